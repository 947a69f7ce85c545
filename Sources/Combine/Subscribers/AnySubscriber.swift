/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The one of the subscriber that is hidden, or one of its own.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onEnd: ((Subscribers.Completion<Failure>) -> Void)?

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onEnd = subscriber.receive(completion:)
  }

  /// A subscriber that puts all into a subject.
  public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
    combineIdentifier = CombineIdentifier(subject)
    onSubscription = subject.send(subscription:)
    onValue = {
      subject.send($0)
      return .none
    }
    onEnd = subject.send(completion:)
  }

  /// A subscriber made of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription
    onValue = receiveValue
    onEnd = receiveCompletion
  }

  /// Told when a publisher has accepted it.
  public func receive(subscription: any Subscription) { onSubscription?(subscription) }
  /// Takes a value, and says how many more are wanted.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
  /// Told that no more values come.
  public func receive(completion: Subscribers.Completion<Failure>) { onEnd?(completion) }
}
