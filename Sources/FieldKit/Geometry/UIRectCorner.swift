/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
