import CellCanvas
public import Foundation

/// How a view's surface looks: background, border, rounded corners.
///
/// A radius or a border becomes an outline of box-drawing characters where the view is at least three rows high.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the corners, in points. Any above zero is drawn as a terminal's round corner.
  open var cornerRadius: CGFloat = 0 { didSet { view?.setNeedsDisplay() } }
  /// The width of the border, in points. Any above zero is drawn as one line.
  open var borderWidth: CGFloat = 0 { didSet { view?.setNeedsDisplay() } }
  /// Whether what reaches over the edges is cut off. A terminal always cuts it.
  open var masksToBounds = false

  /// The border's colour. `nil` is one that can be seen on the view's background.
  open var borderColor: UIColor? { didSet { view?.setNeedsDisplay() } }

  /// The outline to draw, if any.
  var box: BoxStyle? { cornerRadius > 0 ? .rounded : borderWidth > 0 ? .square : nil }

  weak var view: UIView?
}
