import Foundation

extension Subscribers {
  /// A subscriber that calls closures, and asks for all there is.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var onValue: ((Input) -> Void)?
    private var onEnd: ((Completion<Failure>) -> Void)?

    /// A subscriber with a closure for the end and one for each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onEnd = receiveCompletion
    }

    /// Asks for all values. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard !isOver, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure with a value. More needn't be asked for.
    public func receive(_ input: Input) -> Demand {
      let action = lock.withLock { onValue }
      action?(input)
      return .none
    }

    /// Calls the closure for the end, once, and lets go of both closures.
    public func receive(completion: Completion<Failure>) {
      let action = lock.withLock {
        defer { close() }
        return onEnd
      }
      action?(completion)
    }

    /// Ends the subscription. Nothing is called or written any more.
    public func cancel() {
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
}

extension Publisher {
  /// Calls closures with all that is sent, until the result is cancelled or gone.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is cancelled or gone.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of an object, which it holds on to until the result is cancelled or gone.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value into a published property, as long as that property's object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.feed { [weak box] in sink { value in box?.set(value) } }
  }
}

extension Subscribers {
  /// A subscriber that writes values into a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    /// It takes no failures.
    public typealias Failure = Never
    /// The object; `nil` once it is over.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let lock = NSLock()
    private var subscription: (any Subscription)?

    /// A subscriber that writes into `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks for all values. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard object != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Writes a value into the property. More needn't be asked for.
    public func receive(_ value: Input) -> Demand {
      let object = lock.withLock { self.object }
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) { cancel() }

    /// Ends the subscription. Nothing is called or written any more.
    public func cancel() {
      let subscription = lock.withLock { () -> (any Subscription)? in
        defer { (object, self.subscription) = (nil, nil) }
        return self.subscription
      }
      subscription?.cancel()
    }
  }
}
