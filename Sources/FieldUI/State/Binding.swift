/// A way to read and to write a value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let location: Location<Value>

  init(_ location: Location<Value>) { self.location = location }

  /// A binding that reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// The same binding, as `$` gives it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes. Writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value. Writing it writes what the binding stands for.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    let location = location
    return Binding<Member>(
      get: { location.get()[keyPath: keyPath] },
      set: { member in
        var value = location.get()
        value[keyPath: keyPath] = member
        location.set(value)
      })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
