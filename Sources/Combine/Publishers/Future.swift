import Foundation

/// A value that comes once. The work begins when the future is made.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What the work is to call with its result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var outlets: [Outlet<Output, Failure>] = []

  /// Begins the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock { () -> [Outlet<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.outlets = [] }
      return self.outlets
    }
    for outlet in outlets { outlet.send(result) }
  }

  /// Sends a subscriber the result, as soon as there is one.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let outlet = Outlet(subscriber)
    let result = lock.withLock {
      if self.result == nil { outlets.append(outlet) }
      return self.result
    }
    if let result { outlet.send(result) }
    outlet.start()
  }
}

extension Future where Failure == Never {
  /// The value, when it has come.
  public var value: Output {
    get async {
      let box: Carrier<Output> = await withCheckedContinuation { continuation in
        // One value comes, and nothing stops it.
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Carrier($0)) }))
      }
      return box.value
    }
  }
}

/// A value that is handed from one thread to another.
struct Carrier<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Outlet {
  /// Sends a result, and ends.
  func send(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}

extension Result {
  /// Sends the result, and ends.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  /// Sends one result.
  public struct Publisher: Combine.Publisher {
    /// The value of a success.
    public typealias Output = Success
    /// What is sent.
    public let result: Result<Success, Failure>

    /// Sends a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Sends a value.
    public init(_ output: Success) { result = .success(output) }
    /// Fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Sends a subscriber the result.
    public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
      if case .failure(let error) = result {
        return Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
      }
      let outlet = Outlet(subscriber)
      outlet.send(result)
      outlet.start()
    }
  }
}
