import CellCanvas

/// A named value that views inherit.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:] { didSet { mark = Mark() } }
  /// Another one after each change: two environments with one mark are the same.
  private var mark: Mark?

  private final class Mark {}

  /// Whether this is the other environment, passed on unchanged. Equal ones may not be.
  func isSame(as other: EnvironmentValues) -> Bool { mark === other.mark }

  /// An environment in which everything has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value in words, for whoever debugs.
  public var description: String { "EnvironmentValues(\(values.count) set)" }

  /// The object of a type that a view has given to those inside.
  func object<T: AnyObject>(of type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// Gives an object to the views inside.
  mutating func setObject<T: AnyObject>(_ object: T?, as type: T.Type) {
    values[ObjectIdentifier(type)] = object
  }
}
