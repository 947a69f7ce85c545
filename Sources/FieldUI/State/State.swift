/// A value that a view keeps for itself. Views that read it are evaluated again when it changes.
///
/// It belongs to the view's place in the tree: it outlives the view's value, which each evaluation of the parent
/// makes anew; of those, only the first one's initial value counts. Outside of a view, in a local variable, it is
/// kept as long as the variable: a program can hand `$value` to the views that it shows, and read the value when
/// they are gone.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var box: StateBox<Value>

  /// A state with an initial value.
  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }

  /// A state with an initial value.
  public init(initialValue: Value) { box = StateBox(initialValue) }

  /// The value. Writing an equal one changes nothing.
  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { box.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(box) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
  mutating func install(_ slot: inout AnyObject?, in context: PropertyContext) {
    if let kept = slot {
      box = unsafeDowncast(kept, to: StateBox<Value>.self)
    } else {
      // One value of a view may be shown in two places, or again: each has a state of its own.
      box = box.taken()
      slot = box
    }
  }
}
