extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// It fails as the publisher does that it is made from.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of them.
    public let transform: (Upstream.Output) -> Output

    /// Maps another publisher's values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.receive(subscriber: Relay(subscriber) { .value(transform($0)) })
    }
  }

  /// Sends what a closure makes of each value, unless that is `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// It fails as the publisher does that it is made from.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of them.
    public let transform: (Upstream.Output) -> Output?

    /// Maps another publisher's values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.receive(subscriber: Relay(subscriber) { transform($0).map(Step.value) ?? .skip })
    }
  }

  /// Sends the values for which a closure says yes.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values of the publisher that it is made from.
    public typealias Output = Upstream.Output
    /// It fails as the publisher does that it is made from.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is passed on.
    public let isIncluded: (Output) -> Bool

    /// Filters another publisher's values.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let isIncluded = isIncluded
      upstream.receive(subscriber: Relay(subscriber) { isIncluded($0) ? .value($0) : .skip })
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends a part of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends two parts of each value.
  public func map<T0, T1>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Sends what a closure makes of each value; an error that it throws ends all.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers._Made<T, any Error> {
    trying { { .value(try transform($0)) } }
  }

  /// Sends what a closure makes of each value, unless that is `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value, unless that is `nil`; an error that it throws ends all.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers._Made<T, any Error>
  {
    trying { { try transform($0).map(Step.value) ?? .skip } }
  }

  /// Sends the values for which a closure says yes.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values for which a closure says yes; an error that it throws ends all.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers._Made<Output, any Error> {
    trying { { try isIncluded($0) ? .value($0) : .skip } }
  }

  /// Sends a value in place of each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Sends no value twice in a row, as a closure tells values apart.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers._Made<Output, Failure> {
    relaying {
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .value(value)
      }
    }
  }

  /// Sends what a closure makes of each value and of what it made before.
  public func scan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers._Made<T, Failure> {
    relaying {
      var result = initialResult
      return { value in
        result = next(result, value)
        return .value(result)
      }
    }
  }

  /// Sends what a closure makes of each value and of what it made before; an error that it throws ends all.
  public func tryScan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers._Made<T, any Error> {
    trying {
      var result = initialResult
      return { value in
        result = try next(result, value)
        return .value(result)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends no value twice in a row.
  public func removeDuplicates() -> Publishers._Made<Output, Failure> { removeDuplicates(by: ==) }
}
