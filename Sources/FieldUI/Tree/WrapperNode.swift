import CellCanvas

/// A node around one other. By itself it adds nothing.
class WrapperNode: _ViewNode {
  private(set) var content: _ViewNode?

  /// Brings what is inside up to date.
  func updateContent<Content: View>(_ view: Content, in context: _ViewContext) {
    content = context.inside(self).node(for: view, replacing: content)
  }

  override var inner: [_ViewNode] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: CellProposal) -> CellSize { content?.size(for: proposal) ?? .zero }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    content?.place(in: rect)
  }

  override func draw(in canvas: inout Canvas) { content?.draw(in: &canvas) }

  override func dismantle() { content?.dismantle() }
}
