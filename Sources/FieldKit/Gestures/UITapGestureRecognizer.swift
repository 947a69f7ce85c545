public import Foundation

/// Looks for clicks.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many clicks, soon after one another. A terminal counts up to three.
  open var numberOfTapsRequired = 1
  /// How many pointers. A mouse is one: with more, no gesture is found.
  open var numberOfTouchesRequired = 1

  override func matches(clicks: Int) -> Bool {
    clicks == numberOfTapsRequired && numberOfTouchesRequired == 1
  }
}

/// Looks for a long press. Stored; a terminal's clicks have no length.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many clicks before it.
  open var numberOfTapsRequired = 0
  /// How many pointers.
  open var numberOfTouchesRequired = 1
  /// How far the pointer may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Looks for a drag. Stored; a terminal's views aren't dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest pointers.
  open var minimumNumberOfTouches = 1
  /// The most pointers.
  open var maximumNumberOfTouches = Int.max
  /// How far it went, in points: never.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far it went. Nothing happens.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast it goes, in points a second: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Looks for a swipe. Stored; a mouse doesn't swipe.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which way. The bits are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Which way.
  open var direction = Direction.right
  /// How many pointers.
  open var numberOfTouchesRequired = 1
}
