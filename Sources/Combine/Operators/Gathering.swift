extension Publisher {
  /// An operator that sends what it has gathered when its source ends. `take` says whether more is wanted.
  private func gathering<State, Result>(
    _ initial: State, take: @escaping (inout State, Output) -> Bool, result: @escaping (State) -> Result?
  ) -> Publishers._Made<Result, Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<Result, Failure>(subscriber)
      var state = initial
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, let value = result(state) { outlet.send(value) }
        outlet.finish(completion)
      }
      var stop: (() -> Void)?
      let inlet = Inlet<Output, Failure>(demand: .unlimited) { value in
        if !take(&state, value) {
          stop?()
          end(.finished)
        }
        return .none
      } end: {
        end($0)
      }
      stop = { [weak inlet] in inlet?.cancel() }
      outlet.onCancel = inlet.cancel
      receive(subscriber: inlet)
      outlet.start()
    }
  }

  /// Sends what a closure has made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers._Made<T, Failure> {
    gathering(initialResult) {
      $0 = nextPartialResult($0, $1)
      return true
    } result: {
      $0
    }
  }

  /// Sends all values at once.
  public func collect() -> Publishers._Made<[Output], Failure> {
    gathering([Output]()) {
      $0.append($1)
      return true
    } result: {
      $0
    }
  }

  /// Sends values in groups of a size; the last may be smaller.
  public func collect(_ count: Int) -> Publishers._Made<[Output], Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<[Output], Failure>(subscriber)
      var group: [Output] = []
      let inlet = Inlet<Output, Failure> { value in
        group.append(value)
        if group.count >= count {
          let full = group
          group = []
          outlet.send(full)
        }
        return .none
      } end: {
        if case .finished = $0, !group.isEmpty { outlet.send(group) }
        outlet.finish($0)
      }
      outlet.onRequest = { inlet.request($0 * Swift.max(1, count)) }
      outlet.onCancel = inlet.cancel
      receive(subscriber: inlet)
      outlet.start()
    }
  }

  /// Sends the number of values.
  public func count() -> Publishers._Made<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value.
  public func last() -> Publishers._Made<Output, Failure> { last { _ in true } }

  /// Sends the last value for which a closure says yes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers._Made<Output, Failure> {
    gathering(Output?.none) {
      if predicate($1) { $0 = $1 }
      return true
    } result: {
      $0
    }
  }

  /// Sends whether a closure says yes to any value.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers._Made<Bool, Failure> {
    gathering(false) {
      $0 = predicate($1)
      return !$0
    } result: {
      $0
    }
  }

  /// Sends whether a closure says yes to every value.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers._Made<Bool, Failure> {
    gathering(true) {
      $0 = predicate($1)
      return $0
    } result: {
      $0
    }
  }

  /// Sends the least value, as a closure orders them.
  public func min(by isLess: @escaping (Output, Output) -> Bool) -> Publishers._Made<Output, Failure> {
    gathering(Output?.none) {
      if let least = $0, !isLess($1, least) { return true }
      $0 = $1
      return true
    } result: {
      $0
    }
  }

  /// Sends the greatest value, as a closure orders them.
  public func max(by isLess: @escaping (Output, Output) -> Bool) -> Publishers._Made<Output, Failure> {
    gathering(Output?.none) {
      if let greatest = $0, isLess($1, greatest) { return true }
      $0 = $1
      return true
    } result: {
      $0
    }
  }

  /// Sends a value if none came before the end.
  public func replaceEmpty(with output: Output) -> Publishers._Made<Output, Failure> {
    Publishers._Made { subscriber in
      let outlet = Outlet<Output, Failure>(subscriber)
      var isEmpty = true
      let inlet = Inlet<Output, Failure> {
        isEmpty = false
        outlet.send($0)
        return .none
      } end: {
        if isEmpty, case .finished = $0 { outlet.send(output) }
        outlet.finish($0)
      }
      outlet.onRequest = inlet.request
      outlet.onCancel = inlet.cancel
      receive(subscriber: inlet)
      outlet.start()
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value comes.
  public func contains(_ output: Output) -> Publishers._Made<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// Sends the least value.
  public func min() -> Publishers._Made<Output, Failure> { min(by: <) }
  /// Sends the greatest value.
  public func max() -> Publishers._Made<Output, Failure> { max(by: <) }
}
