/// A value that a view keeps for itself. Views that read it are evaluated again when it changes.
///
/// It belongs to the view's place in the tree: it outlives the view's value, which each evaluation of the parent
/// makes anew; of those, only the first one's initial value counts. Outside of a view, in a local variable, it is
/// kept as long as the variable: a program can hand `$value` to the views that it shows, and read the value when
/// they are gone.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let reference: Reference

  private final class Reference: @unchecked Sendable {
    var box: StateBox<Value>
    init(_ box: StateBox<Value>) { self.box = box }
  }

  /// A state with an initial value.
  public init(wrappedValue: Value) { reference = Reference(StateBox(wrappedValue)) }

  /// A state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value. Writing an equal one changes nothing.
  public var wrappedValue: Value {
    get { reference.box.get() }
    nonmutating set { reference.box.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(reference.box) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  var storage: AnyObject { reference.box }

  func adopt(_ storage: AnyObject) {
    if let box = storage as? StateBox<Value> { reference.box = box }
  }
}
