#if os(Linux)
  public import Foundation

  extension Timer {
    /// A timer that calls a method of `aTarget`, which takes nothing or the timer, and keeps it alive until it ends.
    ///
    /// One that is made on the main actor fires on the main queue. No run loop has to run, and under an asynchronous
    /// main function none does. One that is made on another thread is left to that thread's run loop.
    ///
    /// - Parameter ti: after how many seconds it fires, and how many lie between.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      nonisolated(unsafe) let target = aTarget as AnyObject
      let call: @Sendable (Timer) -> Void = { timer in
        nonisolated(unsafe) let timer = timer
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { _ = aSelector.call(on: target, with: [timer]) }
        } else {
          _ = aSelector.method?.call(on: target, with: [timer])
        }
      }
      guard MainQueue.isCurrent else {
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: call)
      }
      let timer = SelectorTimer(ti, repeats: yesOrNo, userInfo: userInfo, block: call)
      timer.fireOnMainQueue()
      return timer
    }
  }

  /// A timer that waits on the main queue, and carries what it was given to carry.
  private final class SelectorTimer: Timer {
    private let information: Any?

    override var userInfo: Any? { information }

    init(_ interval: TimeInterval, repeats: Bool, userInfo: Any?, block: @escaping @Sendable (Timer) -> Void)
    {
      information = userInfo
      super.init(
        fire: Date(timeIntervalSinceNow: max(0, interval)), interval: interval, repeats: repeats, block: block
      )
    }

    /// Counts what the timer has waited for, so that a wait knows whether it is the last one.
    private var waits = 0

    /// When it fires next. A date in the past is now.
    override var fireDate: Date { didSet { fireOnMainQueue() } }

    /// Fires the timer when its time has come, and again if it repeats, until it is invalidated.
    func fireOnMainQueue() {
      waits += 1
      nonisolated(unsafe) let timer = self
      let wait = waits
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, fireDate.timeIntervalSinceNow)) {
        guard timer.isValid, timer.waits == wait else { return }
        // Setting the date waits for it.
        if timer.timeInterval > 0 { timer.fireDate = timer.nextDate(after: Date()) }
        timer.fire()
      }
    }

    /// The next date of a timer that repeats. What was missed isn't made up for.
    private func nextDate(after now: Date) -> Date {
      let missed = (now.timeIntervalSince(fireDate) / timeInterval).rounded(.down)
      return fireDate.addingTimeInterval((missed + 1) * timeInterval)
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
