extension Publisher {
  /// Calls closures with what goes by.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      let watched = AnySubscriber<Output, Failure> { subscription in
        receiveSubscription?(subscription)
        subscriber.receive(
          subscription: WatchedSubscription(subscription, onRequest: receiveRequest, onCancel: receiveCancel))
      } receiveValue: { value in
        receiveOutput?(value)
        return subscriber.receive(value)
      } receiveCompletion: { completion in
        receiveCompletion?(completion)
        subscriber.receive(completion: completion)
      }
      receive(subscriber: watched)
    }
  }

  /// Prints what goes by, to standard output or to `stream`.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers._Made<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    var output = stream
    func say(_ text: String) {
      if output == nil { Swift.print(start + text) } else { output?.write(start + text + "\n") }
    }
    return handleEvents(
      receiveSubscription: { say("receive subscription: (\($0))") },
      receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: {
        if case .failure(let error) = $0 { say("receive error: (\(error))") } else { say("receive finished") }
      }, receiveCancel: { say("receive cancel") }, receiveRequest: { say("request \($0)") })
  }
}

private struct WatchedSubscription: Subscription {
  let inner: any Subscription
  let onRequest: ((Subscribers.Demand) -> Void)?
  let onCancel: (() -> Void)?

  init(
    _ inner: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?
  ) {
    self.inner = inner
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    inner.request(demand)
  }

  func cancel() {
    onCancel?()
    inner.cancel()
  }
}
