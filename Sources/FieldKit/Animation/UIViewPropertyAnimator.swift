public import Foundation

/// Where an animation stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Between the two.
  case current
}

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or nothing any more.
  case inactive
  /// It runs, or it was paused.
  case active
  /// It was stopped, and can be finished.
  case stopped
}

/// Changes views when it is started: at once, and calls its completions right after. A terminal doesn't animate.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How long it would take, in seconds.
  public final let duration: TimeInterval
  /// What it does.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs. Never to be seen, since it takes no time.
  open private(set) var isRunning = false
  /// Whether it runs back. Stored; a terminal makes changes at once.
  open var isReversed = false
  /// How far it is, from 0 to 1. Setting it makes the changes.
  open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete > 0 { change() } } }
  /// Whether views can be used meanwhile. Stored; it takes no time.
  open var isUserInteractionEnabled = true
  /// Whether a finished one can be run back. Stored; a terminal makes changes at once.
  open var pausesOnCompletion = false
  /// Whether it slows down where it was interrupted. Stored; a terminal makes changes at once.
  open var scrubsLinearly = true

  private init(_ duration: TimeInterval, _ animations: (() -> Void)?) {
    self.duration = duration
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// An animator with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) { self.init(duration, animations) }

  /// An animator with a curve that leans towards two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration, animations) }

  /// An animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration, animations)
  }

  /// Changes views at once, and gives back an animator that has ended.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration, animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes, which are made when the animator is started.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds changes, which are made when the animator is started.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }

  /// Adds what is called when it has ended, after what was added before.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func change() {
    let changes = animations
    animations = []
    InstantAnimation.run(duration, animations: { for change in changes { change() } }, completion: nil)
  }

  /// Makes the changes, and calls the completions.
  open func startAnimation() {
    state = .active
    change()
    InstantAnimation.end(after: duration) { [self] in
      if state == .active { finish(.end) }
    }
  }

  /// Makes the changes, and calls the completions.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Makes the changes, and calls the completions.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Keeps the animator active. What was started has ended.
  open func pauseAnimation() { state = .active }

  /// Stops: without a finish, no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }

  /// Calls the completions of a stopped animator.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(finalPosition) }
  }

  private func finish(_ position: UIViewAnimatingPosition) {
    state = .inactive
    let ended = completions
    completions = []
    for completion in ended { completion(position) }
  }
}
