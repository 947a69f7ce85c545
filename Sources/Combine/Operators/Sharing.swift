import Foundation

extension Publishers {
  /// Sends what a publisher sends to several subscribers, by a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The values of the publisher that it is made from.
    public typealias Output = Upstream.Output
    /// It fails as the publisher does that it is made from.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var made: SubjectType?

    /// Sends a publisher's values by a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      lock.withLock {
        if let made { return made }
        let subject = createSubject()
        made = subject
        return subject
      }
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to pass on values, until the result is cancelled or gone.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects to a publisher when the first subscriber comes, and stops when the last one has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    /// The values of the publisher that it is made from.
    public typealias Output = Upstream.Output
    /// It fails as the publisher does that it is made from.
    public typealias Failure = Upstream.Failure
    /// What is connected to.
    public let upstream: Upstream
    private let lock = NSLock()
    private var connection: (any Cancellable)?
    private var count = 0

    /// Connects to a publisher by itself.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      upstream.handleEvents(receiveCancel: { self.leave() }).receive(subscriber: subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = lock.withLock {
        if count > 0 { self.connection = connection }
        return count > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        count = Swift.max(0, count - 1)
        guard count == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }

  /// One stream of values for several subscribers.
  public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
    /// The values of the publisher that it is made from.
    public typealias Output = Upstream.Output
    /// It fails as the publisher does that it is made from.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Shares a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      shared.receive(subscriber: subscriber)
    }
  }

  /// Lets a publisher connect that doesn't have to wait for it.
  public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The values of the publisher that it is made from.
    public typealias Output = Upstream.Output
    /// It fails as the publisher does that it is made from.
    public typealias Failure = Upstream.Failure
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Holds a publisher back until it is connected.
    public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

    /// Accepts a subscriber, and sends it what it asks for.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Begins to pass on values, until the result is cancelled or gone.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  /// Sends the values to several subscribers, by a subject that a closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to several subscribers, by a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }

  /// One stream of values for several subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Holds the values back until `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and stops when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
