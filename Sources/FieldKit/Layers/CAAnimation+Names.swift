public import Foundation

// Apple's systems have it in Core Foundation.
#if os(Linux)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// What is seen of an animation before and after it. Stored.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How an animation goes from value to value. Stored.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Without steps between.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// As fast all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Curved.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Curved, and as fast all the way.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// What happens in a transition. Stored.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// One moves over the other.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// One pushes the other away.
  public static let push = CATransitionType(rawValue: "push")
  /// One is drawn away from the other.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a transition comes. Stored.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the upper edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the lower edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The name of a curve of speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As fast all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation is at which time. Stored; a terminal doesn't animate.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// A curve that has a name.
  public init(name: CAMediaTimingFunctionName) {}
  /// A curve from (0, 0) to (1, 1) that leans towards two points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
