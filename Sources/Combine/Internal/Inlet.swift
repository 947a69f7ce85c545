import Foundation

/// A subscriber made of closures, which an operator puts in front of its source.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private var pending = Subscribers.Demand.none
  private var onValue: ((Input) -> Subscribers.Demand)?
  private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    demand: Subscribers.Demand = .none, value: @escaping (Input) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    pending = demand
    onValue = value
    onEnd = end
  }

  func receive(subscription: any Subscription) {
    let (isWanted, demand) = lock.withLock { () -> (Bool, Subscribers.Demand) in
      guard !isOver, self.subscription == nil else { return (false, .none) }
      self.subscription = subscription
      defer { pending = .none }
      return (true, pending)
    }
    guard isWanted else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let action = lock.withLock { isOver ? nil : onValue }
    return action?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let action = lock.withLock { () -> ((Subscribers.Completion<Failure>) -> Void)? in
      defer { close() }
      return isOver ? nil : onEnd
    }
    action?(completion)
  }

  /// Asks the source for more, now or when it has answered.
  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let subscription = lock.withLock { () -> (any Subscription)? in
      if self.subscription == nil, !isOver { pending += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock { () -> (any Subscription)? in
      defer { close() }
      return self.subscription
    }
    subscription?.cancel()
  }

  private func close() {
    isOver = true
    subscription = nil
    onValue = nil
    onEnd = nil
  }
}
