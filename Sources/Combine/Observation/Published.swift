import Foundation

/// A property of an object that sends its values: `$property` is their publisher. It sends the new value before the
/// property has it.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  /// A property with its first value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// A property with its first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { box.set(newValue) }
  }

  /// Sends the property's value, then each that it gets.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Written back by `assign(to: &object.$property)`, which has done its work by then.
    nonmutating set {}
  }

  /// Sends the values of a published property.
  public struct Publisher: Combine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let box: PublishedBox<Value>

    /// Sends a subscriber the value that the property has, then each new one just before it is set.
    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      box.subscribers.add(subscriber, latest: box.get())
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// Any published property, of whatever type.
protocol AnyPublished {
  /// Has the property's changes announced by its object.
  func announce(by publisher: ObservableObjectPublisher)
}

extension Published: AnyPublished {
  func announce(by publisher: ObservableObjectPublisher) { box.announce(by: publisher) }
}

/// Where a published value is kept.
final class PublishedBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  private var objectWillChange: ObservableObjectPublisher?
  private var feeds: [AnyCancellable] = []
  private var madeSubscribers: ConduitList<Value, Never>?

  init(_ value: Value) { self.value = value }

  var subscribers: ConduitList<Value, Never> {
    lock.withLock {
      if let madeSubscribers { return madeSubscribers }
      let made = ConduitList<Value, Never>()
      madeSubscribers = made
      return made
    }
  }

  func announce(by publisher: ObservableObjectPublisher) { lock.withLock { objectWillChange = publisher } }

  func get() -> Value { lock.withLock { value } }

  func set(_ value: Value) {
    let (publisher, subscribers) = lock.withLock { (objectWillChange, madeSubscribers) }
    publisher?.send()
    subscribers?.send(value)
    lock.withLock { self.value = value }
  }

  /// Holds on to what writes this value.
  func feed(_ start: () -> AnyCancellable) {
    let feed = start()
    lock.withLock { feeds.append(feed) }
  }
}
