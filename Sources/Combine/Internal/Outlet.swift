import Foundation

/// Values on their way to one subscriber. They wait until they are asked for, and are handed over one at a time,
/// whoever sends them and from whatever thread.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  typealias Demand = Subscribers.Demand

  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Demand.none
  private var waiting: [Item] = []
  private var end: Subscribers.Completion<Failure>?
  private var isHandingOver = false

  private struct Item {
    let value: Output
    /// Called when the value was handed over.
    let taken: (() -> Void)?
  }

  /// Called when more is asked for.
  var onRequest: ((Demand) -> Void)?
  /// Called when the subscriber wants nothing more; not at the end that was sent.
  var onCancel: (() -> Void)?

  init(_ downstream: any Subscriber<Output, Failure>) { self.downstream = downstream }

  /// Tells the subscriber that values can be asked for.
  func start() { downstream?.receive(subscription: self) }

  /// Whether anything is asked for that isn't there.
  var hasDemand: Bool { lock.withLock { downstream != nil && demand > 0 && waiting.isEmpty } }

  /// Whether the subscriber is still there.
  var isOpen: Bool { lock.withLock { downstream != nil && end == nil } }

  func send(_ value: Output, taken: (() -> Void)? = nil) {
    lock.withLock {
      if downstream != nil, end == nil { waiting.append(Item(value: value, taken: taken)) }
    }
    handOver()
  }

  /// Ends when what waits was handed over; a failure too.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { if end == nil { end = completion } }
    handOver()
  }

  func request(_ more: Demand) {
    let action = lock.withLock { () -> ((Demand) -> Void)? in
      guard downstream != nil else { return nil }
      demand += more
      return onRequest
    }
    action?(more)
    handOver()
  }

  func cancel() {
    let action = lock.withLock { () -> (() -> Void)? in
      defer { close() }
      return downstream == nil ? nil : onCancel
    }
    action?()
  }

  private func close() {
    downstream = nil
    waiting = []
    onRequest = nil
    onCancel = nil
  }

  private func handOver() {
    lock.lock()
    if isHandingOver { return lock.unlock() }
    isHandingOver = true
    var next = 0
    while let downstream {
      if demand > 0, next < waiting.count {
        let item = waiting[next]
        next += 1
        // Values that came meanwhile stand behind those that are left.
        if next == waiting.count {
          waiting.removeAll(keepingCapacity: true)
          next = 0
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(item.value)
        item.taken?()
        lock.lock()
        if more > 0, self.downstream != nil {
          demand += more
          let action = onRequest
          lock.unlock()
          action?(more)
          lock.lock()
        }
        if waiting.isEmpty { next = 0 }
      } else if next == waiting.count, let end {
        close()
        next = 0
        lock.unlock()
        downstream.receive(completion: end)
        lock.lock()
      } else {
        break
      }
    }
    if next > 0 { waiting.removeFirst(min(next, waiting.count)) }
    isHandingOver = false
    lock.unlock()
  }
}
