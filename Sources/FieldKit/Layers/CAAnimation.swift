public import Foundation

/// A change over time of a layer. Stored for as long as it would run; a terminal draws only where it ends.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// A change of standard length.
  public override init() { super.init() }

  /// Who is told of its end.
  open var delegate: (any CAAnimationDelegate)?
  /// How long it takes, in seconds. 0 for a quarter of one.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds. Stored.
  open var beginTime: CFTimeInterval = 0
  /// Where in it it begins, in seconds. Stored.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// How long it runs again and again, in seconds. Stored.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back as well.
  open var autoreverses = false
  /// How fast its time runs. Stored.
  open var speed: Float = 1
  /// What is seen before and after. Stored; a terminal doesn't draw it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer forgets it when it has ended.
  open var isRemovedOnCompletion = true
  /// How fast it is at which time. Stored.
  open var timingFunction: CAMediaTimingFunction?

  /// How long it takes with all that it repeats, in seconds; `nil` without end.
  final var wholeDuration: TimeInterval? {
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    let whole = once * Double(max(1, repeatCount))
    return whole < 1_000_000 ? whole : nil
  }
}

/// Is told of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It has ended, or was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one value.
open class CAPropertyAnimation: CAAnimation {
  /// A change of nothing yet.
  public override init() { super.init() }
  /// A change of the value at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// Which value changes.
  open var keyPath: String?
  /// Whether it adds to what is there. Stored.
  open var isAdditive = false
  /// Whether each turn adds to the one before. Stored.
  open var isCumulative = false
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// By how much it changes.
  open var byValue: Any?
}

/// A change from one value to another, as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// What is moved. Stored.
  open var mass: CGFloat = 1
  /// How strong the spring is. Stored.
  open var stiffness: CGFloat = 100
  /// What slows it down. Stored.
  open var damping: CGFloat = 10
  /// How fast it is at first. Stored.
  open var initialVelocity: CGFloat = 0
  /// How long it moves, in seconds: as long as `duration`.
  open var settlingDuration: CFTimeInterval { duration }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The line that a point follows.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How fast it is at which time between two values. Stored.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from value to value. Stored.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several changes at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change of all that is seen of a layer.
open class CATransition: CAAnimation {
  /// What happens. Stored.
  open var type = CATransitionType.fade
  /// From where. Stored.
  open var subtype: CATransitionSubtype?
  /// How far into it it begins, from 0 to 1. Stored.
  open var startProgress: Float = 0
  /// How far into it it ends, from 0 to 1. Stored.
  open var endProgress: Float = 1
}
