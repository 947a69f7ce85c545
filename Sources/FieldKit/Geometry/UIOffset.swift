public import Foundation

/// A shift in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat

  /// No shift.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A shift in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static let zero = UIOffset()
}
