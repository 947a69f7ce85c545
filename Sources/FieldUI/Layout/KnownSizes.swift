import CellCanvas

/// The sizes that a view took when it was asked in this layout.
///
/// A stack asks what its members take, and they ask theirs; when it gives them their places, all are asked again, at
/// each level. Without a memory the innermost view would be asked twice as often for each stack around it.
///
/// Plain memory: it is copied in and out of its node at each question.
struct KnownSizes {
  private var version = -1
  /// Stacks ask for what a member takes at most, and in the end. What it takes at least is asked more rarely.
  private var last: Answer?
  private var earlier: Answer?

  private struct Answer {
    let proposal: CellProposal
    let size: CellSize
  }

  /// The size for an offer, if it is known.
  func size(for proposal: CellProposal, version: Int) -> CellSize? {
    guard version == self.version else { return nil }
    if let last, last.size.answers(proposal, asWell: last.proposal) { return last.size }
    if let earlier, earlier.size.answers(proposal, asWell: earlier.proposal) { return earlier.size }
    return nil
  }

  /// These and one more.
  func adding(_ size: CellSize, for proposal: CellProposal, version: Int) -> KnownSizes {
    var sizes = KnownSizes()
    sizes.version = version
    sizes.earlier = version == self.version ? last : nil
    sizes.last = Answer(proposal: proposal, size: size)
    return sizes
  }
}

extension CellSize {
  /// Whether a view that took this size when it was offered `first` takes it of `second` as well: what had enough with
  /// less than it was offered doesn't mind getting less, as long as it gets that.
  fileprivate func answers(_ second: CellProposal, asWell first: CellProposal) -> Bool {
    if first.isHeightFixed != second.isHeightFixed { return false }
    return Self.answers(columns, second.columns, asWell: first.columns)
      && Self.answers(rows, second.rows, asWell: first.rows)
  }

  private static func answers(_ length: Int, _ second: Int?, asWell first: Int?) -> Bool {
    if first == second { return true }
    guard let first, let second else { return false }
    return length <= second && second < first
  }
}
