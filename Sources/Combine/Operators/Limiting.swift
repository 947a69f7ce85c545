extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers._Made<Output, Failure> {
    relaying {
      var left = count
      return { value in
        guard left > 0 else { return .value(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// Leaves out values until a closure says no to one.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers._Made<Output, Failure> {
    relaying {
      var isDropping = true
      return { value in
        if isDropping { isDropping = predicate(value) }
        return isDropping ? .skip : .value(value)
      }
    }
  }

  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers._Made<Output, Failure> where P.Failure == Failure {
    Publishers._Made { subscriber in
      let outlet = Outlet<Output, Failure>(subscriber)
      let flag = Flag()
      let gate = Inlet<P.Output, Failure>(demand: .max(1)) { _ in
        flag.isSet = true
        return .none
      } end: {
        if case .failure = $0 { outlet.finish($0) }
      }
      let inlet = Inlet<Output, Failure> { value in
        guard flag.isSet else { return .max(1) }
        outlet.send(value)
        return .none
      } end: {
        gate.cancel()
        outlet.finish($0)
      }
      outlet.onRequest = inlet.request
      outlet.onCancel = {
        inlet.cancel()
        gate.cancel()
      }
      publisher.receive(subscriber: gate)
      receive(subscriber: inlet)
      outlet.start()
    }
  }

  /// Sends the first values, and ends.
  public func prefix(_ maxLength: Int) -> Publishers._Made<Output, Failure> {
    if maxLength <= 0 { return Publishers._Made { Empty().receive(erased: $0) } }
    return relaying {
      var left = maxLength
      return { value in
        left -= 1
        return left > 0 ? .value(value) : .last(value)
      }
    }
  }

  /// Sends values until a closure says no to one, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers._Made<Output, Failure> {
    relaying { { predicate($0) ? .value($0) : .end(.finished) } }
  }

  /// Sends values until another publisher sends one, and ends.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<Output, Failure>(subscriber)
      let inlet = Inlet<Output, Failure> {
        outlet.send($0)
        return .none
      } end: {
        outlet.finish($0)
      }
      let gate = Inlet<P.Output, P.Failure>(demand: .max(1)) { _ in
        inlet.cancel()
        outlet.finish(.finished)
        return .none
      } end: { _ in
      }
      outlet.onRequest = inlet.request
      outlet.onCancel = {
        inlet.cancel()
        gate.cancel()
      }
      publisher.receive(subscriber: gate)
      receive(subscriber: inlet)
      outlet.start()
    }
  }

  /// Sends the first value, and ends.
  public func first() -> Publishers._Made<Output, Failure> { relaying { { .last($0) } } }

  /// Sends the first value for which a closure says yes, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers._Made<Output, Failure> {
    relaying { { predicate($0) ? .last($0) : .skip } }
  }

  /// Sends the value of a number, counted from zero, and ends.
  public func output(at index: Int) -> Publishers._Made<Output, Failure> {
    relaying {
      var place = 0
      return { value in
        defer { place += 1 }
        return place == index ? .last(value) : .skip
      }
    }
  }

  /// Sends no values, only the end.
  public func ignoreOutput() -> Publishers._Made<Never, Failure> { relaying { { _ in .skip } } }
}

/// Something that becomes true.
final class Flag: @unchecked Sendable {
  var isSet = false
}

extension Publisher {
  /// Serves a subscriber whose type isn't known.
  func receive(erased subscriber: any Subscriber<Output, Failure>) {
    receive(subscriber: AnySubscriber(erased: subscriber))
  }
}

extension AnySubscriber {
  init(erased subscriber: any Subscriber<Input, Failure>) {
    self.init(
      receiveSubscription: { subscriber.receive(subscription: $0) },
      receiveValue: { subscriber.receive($0) },
      receiveCompletion: { subscriber.receive(completion: $0) })
  }
}
