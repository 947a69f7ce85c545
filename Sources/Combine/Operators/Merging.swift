extension Publishers {
  /// Sends what several publishers of one type send, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of any of them.
    public typealias Output = Upstream.Output
    /// It fails when any of them does.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      mergeAll(publishers.map { $0.eraseToAnyPublisher() }, into: subscriber)
    }
  }

  /// Sends what two publishers send, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// A value of any of them.
    public typealias Output = A.Output
    /// It fails when any of them does.
    public typealias Failure = A.Failure
    /// The first one.
    public let a: A
    /// The second one.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      mergeAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()], into: subscriber)
    }
  }

  /// Sends what three publishers send, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    /// A value of any of them.
    public typealias Output = A.Output
    /// It fails when any of them does.
    public typealias Failure = A.Failure
    /// The first one.
    public let a: A
    /// The second one.
    public let b: B
    /// The third one.
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      mergeAll(
        [a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()], into: subscriber)
    }
  }
}

private func mergeAll<Output, Failure: Error>(
  _ publishers: [AnyPublisher<Output, Failure>], into subscriber: any Subscriber<Output, Failure>
) {
  let joined = Joined<Output, Failure>(subscriber)
  joined.outlet.start()
  if publishers.isEmpty { return joined.outlet.finish(.finished) }
  var ended = 0
  for publisher in publishers {
    joined.add(publisher) { value, again in
      joined.outlet.send(value, taken: again)
    } end: {
      ended += 1
      if ended == publishers.count { joined.outlet.finish(.finished) }
    }
  }
}

extension Publisher {
  /// Sends what both publishers send, as it comes.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output { Publishers.Merge(self, other) }

  /// Sends what all three send, as it comes.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    Publishers.Merge3(self, b, c)
  }

  /// Sends what both publishers of one type send, as it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

  /// Sends what the publishers that a closure makes of the values send, as it comes.
  ///
  /// - Parameter maxPublishers: how many of them may be open at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers._Made<P.Output, Failure> where P.Failure == Failure {
    Publishers._Made { subscriber in
      let joined = Joined<P.Output, Failure>(subscriber)
      var isSourceOpen = true
      var inner = 0
      var more: () -> Void = {}
      let source = Inlet<Output, Failure>(demand: maxPublishers) { value in
        joined.lock.withLock { inner += 1 }
        joined.add(transform(value)) { value, again in
          joined.outlet.send(value, taken: again)
        } end: {
          inner -= 1
          if inner == 0, !isSourceOpen { joined.outlet.finish(.finished) } else { more() }
        }
        return .none
      } end: { completion in
        joined.lock.lock()
        isSourceOpen = false
        let isOver = inner == 0
        joined.lock.unlock()
        if case .failure = completion {
          joined.cancelAll()
          joined.outlet.finish(completion)
        } else if isOver {
          joined.outlet.finish(.finished)
        }
      }
      more = { [weak source] in source?.request(.max(1)) }
      joined.outlet.onCancel = {
        source.cancel()
        joined.cancelAll()
      }
      joined.outlet.start()
      receive(subscriber: source)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sends what the publishers that a closure makes of the values send, as it comes; these may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers._Made<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the latest of the publishers that come sends.
  public func switchToLatest() -> Publishers._Made<Output.Output, Failure> {
    Publishers._Made { subscriber in
      let joined = Joined<Output.Output, Failure>(subscriber)
      var isSourceOpen = true
      var isInnerOpen = false
      var turn = 0
      let source = Inlet<Output, Failure>(demand: .unlimited) { publisher in
        joined.cancelAll()
        joined.lock.withLock {
          turn += 1
          isInnerOpen = true
        }
        let mine = turn
        joined.add(publisher) { value, again in
          if mine == turn { joined.outlet.send(value, taken: again) }
        } end: {
          guard mine == turn else { return }
          isInnerOpen = false
          if !isSourceOpen { joined.outlet.finish(.finished) }
        }
        return .none
      } end: { completion in
        isSourceOpen = false
        if case .failure = completion {
          joined.cancelAll()
          joined.outlet.finish(completion)
        } else if !isInnerOpen {
          joined.outlet.finish(.finished)
        }
      }
      joined.outlet.onCancel = {
        source.cancel()
        joined.cancelAll()
      }
      joined.outlet.start()
      receive(subscriber: source)
    }
  }
}
