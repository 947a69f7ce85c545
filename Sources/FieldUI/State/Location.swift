import Synchronization

/// Where a value that bindings read and write is kept.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("a location reads") }
  func set(_ value: Value) { preconditionFailure("a location writes") }
}

/// A value kept here, and who has read it.
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  private let lock = Mutex(())
  private var value: Value
  private var readers: [Dependent] = []
  private let initial: Value
  private var isTaken = false

  init(_ value: Value) {
    self.value = value
    initial = value
  }

  /// The box for a view that comes to the screen: this one, or another with the initial value if it has been taken.
  func taken() -> StateBox {
    let isFree = lock.withLock { _ in
      defer { isTaken = true }
      return !isTaken
    }
    return isFree ? self : StateBox(initial).taken()
  }

  override func get() -> Value {
    let reader = Dependent.current
    return lock.withLock { _ in
      if let reader, !readers.contains(where: { $0 === reader }) {
        readers.removeAll { !$0.isAttached }
        readers.append(reader)
      }
      return value
    }
  }

  /// Writes, unless that would change nothing. During an evaluation the write waits until after it.
  override func set(_ value: Value) {
    let (isNews, reader) = lock.withLock { _ in (!Equality.holds(self.value, value), readers.first) }
    guard isNews else { return }
    if let reader, reader.isUpdating { putOff(value, by: reader) } else { write(value) }
  }

  private func putOff(_ value: Value, by reader: Dependent) {
    let carried = Carried(value)
    reader.putOff { self.write(carried.value) }
  }

  private func write(_ value: Value) {
    let woken = lock.withLock { _ in
      self.value = value
      return readers
    }
    for reader in woken { reader.invalidate() }
  }
}

/// A value on its way from the writer to the box. Who writes from another thread vouches for the value, as with
/// any `@unchecked Sendable`.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Closures that read and write.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}
