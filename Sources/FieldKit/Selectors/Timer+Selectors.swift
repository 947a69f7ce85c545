#if os(Linux)
  public import Foundation

  extension Timer {
    /// A timer that calls a method of `aTarget`, which takes nothing or the timer, and keeps it alive until it ends.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      nonisolated(unsafe) let target = aTarget as AnyObject
      return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
        nonisolated(unsafe) let timer = timer
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { _ = aSelector.call(on: target, with: [timer]) }
        } else {
          _ = aSelector.method?.call(on: target, with: [timer])
        }
      }
    }
  }

  extension NSObject {
    /// Calls a method on a thread: at once if that is this one, or else after what the main queue has to do.
    public func perform(_ aSelector: Selector, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool) {
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) let arg = arg
      if wait, thread === Thread.current || thread.isMainThread && MainQueue.isCurrent {
        object.perform(aSelector, with: arg)
      } else if wait {
        DispatchQueue.main.sync { _ = object.perform(aSelector, with: arg) }
      } else {
        DispatchQueue.main.async { _ = object.perform(aSelector, with: arg) }
      }
    }

    /// Calls a method on the main thread.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
      perform(aSelector, on: Thread.mainThread, with: arg, waitUntilDone: wait)
    }

    /// Calls a method after a delay, in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) let argument = anArgument
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        _ = object.perform(aSelector, with: argument)
      }
    }
  }

#endif
