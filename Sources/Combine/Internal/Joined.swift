import Foundation

/// Several sources that go to one subscriber: what is common to merging, combining and zipping.
///
/// A source is asked for one value, and for another when that one was taken; for all, if the subscriber takes all.
final class Joined<Output, Failure: Error>: @unchecked Sendable {
  let outlet: Outlet<Output, Failure>
  let lock = NSRecursiveLock()
  private var sources: [Int: (request: (Subscribers.Demand) -> Void, cancel: () -> Void)] = [:]
  private var nextKey = 0
  private var isUnlimited = false
  private var isStarted = false
  /// Sources that haven't begun, or begun and not ended.
  private(set) var open = 0

  init(_ subscriber: any Subscriber<Output, Failure>) {
    outlet = Outlet(subscriber)
    outlet.onRequest = { [unowned self] in request($0) }
    // Keeps this alive as long as the subscriber wants anything.
    outlet.onCancel = { self.cancelAll() }
  }

  private func request(_ demand: Subscribers.Demand) {
    let asked = lock.withLock { () -> [(Subscribers.Demand) -> Void] in
      defer {
        isStarted = true
        if demand == .unlimited { isUnlimited = true }
      }
      if isUnlimited { return [] }
      return demand == .unlimited || !isStarted ? sources.sorted { $0.key < $1.key }.map(\.value.request) : []
    }
    for ask in asked { ask(demand == .unlimited ? .unlimited : .max(1)) }
  }

  /// Attaches a source. `value` is called for each of its values, with what is to be called when the source may
  /// send another; `end` when it has ended well.
  func add<P: Publisher>(
    _ publisher: P, value: @escaping (P.Output, _ again: @escaping () -> Void) -> Void,
    end: @escaping () -> Void
  ) where P.Failure == Failure {
    lock.lock()
    let key = nextKey
    nextKey += 1
    open += 1
    var again: () -> Void = {}
    let inlet = Inlet<P.Output, Failure> { [unowned self] in
      lock.lock()
      defer { lock.unlock() }
      value($0, again)
      return .none
    } end: { [unowned self] completion in
      let keeper = self
      keeper.lock.lock()
      defer { keeper.lock.unlock() }
      sources[key] = nil
      open -= 1
      if case .failure = completion {
        cancelAll()
        outlet.finish(completion)
      } else {
        end()
      }
    }
    again = { [weak self, weak inlet] in
      guard let self else { return }
      if !lock.withLock({ self.isUnlimited }) { inlet?.request(.max(1)) }
    }
    sources[key] = (inlet.request, inlet.cancel)
    let demand: Subscribers.Demand = isUnlimited ? .unlimited : isStarted ? .max(1) : .none
    lock.unlock()
    inlet.request(demand)
    publisher.receive(subscriber: inlet)
  }

  func cancelAll() {
    let cancels = lock.withLock {
      defer { sources = [:] }
      return sources.values.map(\.cancel)
    }
    for cancel in cancels { cancel() }
  }

  /// Ends when no source is open.
  func finishIfOver() {
    if lock.withLock({ open == 0 }) { outlet.finish(.finished) }
  }
}
