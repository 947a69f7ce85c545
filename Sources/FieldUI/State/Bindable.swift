public import Observation

/// Gives bindings to the properties of an observable object: `$object.member`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Gives bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The object, with bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Gives bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same, as `$` gives it.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(ObjectLocation(wrappedValue, keyPath)) }
}
