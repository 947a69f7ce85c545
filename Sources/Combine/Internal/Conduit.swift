import Foundation

/// One subscriber of a subject. What comes while nothing is asked for is dropped, or the latest of it is kept.
final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  /// Held while the subscriber is called: it sees one value at a time, and may send others itself.
  private let delivery = NSRecursiveLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private let keepsLatest: Bool
  private var latest: Output?
  private weak var list: ConduitList<Output, Failure>?

  init(
    _ downstream: any Subscriber<Output, Failure>, list: ConduitList<Output, Failure>, latest: Output? = nil
  ) {
    self.downstream = downstream
    self.list = list
    self.latest = latest
    keepsLatest = latest != nil
  }

  func send(_ value: Output) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    guard let downstream else { return lock.unlock() }
    guard demand > 0 else {
      if keepsLatest { latest = value }
      return lock.unlock()
    }
    latest = nil
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    if more > 0 { request(more) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let kept = lock.withLock { () -> Output? in
      demand += more
      guard demand > 0 else { return nil }
      defer { latest = nil }
      return latest
    }
    if let kept { send(kept) }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      latest = nil
    }
    list?.remove(self)
  }
}

/// The subscribers of a subject.
final class ConduitList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []

  var isEmpty: Bool { lock.withLock { conduits.isEmpty } }

  /// Attaches a subscriber.
  func add(_ subscriber: any Subscriber<Output, Failure>, latest: Output? = nil) {
    let conduit = Conduit(subscriber, list: self, latest: latest)
    let end = lock.withLock { () -> Subscribers.Completion<Failure>? in
      if self.end == nil { conduits.append(conduit) }
      return self.end
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  func send(_ value: Output) {
    for conduit in lock.withLock({ conduits }) { conduit.send(value) }
  }

  var isOver: Bool { lock.withLock { end != nil } }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock { () -> [Conduit<Output, Failure>] in
      guard end == nil else { return [] }
      end = completion
      defer { (conduits, sources) = ([], []) }
      return conduits
    }
    for conduit in all { conduit.finish(completion) }
  }

  /// Takes all that a subscription gives.
  func accept(_ subscription: any Subscription) {
    let isWanted = lock.withLock {
      if end == nil { sources.append(subscription) }
      return end == nil
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  deinit { for source in sources { source.cancel() } }
}
