/// Sends one value, and ends.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Sends a value.
  public init(_ output: Output) { self.output = output }

  /// Sends a subscriber the value once it asks for any, and ends.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    let outlet = Outlet(subscriber)
    outlet.send(output)
    outlet.finish(.finished)
    outlet.start()
  }
}

/// Sends nothing, and ends at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Sends nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Sends nothing of a type.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Accepts a subscriber, and sends it what it asks for.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Fails with an error.
  public init(error: Failure) { self.error = error }

  /// Fails with an error, in place of values of a type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Accepts a subscriber, and sends it what it asks for.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Makes its publisher for each subscriber anew.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publisher that is made.
  public typealias Output = DeferredPublisher.Output
  /// It fails as the publisher does that is made.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes its publisher by a closure.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Accepts a subscriber, and sends it what it asks for.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
