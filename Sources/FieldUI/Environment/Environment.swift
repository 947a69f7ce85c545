public import Observation

/// A value that the view inherits from those around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// The environment's value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value; the default one outside of a view on the screen.
  public var wrappedValue: Value { read(values) }
}

extension Environment where Value: AnyObject & Observable {
  /// The observable object of a type that a view around this one has given by `environment(_:)`. There must be one.
  public init(_ objectType: Value.Type) {
    read = { values in
      guard let object = values.object(of: Value.self) else {
        preconditionFailure(
          "No Observable object of type \(Value.self) found. "
            + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view.")
      }
      return object
    }
  }
}

extension Environment {
  /// The observable object of a type that a view around this one may have given by `environment(_:)`.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(of: T.self) }
  }
}

extension Environment: InstalledProperty {
  mutating func install(_ slot: inout AnyObject?, in context: PropertyContext) {
    values = context.environment
  }
}
