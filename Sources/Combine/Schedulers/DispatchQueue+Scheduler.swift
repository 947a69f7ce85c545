public import Dispatch
import Foundation

/// Runs closures on the queue. Times are Dispatch's, and in seconds.
extension DispatchQueue: Scheduler {
  /// A moment.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = _SchedulerStride
    /// The moment, as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// A moment of Dispatch's.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(to >= from ? Double(to - from) / 1e9 : -Double(from - to) / 1e9)
    }

    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

    /// Whether both are the same.
    public static func == (left: Self, right: Self) -> Bool { left.dispatchTime == right.dispatchTime }
    /// Feeds what `==` compares to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  /// How a closure runs on a queue.
  public struct SchedulerOptions {
    /// Its quality of service.
    public var qos: DispatchQoS
    /// Its flags.
    public var flags: DispatchWorkItemFlags
    /// A group that it belongs to.
    public var group: DispatchGroup?

    /// How a closure runs.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carrier(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carrier(action)
    asyncAfter(deadline: date.dispatchTime) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carrier(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action.value() }
    timer.schedule(deadline: date.dispatchTime, repeating: max(interval.timeInterval, 0.000_001))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
