import CellCanvas

extension WrappedText {
  /// Whether another proposal would give the same lines as the one for which these were made.
  func isLayout(for proposal: CellProposal, madeFor made: CellProposal) -> Bool {
    if proposal.columns != made.columns { return false }
    let rows = max(1, proposal.rows ?? Self.rowLimit)
    return isCut ? rows == max(1, made.rows ?? Self.rowLimit) : rows >= lines.count
  }
}
