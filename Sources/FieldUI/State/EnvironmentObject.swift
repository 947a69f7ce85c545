public import Combine

/// An object that a view around this one has given to all in it by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Waits for an object of this type.
  public init() {}

  /// The object. There must be one.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Gives bindings to the object's properties: `$object.member`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  mutating func install(_ slot: inout AnyObject?, in context: PropertyContext) {
    object = context.environment.object(of: ObjectType.self)
    slot = object.map { ObjectWatch.watching($0, instead: slot, for: context.node) }
  }
}

extension View {
  /// Gives an object to all views inside, for their `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object, as: T.self) }
  }
}
