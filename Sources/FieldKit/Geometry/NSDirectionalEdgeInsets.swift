public import Foundation

/// Distances from the edges of a rectangle, by the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// At the upper edge, in points.
  public var top: CGFloat
  /// At the edge where reading begins, in points.
  public var leading: CGFloat
  /// At the lower edge, in points.
  public var bottom: CGFloat
  /// At the edge where reading ends, in points.
  public var trailing: CGFloat

  /// No distance at any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}
