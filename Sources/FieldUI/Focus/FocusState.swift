/// Which view has the keyboard: read it to know, write it to give the keyboard to another, or to nobody.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var box: StateBox<Value>

  /// Whether one view has the keyboard.
  public init() where Value == Bool { box = StateBox(false) }

  /// Which one of several views has the keyboard; `nil` for none of them.
  public init<T: Hashable>() where Value == T? { box = StateBox(nil) }

  /// The value that was given by `focused(_:equals:)` to the view that has the keyboard.
  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { box.set(newValue) }
  }

  /// What is handed to `focused(_:)`.
  public var projectedValue: Binding { Binding(box) }

  /// A way to read and to write which view has the keyboard.
  @propertyWrapper
  public struct Binding {
    let box: StateBox<Value>

    init(_ box: StateBox<Value>) { self.box = box }

    /// The value that was given to the view that has the keyboard.
    public var wrappedValue: Value {
      get { box.get() }
      nonmutating set { box.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstalledProperty {
  mutating func install(_ slot: inout AnyObject?, in context: PropertyContext) {
    if let slot {
      box = unsafeDowncast(slot, to: StateBox<Value>.self)
    } else {
      box = box.taken()
      slot = box
    }
  }
}

extension View {
  /// Ties a state to whether this view, or one in it, has the keyboard.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusView(content: self, box: condition.box, value: true, none: false)
  }

  /// Ties a state to whether this view, or one in it, has the keyboard: the state is `value` then.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    FocusView(
      content: self, box: binding.box, value: value, none: (Value.self as? any Nullable.Type)?.null as? Value)
  }

  /// Whether a view takes the keyboard. Stored; fields and buttons do.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// A type with a value that says there is none.
private protocol Nullable { static var null: Any { get } }
extension Optional: Nullable { fileprivate static var null: Any { Self.none as Any } }
