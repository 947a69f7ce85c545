import Foundation

extension Publisher {
  /// Hands values over on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers._Made<Output, Failure> {
    passing { scheduler.schedule(options: options, $0) }
  }

  /// Hands values over some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers._Made<Output, Failure> {
    passing { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, action)
    }
  }

  private func passing(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<Output, Failure>(subscriber)
      let inlet = Inlet<Output, Failure> { value in
        schedule { outlet.send(value) }
        return .none
      } end: { completion in
        schedule { outlet.finish(completion) }
      }
      outlet.onRequest = inlet.request
      outlet.onCancel = inlet.cancel
      receive(subscriber: inlet)
      outlet.start()
    }
  }

  /// Begins, asks for values and stops on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<Output, Failure>(subscriber)
      let inlet = Inlet<Output, Failure> {
        outlet.send($0)
        return .none
      } end: {
        outlet.finish($0)
      }
      outlet.onRequest = { demand in scheduler.schedule(options: options) { inlet.request(demand) } }
      outlet.onCancel = { scheduler.schedule(options: options, inlet.cancel) }
      scheduler.schedule(options: options) { receive(subscriber: inlet) }
      outlet.start()
    }
  }

  /// Sends a value when no other has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<Output, Failure>(subscriber)
      let latest = Latest<Output>()
      let inlet = Inlet<Output, Failure>(demand: .unlimited) { value in
        let turn = latest.set(value)
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          // What isn't asked for at its moment is lost, and doesn't wait.
          if let value = latest.take(ifTurn: turn), outlet.hasDemand { outlet.send(value) }
        }
        return .none
      } end: { completion in
        if case .finished = completion, let value = latest.take(), outlet.hasDemand { outlet.send(value) }
        outlet.finish(completion)
      }
      outlet.onCancel = {
        _ = latest.take()
        inlet.cancel()
      }
      receive(subscriber: inlet)
      outlet.start()
    }
  }

  /// Sends at most one value in each stretch of time: its last, or its first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<Output, Failure>(subscriber)
      let kept = Latest<Output>()
      let rest = Flag()
      func open() {
        if let value = kept.take() {
          if outlet.hasDemand { outlet.send(value) }
          wait()
        } else {
          kept.lock.withLock { rest.isSet = false }
        }
      }
      func wait() {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: nil,
          open)
      }
      let inlet = Inlet<Output, Failure>(demand: .unlimited) { value in
        let isResting = kept.lock.withLock {
          defer { rest.isSet = true }
          return rest.isSet
        }
        if !isResting {
          scheduler.schedule(options: nil) { if outlet.hasDemand { outlet.send(value) } }
          wait()
        } else if latest || kept.isEmpty {
          kept.set(value)
        }
        return .none
      } end: { completion in
        if case .finished = completion, let value = kept.take(), outlet.hasDemand { outlet.send(value) }
        scheduler.schedule(options: nil) { outlet.finish(completion) }
      }
      outlet.onCancel = {
        _ = kept.take()
        inlet.cancel()
      }
      receive(subscriber: inlet)
      outlet.start()
    }
  }
}

/// The latest value that waits for its moment.
private final class Latest<Value>: @unchecked Sendable {
  let lock = NSLock()
  private var value: Value?
  private var turn = 0

  var isEmpty: Bool { lock.withLock { value == nil } }

  @discardableResult
  func set(_ value: Value) -> Int {
    lock.withLock {
      self.value = value
      turn += 1
      return turn
    }
  }

  func take(ifTurn turn: Int? = nil) -> Value? {
    lock.withLock {
      if let turn, turn != self.turn { return nil }
      defer { value = nil }
      return value
    }
  }
}
