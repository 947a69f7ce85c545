import Foundation

extension Publishers {
  /// Sends what a sequence holds, as fast as it is asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// An element of the sequence.
    public typealias Output = Elements.Element
    /// What is sent.
    public let sequence: Elements

    /// Sends a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends a subscriber the elements, as many as it asks for, and ends.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      SequenceSubscription(sequence.makeIterator(), subscriber).start()
    }
  }
}

private final class SequenceSubscription<Iterator: IteratorProtocol, Failure: Error>: Subscription,
  @unchecked Sendable
{
  private let lock = NSLock()
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var downstream: (any Subscriber<Iterator.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ iterator: Iterator, _ downstream: any Subscriber<Iterator.Element, Failure>) {
    self.iterator = iterator
    self.downstream = downstream
    next = self.iterator.next()
  }

  func start() {
    downstream?.receive(subscription: self)
    // An empty sequence ends without being asked.
    request(.none)
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    if isSending { return lock.unlock() }
    isSending = true
    while let downstream {
      guard let value = next else {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: .finished)
        lock.lock()
        break
      }
      guard demand > 0 else { break }
      demand -= 1
      next = iterator.next()
      lock.unlock()
      let more = downstream.receive(value)
      lock.lock()
      demand += more
    }
    isSending = false
    lock.unlock()
  }

  func cancel() { lock.withLock { downstream = nil } }
}

extension Sequence {
  /// Sends what the sequence holds.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and ends.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  /// Sends at most one value.
  public struct Publisher: Combine.Publisher {
    /// What the optional holds.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never
    /// What is sent.
    public let output: Wrapped?

    /// Sends a value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Sends a subscriber the value, if there is one, and ends.
    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty<Wrapped, Never>().receive(subscriber: subscriber)
      }
    }
  }
}
