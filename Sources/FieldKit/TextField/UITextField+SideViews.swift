import CellCanvas
import Foundation

extension UITextField {
  /// Shows and hides the views at the sides, and gives them their places.
  func layoutSideViews() {
    place(leftView, isShown: isShown(leftViewMode)) { leftViewRect(forBounds: bounds) }
    place(rightView, isShown: isShown(rightViewMode)) { rightViewRect(forBounds: bounds) }
    // A right view in the same place comes first, as in UIKit.
    let showsButton = isClearButtonShown && !(rightView != nil && isShown(rightViewMode))
    if showsButton || clearButtonIsPlaced {
      place(clearButton, isShown: showsButton) { clearButtonRect(forBounds: bounds) }
    }
    clearButtonIsPlaced = showsButton
  }

  private func place(_ view: UIView?, isShown: Bool, rect: () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      let rect = rect()
      if view.frame != rect { view.frame = rect }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// Whether a view at a side comes and goes with what the field is doing.
  var hasSideViews: Bool { clearButtonMode != .never || leftViewMode != .never || rightViewMode != .never }
}

/// The button that empties a field. Tab passes it by: the keyboard has keys for that.
final class TextFieldClearButton: UIControl {
  private weak var field: UITextField?

  init(field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.field?.offerClear() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(in canvas: inout Canvas) {
    let size = CellMetrics.cells(bounds).size
    canvas.draw(
      "×", at: CellPoint(column: max(0, size.columns - 1), row: (size.rows - 1) / 2),
      style: CellStyle(attributes: .dim))
  }
}
