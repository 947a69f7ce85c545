public import Combine

/// An object that somebody else keeps. The view is evaluated again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Watches an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Watches an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Gives bindings to the object's properties: `$object.member`.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Gives bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(ObjectLocation(object, keyPath)) }
  }
}

/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  // A write that changes nothing would have the object announce a change.
  override func set(_ value: Value) {
    if !Equality.holds(object[keyPath: keyPath], value) { object[keyPath: keyPath] = value }
  }
}

extension ObservedObject: InstalledProperty {
  mutating func install(_ slot: inout AnyObject?, in context: PropertyContext) {
    slot = ObjectWatch.watching(wrappedValue, instead: slot, for: context.node)
  }
}

/// A view's connection to an object that it is to follow.
final class ObjectWatch {
  private let object: AnyObject
  private let connection: AnyCancellable

  private init<Object: ObservableObject>(_ object: Object, _ dependent: Dependent) {
    self.object = object
    connection = object.objectWillChange.sink { _ in dependent.invalidate() }
  }

  /// The connection there is, if it is to the same object; else a new one.
  @MainActor static func watching<Object: ObservableObject>(
    _ object: Object, instead old: AnyObject?, for node: _ViewNode
  ) -> ObjectWatch {
    if let old = old as? ObjectWatch, old.object === object { return old }
    return ObjectWatch(object, node.dependent)
  }
}
