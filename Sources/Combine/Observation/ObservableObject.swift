/// An object that says when it is about to change. Views that hold it are evaluated again after that.
public protocol ObservableObject: AnyObject {
  /// What says that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before any of the object's published properties changes, and when a program tells it to.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(for: self) { publisher in
      var mirror: Mirror? = Mirror(reflecting: self)
      while let current = mirror {
        for child in current.children { (child.value as? any AnyPublished)?.announce(by: publisher) }
        mirror = current.superclassMirror
      }
    }
  }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing but the moment.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let subscribers = ConduitList<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subscribers.send(()) }

  /// Adds a subscriber, which is told before each change from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(subscriber)
  }
}
