import CellCanvas

/// Text that is shown. It wraps at words; what doesn't fit in the room that it is given is cut with a mark.
public struct Text: View {
  public typealias Body = Never
  let string: String

  /// Shows a string. Nothing in it is obeyed: control characters are drawn visibly.
  nonisolated public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  /// Shows a string as it is.
  nonisolated public init(verbatim content: String) { string = content }

  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: TextNode.self, in: context, make: TextNode.init) { node in
      node.style = context.environment.textStyle
      node.setText(view.string)
    }
  }
}

private final class TextNode: _ViewNode {
  var style = CellStyle.plain
  private var string = ""
  /// How the text wraps in the few sizes that one layout asks about.
  private var wrapped: [(proposal: CellProposal, lines: WrappedText)] = []

  func setText(_ string: String) {
    if string == self.string { return }
    self.string = string
    wrapped.removeAll(keepingCapacity: true)
  }

  private func lines(for proposal: CellProposal) -> WrappedText {
    if let known = wrapped.first(where: { $0.lines.isLayout(for: proposal, madeFor: $0.proposal) }) {
      return known.lines
    }
    let lines = WrappedText(string, columns: proposal.columns, rows: proposal.rows)
    if wrapped.count >= Self.cacheLimit { wrapped.removeFirst() }
    wrapped.append((proposal, lines))
    return lines
  }

  private static let cacheLimit = 6

  override func size(for proposal: CellProposal) -> CellSize { lines(for: proposal).size }

  override func draw(in canvas: inout Canvas) {
    for (row, line) in lines(for: CellProposal(frame.size)).lines.enumerated() {
      canvas.draw(
        line, at: CellPoint(column: frame.minColumn, row: frame.minRow + row), style: style,
        maxColumns: frame.size.columns)
    }
  }
}
