import CellCanvas
import FieldKit
public import Foundation

extension View {
  /// Rounds the view's corners.
  ///
  /// In cells: an outline of box-drawing characters with round corners, in a shade that stands out from what is
  /// behind the view. It takes a column at either side, and lies on the first and last rows; a view of fewer than
  /// three rows has no room for one, and stays as it is.
  ///
  /// - Parameter radius: in points. Any above zero rounds.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    BoxView(content: self, box: radius > 0 ? .rounded : nil, color: nil)
  }

  /// Draws a border of a style, one line wide, as `cornerRadius(_:)` draws its outline.
  ///
  /// - Parameter width: in points. Any above zero is one line.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    BoxView(content: self, box: width > 0 ? .square : nil, color: style._color.cellColor)
  }
}

struct BoxView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let box: BoxStyle?
  let color: CellColor?

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: BoxNode.self, in: context, make: BoxNode.init) { node in
      (node.box, node.color) = (view.box, view.color)
      node.updateContent(view.content, in: context)
    }
  }
}

private final class BoxNode: WrapperNode {
  var box: BoxStyle?
  var color: CellColor?

  private static let leastRows = 3

  override func measure(_ proposal: CellProposal) -> CellSize {
    guard box != nil else { return super.measure(proposal) }
    let inside = super.measure(proposal.reduced(columns: 2, rows: 0))
    if inside.rows < Self.leastRows { return super.measure(proposal) }
    return CellSize(columns: inside.columns + 2, rows: inside.rows)
  }

  private var hasOutline: Bool { box != nil && frame.size.rows >= Self.leastRows }

  override func place(in rect: CellRect) {
    frame = rect
    content?.place(in: hasOutline ? rect.inset(left: 1, right: 1) : rect)
  }

  override func draw(in canvas: inout Canvas) {
    guard hasOutline, let box else { return super.draw(in: &canvas) }
    canvas.drawBoxed(frame, box: box, color: color) { super.draw(in: &$0) }
  }
}
