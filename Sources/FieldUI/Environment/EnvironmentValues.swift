import CellCanvas

/// A named value that views inherit.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An environment in which everything has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  private enum TextStyleKey: EnvironmentKey {
    static let defaultValue = CellStyle.plain
  }

  /// How text is drawn.
  var textStyle: CellStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }
}
