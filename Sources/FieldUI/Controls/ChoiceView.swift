import CellCanvas
import FieldKit

/// One of several tagged views.
struct ChoiceView<Value: Hashable, Content: View>: View {
  typealias Body = Never
  let selection: Binding<Value>
  let content: Content

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: ChoiceNode.self, in: context, make: ChoiceNode.init) { node in
      node.updateContent(view.content, in: context)
      let (selection, isEnabled) = (view.selection, context.environment.isEnabled)
      node.selected = AnyHashable(selection.wrappedValue)
      node.control.isEnabled = isEnabled
      node.control.press = { [weak node] in
        if let value = node?.next?.base as? Value { selection.wrappedValue = value }
      }
    }
  }
}

private final class ChoiceNode: WrapperNode {
  let control = PressableControl(frame: .zero)
  var selected: AnyHashable?

  override init(in context: _ViewContext) {
    super.init(in: context)
    tree.hostingView?.addSubview(control)
  }

  override var uiView: UIView? { control }

  private var choices: [(tag: AnyHashable, node: _ViewNode)] {
    (content?.members ?? []).compactMap { node in node.tag.map { ($0, node) } }
  }

  private var shown: _ViewNode? { choices.first { $0.tag == selected }?.node }

  /// The value after the selected one.
  var next: AnyHashable? {
    let tags = choices.map(\.tag)
    guard !tags.isEmpty else { return nil }
    return tags[((tags.firstIndex { $0 == selected } ?? -1) + 1) % tags.count]
  }

  private static let marks = 4

  override func measure(_ proposal: CellProposal) -> CellSize {
    let inside = shown?.size(for: proposal.reduced(columns: Self.marks, rows: 0)) ?? .zero
    return CellSize(columns: inside.columns + Self.marks, rows: max(1, inside.rows))
  }

  override func place(in rect: CellRect) {
    frame = rect
    control.frame = CellMetrics.rect(rect)
    shown?.place(in: rect.inset(left: 2, right: 2))
  }

  override func draw(in canvas: inout Canvas) {
    canvas.draw("‹", at: frame.origin)
    canvas.draw("›", at: CellPoint(column: frame.maxColumn - 1, row: frame.minRow))
    shown?.draw(in: &canvas)
    if control.isFirstResponder { canvas.placeCursor(at: frame.origin) }
  }

  override func dismantle() {
    control.removeFromSuperview()
    super.dismantle()
  }
}
