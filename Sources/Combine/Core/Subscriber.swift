/// Who receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input
  /// How what it receives from can fail.
  associatedtype Failure: Error
  /// The publisher has accepted: values can be asked for.
  func receive(subscription: any Subscription)
  /// A value has come.
  ///
  /// - Returns: how many more values than before are welcome.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says nothing but that it has come.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Says how many more values may be sent.
  func request(_ demand: Subscribers.Demand)
}

/// What can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection: it is stopped when the collection goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set: it is stopped when the set goes.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A subject: a publisher into which a program puts values by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)
  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription that feeds the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says nothing but that it was sent.
  public func send() { send(()) }
}

extension Subscriptions {
  /// A subscription that does nothing: for publishers that have only an end to send.
  public static var empty: any Subscription { Empty() }

  private struct Empty: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
