extension Publisher {
  /// Gives errors another type.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers._Made<Output, E> {
    Publishers._Made { subscriber in
      receive(
        subscriber: Relay<Output, Failure, Output, E>(subscriber, end: { $0.mapError(transform) }) {
          .value($0)
        })
    }
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers._Made<Output, P.Failure> where P.Output == Output {
    Publishers._Made { subscriber in
      continuing(subscriber) { .success(handler($0)) }
    }
  }

  /// Goes on with another publisher after an error, or fails with one that the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers._Made<Output, any Error> where P.Output == Output {
    Publishers._Made { subscriber in
      continuing(subscriber) { error in
        Result { try handler(error).mapError { $0 as any Error } }
      }
    }
  }

  private func continuing<P: Publisher>(
    _ subscriber: any Subscriber<Output, P.Failure>, _ handler: @escaping (Failure) -> Result<P, P.Failure>
  ) where P.Output == Output {
    let outlet = Outlet<Output, P.Failure>(subscriber)
    // What was asked for and didn't come is asked for from the other publisher.
    let open = OpenDemand()
    let second = Inlet<Output, P.Failure> {
      outlet.send($0)
      return .none
    } end: {
      outlet.finish($0)
    }
    let first = Inlet<Output, Failure> {
      open.demand -= 1
      outlet.send($0)
      return .none
    } end: { completion in
      guard case .failure(let error) = completion else { return outlet.finish(.finished) }
      switch handler(error) {
      case .success(let publisher):
        outlet.onRequest = second.request
        outlet.onCancel = second.cancel
        second.request(open.demand)
        publisher.receive(subscriber: second)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
    outlet.onRequest = {
      open.demand += $0
      first.request($0)
    }
    outlet.onCancel = first.cancel
    receive(subscriber: first)
    outlet.start()
  }

  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers._Made<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Ends the program at an error. Only for errors that can't be.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers._Made<Output, Never> {
    mapError { error in preconditionFailure("\(prefix) \(error)", file: file, line: line) }
  }

  /// Begins anew after an error, at most so many times.
  public func retry(_ retries: Int) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      if retries <= 0 { return receive(erased: subscriber) }
      `catch` { _ in retry(retries - 1) }.receive(erased: subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Says that the publisher might fail in some way, to put it beside one that does.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers._Made<Output, E> {
    Publishers._Made { subscriber in
      receive(
        subscriber: Relay<Output, Never, Output, E>(subscriber, end: { _ in .finished }) { .value($0) })
    }
  }
}

/// What was asked for.
final class OpenDemand: @unchecked Sendable {
  var demand = Subscribers.Demand.none
}
