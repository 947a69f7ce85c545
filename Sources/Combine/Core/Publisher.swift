/// A source of values over time, which ends once, well or with an error.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it can fail; `Never` if it can't.
  associatedtype Failure: Error
  /// Begins to serve a subscriber: sends it a subscription, then as many values as it asks for.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject, until the result is cancelled or gone.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// A publisher that begins to send when it is told to, so that several subscribers can be attached before.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  func connect() -> any Cancellable
}

/// The namespace of the publishers that operators make.
public enum Publishers {}

/// The namespace of the standard subscribers.
public enum Subscribers {}

/// The namespace of the standard subscriptions.
public enum Subscriptions {}
