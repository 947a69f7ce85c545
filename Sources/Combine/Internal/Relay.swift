import Foundation

/// What an operator makes of a value.
enum Step<Output, Failure: Error> {
  /// Passes a value on.
  case value(Output)
  /// Passes nothing on, and asks for another.
  case skip
  /// Passes a value on, and ends.
  case last(Output)
  /// Ends.
  case end(Subscribers.Completion<Failure>)
}

/// The middle of an operator that makes at most one value of each: demand goes up as it is, values come down changed.
final class Relay<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription,
  @unchecked Sendable
{
  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private let step: (Input) -> Step<Output, Failure>
  private let end: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>

  init(
    _ downstream: any Subscriber<Output, Failure>,
    end: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>,
    step: @escaping (Input) -> Step<Output, Failure>
  ) {
    self.downstream = downstream
    self.step = step
    self.end = end
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ self.downstream }) else { return .none }
    switch step(input) {
    case .value(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .last(let value):
      let upstream = close()
      _ = downstream.receive(value)
      upstream?.cancel()
      downstream.receive(completion: .finished)
    case .end(let completion):
      close()?.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    let downstream = lock.withLock { self.downstream }
    _ = close()
    downstream?.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() { close()?.cancel() }

  private func close() -> (any Subscription)? {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return upstream
    }
  }
}

extension Relay where InputFailure == Failure {
  convenience init(
    _ downstream: any Subscriber<Output, Failure>, step: @escaping (Input) -> Step<Output, Failure>
  ) {
    self.init(downstream, end: { $0 }, step: step)
  }
}
