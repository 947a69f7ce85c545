/// A change of state and what goes along with it. A terminal animates nothing: what is in it is stored.
public struct Transaction: Sendable {
  /// The animation. Stored; a terminal shows changes at once.
  public var animation: Animation?
  /// Whether animations inside are left out. Stored.
  public var disablesAnimations = false
  /// Whether the change goes on, as a gesture does. Stored.
  public var isContinuous = false

  /// A change with nothing to say about it.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change, at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change, at once: a terminal animates nothing.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How a change would move. Stored; a terminal shows changes at once.
public struct Animation: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The usual one. Stored; a terminal shows a change at once.
  public static let `default` = Animation("default")
  /// At one speed. Stored; a terminal shows a change at once.
  public static let linear = Animation("linear")
  /// Slow at first. Stored; a terminal shows a change at once.
  public static let easeIn = Animation("easeIn")
  /// Slow at last. Stored; a terminal shows a change at once.
  public static let easeOut = Animation("easeOut")
  /// Slow at first and at last. Stored; a terminal shows a change at once.
  public static let easeInOut = Animation("easeInOut")
  /// As a spring moves. Stored; a terminal shows a change at once.
  public static let spring = Animation("spring")
  /// As a spring that bounces. Stored; a terminal shows a change at once.
  public static let bouncy = Animation("bouncy")
  /// As a spring that doesn't bounce. Stored; a terminal shows a change at once.
  public static let smooth = Animation("smooth")
  /// As a spring that bounces a little. Stored; a terminal shows a change at once.
  public static let snappy = Animation("snappy")

  /// At an even pace, in seconds.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Faster and faster, in seconds.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Slower and slower, in seconds.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// As a spring does.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// As a spring does.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .spring }
  /// As a spring does.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .spring }

  /// Later, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
