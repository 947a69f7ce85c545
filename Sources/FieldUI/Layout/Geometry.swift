public import Foundation

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the upper edge, in points.
  public var top: CGFloat
  /// At the left edge, in points.
  public var leading: CGFloat
  /// At the lower edge, in points.
  public var bottom: CGFloat
  /// At the right edge, in points.
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
}

/// One of two directions.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Some of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The number that stands for it.
    public let rawValue: Int8
    /// One by its number.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A place in a rectangle, from 0 to 1 in each direction.
public struct UnitPoint: Hashable, Sendable {
  /// From the left edge, 0, to the right one, 1.
  public var x: CGFloat
  /// From the upper edge, 0, to the lower one, 1.
  public var y: CGFloat

  /// A place.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A turn.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public init() { radians = 0 }
  /// A turn in radians.
  public init(radians: Double) { self.radians = radians }
  /// A turn in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn.
  public static let zero = Angle()
  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Which one comes first.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// How a picture fills a rectangle of another shape.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}
