import Foundation

/// A publisher's values as a sequence that is waited for.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// A value of the publisher.
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher. Each iterator has a subscription of its own.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncValues(publisher)) }

  /// The values that are left.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P.Output, Never>
    init(_ values: AsyncValues<P.Output, Never>) { self.values = values }

    /// Waits for the next value; `nil` at the end, or once the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await values.next() {
      case .success(let carried)?: carried.value
      case nil: nil
      }
    }
  }
}

/// A publisher's values as a sequence that is waited for, and that may throw.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// A value of the publisher.
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher. Each iterator has a subscription of its own.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncValues(publisher)) }

  /// The values that are left.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P.Output, P.Failure>
    init(_ values: AsyncValues<P.Output, P.Failure>) { self.values = values }

    /// Waits for the next value; `nil` at the end. It throws what the publisher fails with.
    public mutating func next() async throws -> P.Output? { try await values.next()?.get().value }
  }
}

/// Values that come, and one reader that waits for them.
final class AsyncValues<Output, Failure: Error>: @unchecked Sendable {
  typealias Item = Result<Carrier<Output>, Failure>

  private let lock = NSLock()
  private var inlet: Inlet<Output, Failure>?
  private var waiting: [Item] = []
  private var isOver = false
  private var reader: CheckedContinuation<Item?, Never>?

  init(_ publisher: some Publisher<Output, Failure>) {
    let inlet = Inlet<Output, Failure> { [weak self] in
      self?.accept(.success(Carrier($0)))
      return .none
    } end: { [weak self] in
      if case .failure(let error) = $0 { self?.accept(.failure(error)) }
      self?.end()
    }
    self.inlet = inlet
    publisher.receive(subscriber: inlet)
  }

  deinit { inlet?.cancel() }

  private func accept(_ item: Item) {
    let reader = lock.withLock { () -> CheckedContinuation<Item?, Never>? in
      defer { self.reader = nil }
      if self.reader == nil, !isOver { waiting.append(item) }
      return self.reader
    }
    reader?.resume(returning: item)
  }

  private func end() {
    let reader = lock.withLock { () -> CheckedContinuation<Item?, Never>? in
      isOver = true
      defer { self.reader = nil }
      return self.reader
    }
    reader?.resume(returning: nil)
  }

  func next() async -> Item? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known = lock.withLock { () -> Item?? in
          if !waiting.isEmpty { return .some(waiting.removeFirst()) }
          if isOver { return .some(nil) }
          reader = continuation
          return nil
        }
        if let known { continuation.resume(returning: known) } else { inlet?.request(.max(1)) }
      }
    } onCancel: {
      inlet?.cancel()
      end()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as a sequence that is waited for.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as a sequence that is waited for, and that may throw.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
