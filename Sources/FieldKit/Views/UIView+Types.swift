import Foundation

extension UIView {
  /// What becomes of a view's content in another size.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill
    /// It is made as large as it can be seen whole.
    case scaleAspectFit
    /// It is made so large that it leaves nothing free.
    case scaleAspectFill
    /// It is drawn anew.
    case redraw
    /// It stays, in the middle.
    case center
    /// It stays at the upper edge.
    case top
    /// It stays at the lower edge.
    case bottom
    /// It stays at the left edge.
    case left
    /// It stays at the right edge.
    case right
    /// It stays in the upper left corner.
    case topLeft
    /// It stays in the upper right corner.
    case topRight
    /// It stays in the lower left corner.
    case bottomLeft
    /// It stays in the lower right corner.
    case bottomRight
  }

  /// Whether a view's tint is shown as it is.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// As it is.
    case normal
    /// Without colour.
    case dimmed
  }

  /// Below this a view isn't drawn, and no click reaches it.
  static let leastAlpha: CGFloat = 0.01
}
