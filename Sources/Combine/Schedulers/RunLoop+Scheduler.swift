public import Foundation

/// A moment of a run loop or an operation queue.
public struct _SchedulerDate: Strideable, Hashable, Sendable {
  /// The time between two moments, in seconds.
  public typealias Stride = _SchedulerStride
  /// The moment.
  public var date: Date

  /// A moment.
  public init(_ date: Date) { self.date = date }

  /// How long it is until another moment, in seconds; negative if that is past.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// The moment some seconds later.
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}

/// How a closure runs in a run loop or an operation queue: there is nothing to say.
public struct _NoSchedulerOptions: Sendable {}

/// Runs closures in the loop; those of the main loop on the main queue. Times are in seconds.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerDate
  public typealias SchedulerOptions = _NoSchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// A terminal's loop runs the main queue, which the main run loop would run as well.
  private var queue: DispatchQueue? { self === RunLoop.main ? .main : nil }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let queue { return queue.schedule(options: nil, action) }
    let action = Carrier(action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let queue {
      return queue.schedule(after: queue.now.advanced(by: now.distance(to: date)), action)
    }
    let action = Carrier(action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue {
      return queue.schedule(after: queue.now.advanced(by: now.distance(to: date)), interval: interval, action)
    }
    let action = Carrier(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
    add(timer, forMode: .default)
    let carried = Carrier(timer)
    return AnyCancellable { carried.value.invalidate() }
  }
}

/// Runs closures as operations of the queue. Times are in seconds.
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerDate
  public typealias SchedulerOptions = _NoSchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carrier(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let (queue, action) = (Carrier(self), Carrier(action))
    let wait = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) {
      queue.value.addOperation { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (queue, action) = (Carrier(self), Carrier(action))
    let clock = DispatchQueue.global()
    return clock.schedule(
      after: clock.now.advanced(by: now.distance(to: date)), interval: interval
    ) {
      queue.value.addOperation { action.value() }
    }
  }
}

/// Runs closures at once, where they are scheduled.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only moment there is.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// The time between two moments, in seconds.
    public typealias Stride = _SchedulerStride
    /// No time passes: closures run at once.
    public func distance(to other: Self) -> Stride { 0 }
    /// The only moment again.
    public func advanced(by n: Stride) -> Self { self }
  }
  /// There is nothing to choose.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// None: closures run at once.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure before it returns.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure before it returns, whatever the date. An interval is ignored: it runs once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Runs a closure before it returns, whatever the date. An interval is ignored: it runs once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
