/// A way to read and to write a value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let location: Location<Value>
  /// What goes along with each write.
  public var transaction = Transaction()

  init(_ location: Location<Value>) { self.location = location }

  /// A binding that reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding that reads and writes by closures, of which the second is told what goes along with the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: { set($0, Transaction()) })
  }

  /// The same binding, as `$` gives it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to an optional that is never `nil`. Writing `nil` is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to what an optional holds; `nil` while that is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    // Who still holds on to it when the value has gone reads the first one.
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a value that is known only as hashable. Writing a value of another type is ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// A binding to a value that never changes. Writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
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
      set: { (member: Member) in
        var value = location.get()
        value[keyPath: keyPath] = member
        location.set(value)
      })
  }

  /// The binding, with something that goes along with each write.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The binding, with an animation of each write. A terminal shows the change at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A binding is known by its value.
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// A binding to a collection is a collection of bindings to its elements.

/// Reading goes through bindings to the elements, in order.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

/// The collection's own positions, with a binding to the element at each.
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Index) -> Element {
    let location = location
    // An element's view may still read when the collection has become shorter.
    let last = location.get()[position]
    return Element(
      get: {
        let value = location.get()
        return value.indices.contains(position) ? value[position] : last
      },
      set: { (element: Value.Element) in
        var value = location.get()
        guard value.indices.contains(position) else { return }
        value[position] = element
        location.set(value)
      })
  }
}

/// Steps back as the collection itself does.
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
