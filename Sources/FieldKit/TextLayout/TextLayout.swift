import TextEditing

/// A text in rows of cells. It keeps no text, and is given the one that it was made of with each question.
///
/// After an edit only the rows around it are laid out anew, up to where a row starts at which one started before. Where
/// no such row comes soon, as in a paragraph without spaces, the rest of the paragraph is left as it was, and laid out
/// when somebody asks for it.
struct TextLayout {
  let rules: LayoutRules
  private(set) var rows: RowList

  /// Where rows start of which it isn't known that they still do: all inside, but not at the ends of the range.
  private var stale: Range<UTF8Offset>?

  /// The rows that are laid out at most where the old ones don't come back: by an edit, and by each step towards what
  /// somebody asks for.
  private static let editLimit = 8
  private static let stepLimit = 64

  init(_ text: TextBuffer, rules: LayoutRules) {
    self.rules = rules
    var breaker = RowBreaker(text, from: .zero, rules: rules)
    var rows: [LaidOutRow] = []
    while let row = breaker.next() { rows.append(row) }
    self.rows = RowList(rows)
  }

  /// Follows an edit of the text.
  ///
  /// - Parameters:
  ///   - text: the text after it.
  ///   - range: what was replaced, in the text before it.
  ///   - length: the length of what stands there now, in UTF-8 code units.
  mutating func follow(replacing range: Range<UTF8Offset>, by length: Int, in text: TextBuffer) {
    // How a row ends depends on the word that didn't fit, which is in the next one.
    let edited = rows.place(at: range.isEmpty && range.lowerBound == .zero ? .zero : range.lowerBound - 1)
    var first = rows.place(row: edited.row - 2)
    if let stale, first.start > stale.lowerBound, first.start < stale.upperBound {
      first = rows.place(at: stale.lowerBound)
    }
    layOut(
      text, from: first, unchangedFrom: range.upperBound, growth: length - range.utf8Count,
      limit: Self.editLimit)
  }

  /// Lays out what was left to be done, so that each row is right.
  mutating func finish(_ text: TextBuffer) { while stale != nil { step(text) } }

  /// Lays out what was left to be done up to a position.
  mutating func finish(_ text: TextBuffer, through position: UTF8Offset) {
    while let stale, position >= stale.lowerBound { step(text) }
  }

  /// Lays out what was left to be done up to a row.
  mutating func finish(_ text: TextBuffer, throughRow row: Int) {
    while let stale, rows.place(row: row).end >= stale.lowerBound { step(text) }
  }

  private mutating func step(_ text: TextBuffer) {
    guard let stale else { return }
    layOut(
      text, from: rows.place(at: stale.lowerBound), unchangedFrom: .zero, growth: 0, limit: Self.stepLimit)
  }

  /// Lays rows out from one on, until one starts where one started before.
  ///
  /// - Parameters:
  ///   - tail: from here on the text before the edit is that after it.
  ///   - growth: how much further back it stands now.
  private mutating func layOut(
    _ text: TextBuffer, from first: RowPlace, unchangedFrom tail: UTF8Offset, growth: Int, limit: Int
  ) {
    var breaker = RowBreaker(text, from: first.start, rules: rules)
    var fresh: [LaidOutRow] = []
    var old = rows.cursor(at: first)
    while let row = breaker.next() {
      fresh.append(row)
      let start = breaker.start - growth
      guard !breaker.isAtEnd, start >= tail else { continue }
      while old.place.start < start, rows.advance(&old) {}
      if old.place.start == start, isTrusted(start) {
        rows.replaceSubrange(first.row..<old.place.row, with: fresh)
        shiftStale(laidOut: first.start..<start, growth: growth)
        return
      }
      if fresh.count >= limit {
        leaveStale(from: start, fresh: fresh, first: first, next: old, growth: growth)
        return
      }
    }
    rows.replaceSubrange(first.row..<rows.count, with: fresh)
    if let stale, stale.upperBound > first.start { self.stale = nil }
  }

  private func isTrusted(_ start: UTF8Offset) -> Bool {
    guard let stale else { return true }
    return start <= stale.lowerBound || start >= stale.upperBound
  }

  /// - Parameter laidOut: in the text before the edit.
  private mutating func shiftStale(laidOut: Range<UTF8Offset>, growth: Int) {
    guard let stale, stale.upperBound > laidOut.lowerBound else { return }
    self.stale =
      laidOut.upperBound <= stale.lowerBound
      ? stale.lowerBound + growth..<stale.upperBound + growth : nil
  }

  /// Keeps the rows from a position on as they were, up to where a paragraph starts, and notes that they are old.
  ///
  /// - Parameters:
  ///   - start: the position, in the text before the edit.
  ///   - next: the first old row at or behind it, or the last row.
  private mutating func leaveStale(
    from start: UTF8Offset, fresh: [LaidOutRow], first: RowPlace, next: RowList.Cursor, growth: Int
  ) {
    var fresh = fresh
    var next = next
    var end = next.place.row
    if next.place.start < start {
      // The last row holds the position.
      fresh.append(LaidOutRow(length: next.place.end - start, isEndOfParagraph: false))
      end += 1
    } else if next.place.start > start {
      let cut = rows.place(row: next.place.row - 1)
      fresh.append(
        LaidOutRow(length: next.place.start - start, isEndOfParagraph: cut.contents.isEndOfParagraph))
    }
    var upper = next.place.start
    let isParagraph = next.place.start > start && fresh.last?.isEndOfParagraph == true
    if !isParagraph {
      while !next.place.contents.isEndOfParagraph, rows.advance(&next) {}
      upper = next.place.end
    }
    var lower = start + growth
    if let stale {
      upper = max(upper, stale.upperBound)
      if stale.upperBound <= first.start { lower = stale.lowerBound }
    }
    rows.replaceSubrange(first.row..<end, with: fresh)
    stale = lower < upper + growth ? lower..<upper + growth : nil
  }
}
