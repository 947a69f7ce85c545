extension Publishers {
  /// Sends the latest values of two publishers, when either sends one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
    /// It fails when any of them does.
    public typealias Failure = A.Failure
    /// The first one.
    public let a: A
    /// The second one.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let joined = Joined<Output, Failure>(subscriber)
      joined.outlet.start()
      var latest: (a: A.Output?, b: B.Output?) = (nil, nil)
      var ended = 0
      func send(_ again: @escaping () -> Void) {
        if let a = latest.a, let b = latest.b { joined.outlet.send((a, b), taken: again) } else { again() }
      }
      func end(_ hasValue: Bool) {
        ended += 1
        if ended == 2 || !hasValue {
          joined.outlet.finish(.finished)
          joined.cancelAll()
        }
      }
      joined.add(a) {
        latest.a = $0
        send($1)
      } end: {
        end(latest.a != nil)
      }
      joined.add(b) {
        latest.b = $0
        send($1)
      } end: {
        end(latest.b != nil)
      }
    }
  }

  /// Sends the latest values of three publishers, when any sends one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// It fails when any of them does.
    public typealias Failure = A.Failure
    /// The first one.
    public let a: A
    /// The second one.
    public let b: B
    /// The third one.
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Sends the latest values of four publishers, when any sends one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// It fails when any of them does.
    public typealias Failure = A.Failure
    /// The first one.
    public let a: A
    /// The second one.
    public let b: B
    /// The third one.
    public let c: C
    /// The fourth one.
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>(
        CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d)
      ).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }

  /// Sends pairs: the first value of each, the second of each, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
    /// It fails when any of them does.
    public typealias Failure = A.Failure
    /// The first one.
    public let a: A
    /// The second one.
    public let b: B

    /// Pairs two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let joined = Joined<Output, Failure>(subscriber)
      joined.outlet.start()
      var first: [(value: A.Output, again: () -> Void)] = []
      var second: [(value: B.Output, again: () -> Void)] = []
      var isOver: (a: Bool, b: Bool) = (false, false)
      func settle() {
        while let a = first.first, let b = second.first {
          first.removeFirst()
          second.removeFirst()
          joined.outlet.send((a.value, b.value)) {
            a.again()
            b.again()
          }
        }
        if (isOver.a && first.isEmpty) || (isOver.b && second.isEmpty) {
          joined.outlet.finish(.finished)
          joined.cancelAll()
        }
      }
      joined.add(a) {
        first.append(($0, $1))
        settle()
      } end: {
        isOver.a = true
        settle()
      }
      joined.add(b) {
        second.append(($0, $1))
        settle()
      } end: {
        isOver.b = true
        settle()
      }
    }
  }

  /// Sends triples: the first value of each, the second of each, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// It fails when any of them does.
    public typealias Failure = A.Failure
    /// The first one.
    public let a: A
    /// The second one.
    public let b: B
    /// The third one.
    public let c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the latest values of both, when either sends one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure { Publishers.CombineLatest(self, other) }

  /// Sends what a closure makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of all three, when any sends one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  /// Sends what a closure makes of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, first, second).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the latest values of all four, when any sends one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, first, second, third)
  }

  /// Sends pairs of the values of both.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what a closure makes of pairs of the values of both.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends triples of the values of all three.
  public func zip<P: Publisher, Q: Publisher>(_ first: P, _ second: Q) -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure { Publishers.Zip3(self, first, second) }
}
