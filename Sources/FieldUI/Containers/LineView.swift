import CellCanvas

/// A horizontal line; in a row of views, a vertical one.
struct LineView: View {
  typealias Body = Never

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: LineNode.self, in: context, make: LineNode.init) { _ in }
  }
}

final class LineNode: _ViewNode {
  /// The direction of the stack around it.
  private var axis: StackLayout.Axis?

  override func tellAxis(_ axis: StackLayout.Axis) -> Bool {
    self.axis = axis
    return false
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    axis == .horizontal
      ? CellSize(columns: 1, rows: proposal.rows ?? 1) : CellSize(columns: proposal.columns ?? 1, rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    let style = CellStyle(attributes: .dim)
    for row in frame.minRow..<frame.maxRow {
      let line: Character = axis == .horizontal ? "│" : "─"
      canvas.draw(
        repeatElement(line, count: min(frame.size.columns, canvas.size.columns)),
        at: CellPoint(column: frame.minColumn, row: row), style: style)
    }
  }
}
