public import Foundation

/// Changes of layers that belong together. A terminal makes them at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Open {
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var values: [String: Any] = [:]
  }

  private static var open: [Open] = []
  /// What is set outside of any transaction.
  private static var outermost = Open()

  private static var current: Open {
    get { open.last ?? outermost }
    set { if open.isEmpty { outermost = newValue } else { open[open.count - 1] = newValue } }
  }

  /// Begins a transaction, inside of one that has begun.
  public class func begin() {
    var inner = current
    inner.completion = nil
    open.append(inner)
  }

  /// Ends the innermost transaction, and calls what it was given for its end. Nothing without one.
  public class func commit() {
    guard let ended = open.popLast() else { return }
    if let completion = ended.completion { InstantAnimation.end(after: ended.duration) { completion() } }
  }

  /// Ends what is set outside of any transaction. A terminal makes changes at once.
  public class func flush() {}

  /// Whether layers animate their changes. Stored; a terminal doesn't animate.
  public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  /// Whether layers don't animate their changes.
  public class func disableActions() -> Bool { current.disablesActions }
  /// How long changes take, in seconds. Stored.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  /// How long changes take, in seconds.
  public class func animationDuration() -> CFTimeInterval { current.duration }
  /// How fast changes are at which time. Stored.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }
  /// How fast changes are at which time.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }
  /// Keeps a value in the innermost transaction.
  public class func setValue(_ anObject: Any?, forKey key: String) { current.values[key] = anObject }
  /// A value that was kept.
  public class func value(forKey key: String) -> Any? { current.values[key] }

  /// What is called when the innermost transaction ends; outside of any, at once.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty { block?() } else { current.completion = block }
  }
  /// What is called when the innermost transaction ends.
  public class func completionBlock() -> (() -> Void)? { current.completion }
}
