extension Publishers {
  /// The publisher of an operator that programs never name.
  public struct _Made<Output, Failure: Error>: Publisher {
    let attach: (any Subscriber<Output, Failure>) -> Void

    /// Applies the operator for one subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      attach(subscriber)
    }
  }
}

extension Publisher {
  /// An operator that makes at most one value of each. `make` is called for each subscriber, and its closure keeps
  /// what the operator has to remember.
  func relaying<Result>(
    _ make: @escaping () -> (Output) -> Step<Result, Failure>
  ) -> Publishers._Made<Result, Failure> {
    Publishers._Made { subscriber in receive(subscriber: Relay(subscriber, step: make())) }
  }

  /// The same, with errors that closures throw.
  func trying<Result>(
    _ make: @escaping () -> (Output) throws -> Step<Result, any Error>
  ) -> Publishers._Made<Result, any Error> {
    Publishers._Made { subscriber in
      let step = make()
      let relay = Relay<Output, Failure, Result, any Error>(subscriber, end: { $0.mapError { $0 } }) {
        value in
        do { return try step(value) } catch { return .end(.failure(error)) }
      }
      receive(subscriber: relay)
    }
  }
}
