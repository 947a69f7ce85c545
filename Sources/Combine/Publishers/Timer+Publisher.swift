public import Foundation

extension Timer {
  /// Sends the time again and again, once it is connected.
  ///
  /// - Parameter interval: in seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the time again and again.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The time at which the timer fires.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// In seconds.
    public let interval: TimeInterval
    /// How inexact it may be, in seconds.
    public let tolerance: TimeInterval?
    /// Where it runs.
    public let runLoop: RunLoop
    /// Stored; a terminal has one mode.
    public let mode: RunLoop.Mode
    /// Stored.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Sends the time every `interval` seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber, which is told each time the timer fires once it is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer. It runs until the result is cancelled or gone.
    public func connect() -> any Cancellable {
      let stride = _SchedulerStride(interval)
      return runLoop.schedule(after: runLoop.now.advanced(by: stride), interval: stride) { [subject] in
        subject.send(Date())
      }
    }
  }
}
