public import Combine

/// An object that a view keeps for itself: made once for the view's place in the tree, gone with it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  private final class Kept {
    let object: ObjectType
    let watch: ObjectWatch

    init(_ object: ObjectType, _ watch: ObjectWatch) {
      self.object = object
      self.watch = watch
    }
  }

  /// An object that is made when the view comes to the screen.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of a view on the screen, another one each time.
  public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// Gives bindings to the object's properties: `$object.member`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }
}

extension StateObject: InstalledProperty {
  mutating func install(_ slot: inout AnyObject?, in context: PropertyContext) {
    if let slot {
      kept = unsafeDowncast(slot, to: Kept.self)
    } else {
      let object = make()
      kept = Kept(object, ObjectWatch.watching(object, instead: nil, for: context.node))
      slot = kept
    }
  }
}
