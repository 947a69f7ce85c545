import CellCanvas
import FieldKit
import Foundation

/// A view that does something when it is clicked, or when Return or Space is pressed while it has the keyboard.
struct PressableView<Content: View>: View {
  typealias Body = Never
  let action: () -> Void
  /// Whether it is used as a control is: with the keyboard, too.
  var takesKeyboard = true
  var clicks = 1
  @ViewBuilder let content: (_ isPressed: Bool) -> Content

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: PressableNode.self, in: context, make: PressableNode.init) { node in
      let (action, after) = (view.action, context.environment.afterPress)
      node.control.press = {
        action()
        after?()
      }
      node.control.takesKeyboard = view.takesKeyboard
      let isEnabled = context.environment.isEnabled
      if node.control.isEnabled != isEnabled { node.control.isEnabled = isEnabled }
      node.updateContent(view.content(false), in: context)
    }
  }
}

final class PressableNode: WrapperNode {
  let control = PressableControl(frame: .zero)

  override init(in context: _ViewContext) {
    super.init(in: context)
    tree.hostingView?.addSubview(control)
  }

  override var uiView: UIView? { control }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    control.frame = CellMetrics.rect(rect)
  }

  override func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    if control.isFirstResponder { canvas.placeCursor(at: frame.origin) }
  }

  override func dismantle() {
    control.removeFromSuperview()
    super.dismantle()
  }
}

/// What takes clicks and keys where a SwiftUI view is drawn. It draws nothing itself.
final class PressableControl: UIControl {
  var press: (() -> Void)?
  var takesKeyboard = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.pressed() }, for: [.touchUpInside, .primaryActionTriggered])
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { isEnabled && takesKeyboard }

  private func pressed() { if isEnabled { press?() } }
}
