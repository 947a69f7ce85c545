public import Foundation

/// A value in the user's defaults. All that use one key see one value.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let location: DefaultsLocation<Value>

  private init(_ location: DefaultsLocation<Value>) { self.location = location }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location) }

  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    location = DefaultsLocation(
      key: key, store: store ?? .standard, read: { $0 as? Value ?? value }, write: { $0 })
  }
}

extension AppStorage where Value == Bool {
  /// A value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  /// A value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  /// A value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  /// A value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  /// A value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == String? {
  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      DefaultsLocation(key: key, store: store ?? .standard, read: { $0 as? String }, write: { $0 }))
  }
}

extension AppStorage where Value == Int? {
  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(DefaultsLocation(key: key, store: store ?? .standard, read: { $0 as? Int }, write: { $0 }))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      DefaultsLocation(
        key: key, store: store ?? .standard,
        read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: { $0.rawValue }))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      DefaultsLocation(
        key: key, store: store ?? .standard,
        read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: { $0.rawValue }))
  }
}

/// A value of the scene. A terminal's scene lasts as long as the process.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// The value.
  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { box.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(box) }

  /// A value with its default.
  public init(wrappedValue: Value, _ key: String) {
    box = SharedBoxes.box(named: "scene \(key)") { StateBox(wrappedValue) }
  }
}

/// A place in defaults.
private final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let read: (Any?) -> Value
  private let write: (Value) -> Any?
  /// Counts the writes, for the views that read.
  private let changes: StateBox<Int>

  init(key: String, store: UserDefaults, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
    changes = SharedBoxes.box(named: "\(ObjectIdentifier(store)) \(key)") { StateBox(0) }
  }

  override func get() -> Value {
    _ = changes.get()
    return read(store.object(forKey: key))
  }

  override func set(_ value: Value) {
    if store.object(forKey: key) != nil, Equality.holds(get(), value) { return }
    if let value = write(value) { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
    changes.set(changes.get() &+ 1)
  }
}

/// Boxes that views share by name.
enum SharedBoxes {
  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    var boxes: [String: AnyObject] = [:]
  }

  private static let table = Table()

  static func box<Value>(named name: String, make: () -> StateBox<Value>) -> StateBox<Value> {
    table.lock.withLock {
      if let box = table.boxes[name] as? StateBox<Value> { return box }
      let box = make()
      table.boxes[name] = box
      return box
    }
  }
}
