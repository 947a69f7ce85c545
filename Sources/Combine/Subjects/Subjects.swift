import Foundation

/// A subject that passes values to whoever is there when they come.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let subscribers = ConduitList<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Sends a value to all subscribers that are there. It does nothing once the subject has ended.
  public func send(_ value: Output) { subscribers.send(value) }
  /// Ends the subject, and tells its subscribers. Later ones are told at once.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
  /// Accepts the subscription of a publisher that feeds the subject, and asks it for values.
  public func send(subscription: any Subscription) { subscribers.accept(subscription) }

  /// Accepts a subscriber, and sends it what it asks for.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscribers.add(subscriber)
  }
}

/// A subject that has a value, which each new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = NSLock()
  private var current: Output
  private let subscribers = ConduitList<Output, Failure>()

  /// A subject with its first value.
  public init(_ value: Output) { current = value }

  /// The value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Sends a value to all subscribers that are there. It does nothing once the subject has ended.
  public func send(_ value: Output) {
    if subscribers.isOver { return }
    lock.withLock { current = value }
    subscribers.send(value)
  }

  /// Ends the subject, and tells its subscribers. Later ones are told at once.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
  /// Accepts the subscription of a publisher that feeds the subject, and asks it for values.
  public func send(subscription: any Subscription) { subscribers.accept(subscription) }

  /// Accepts a subscriber, and sends it what it asks for.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscribers.add(subscriber, latest: value)
  }
}
