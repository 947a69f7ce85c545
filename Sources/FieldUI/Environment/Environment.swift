/// A value that the view inherits from those around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let reference: Reference

  private final class Reference {
    var values = EnvironmentValues()
  }

  /// The environment's value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    reference = Reference()
  }

  /// The value; the default one outside of a view on the screen.
  public var wrappedValue: Value { reference.values[keyPath: keyPath] }
}

extension Environment: InstallableProperty {
  var storage: AnyObject { reference }
  func adopt(_ storage: AnyObject) {}
  func read(_ environment: EnvironmentValues) { reference.values = environment }
}
