public import Foundation

extension UIView {
  /// Changes views at once: a terminal doesn't animate. `completion` is called right after with `true`, that of an
  /// animation inside of this one before. Where this is called by another one's completion, its own waits for
  /// `duration`, in seconds, so that animations which start each other go on without end but not without pause.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    InstantAnimation.run(duration, animations: animations, completion: completion)
  }

  /// Changes views at once. `completion` isn't called where the options have `repeat`: such an animation doesn't end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    InstantAnimation.run(
      duration + delay, animations: animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Changes views at once; a terminal has no springs.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Changes views at once; a terminal has no springs.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    InstantAnimation.run(
      duration + delay, animations: animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Changes a view at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    InstantAnimation.run(duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts a view in another one's place, or only shows it where the options have `showHideTransitionViews`.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    InstantAnimation.run(duration, animations: change, completion: completion)
  }

  /// Changes views at once, keyframe by keyframe.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    InstantAnimation.run(
      duration + delay, animations: animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Changes views at once. Keyframes come one after the other, in the order in which they are added.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes views, as all else does that changes them.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Changes views at once, so that the changes of a running animation go on. A terminal has none that runs.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Whether animations are allowed. Stored; a terminal doesn't animate.
  public static func setAnimationsEnabled(_ enabled: Bool) { InstantAnimation.isEnabled = enabled }

  /// Whether animations are allowed.
  public static var areAnimationsEnabled: Bool { InstantAnimation.isEnabled }

  /// How long the animation takes in which this is asked, in seconds; 0 outside of any.
  public static var inheritedAnimationDuration: TimeInterval { InstantAnimation.duration }
}

/// Changes that UIKit would animate: they are made at once.
@MainActor enum InstantAnimation {
  static var isEnabled = true
  static private(set) var duration: TimeInterval = 0
  private static var isCompleting = false

  static func run(_ time: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?) {
    let outer = duration
    duration = time
    animations()
    duration = outer
    guard let completion else { return }
    end(after: time) { completion(true) }
  }

  /// Calls what follows an animation: at once, or later where this follows another one.
  static func end(after time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    guard isCompleting else { return complete(body) }
    let wait = max(1.0 / 60, time.isFinite ? time : 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { MainActor.assumeIsolated { complete(body) } }
  }

  private static func complete(_ body: () -> Void) {
    let outer = isCompleting
    isCompleting = true
    body()
    isCompleting = outer
  }
}
