extension Publishers {
  /// Sends all of one publisher, then all of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// A value of either.
    public typealias Output = Suffix.Output
    /// It fails when either does; the second one never begins if the first has failed.
    public typealias Failure = Suffix.Failure
    /// The first one.
    public let prefix: Prefix
    /// The second one.
    public let suffix: Suffix

    /// Sends one publisher after another.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      // What was asked for and didn't come is asked for from the second one.
      let open = OpenDemand()
      let second = Inlet<Output, Failure> {
        outlet.send($0)
        return .none
      } end: {
        outlet.finish($0)
      }
      let suffix = suffix
      let first = Inlet<Output, Failure> {
        open.demand -= 1
        outlet.send($0)
        return .none
      } end: { completion in
        if case .failure = completion { return outlet.finish(completion) }
        outlet.onRequest = second.request
        outlet.onCancel = second.cancel
        second.request(open.demand)
        suffix.receive(subscriber: second)
      }
      outlet.onRequest = {
        open.demand += $0
        first.request($0)
      }
      outlet.onCancel = first.cancel
      // The subscriber asks first, so that both know how much is wanted.
      outlet.start()
      prefix.receive(subscriber: first)
    }
  }
}

extension Publisher {
  /// Sends some values first.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Sends some values first.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends all of another publisher first.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: publisher, suffix: self) }

  /// Sends some values after the others.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Sends some values after the others.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends all of another publisher after this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: self, suffix: publisher) }
}
