public import Foundation

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// At the upper edge, in points.
  public var top: CGFloat
  /// At the left edge, in points.
  public var left: CGFloat
  /// At the lower edge, in points.
  public var bottom: CGFloat
  /// At the right edge, in points.
  public var right: CGFloat

  /// No distance at any edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle made smaller by `insets`, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
