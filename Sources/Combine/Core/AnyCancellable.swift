import Foundation

/// Something that is stopped when this object goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Stops by a closure, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Stops something else.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels, the first time that it is called.
  public func cancel() {
    let action = lock.withLock { () -> (() -> Void)? in
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this in a collection: it is stopped when the collection goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set: it is stopped when the set goes.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Feeds what `==` compares to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
