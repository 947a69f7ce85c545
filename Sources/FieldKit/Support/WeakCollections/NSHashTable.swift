// Apple's systems have it in Foundation.
#if os(Linux)
  public import Foundation

  /// A set of objects that may be forgotten when nobody else keeps them: programs keep delegates in one.
  ///
  /// It takes time proportional to what is in it. Its objects come back in the order in which they were added.
  open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [HeldObject] = []

    /// An empty set. `initialCapacity` is of no account.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
      self.options = options
    }

    /// An empty set that keeps its objects alive.
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// An empty set that doesn't keep its objects alive.
    public class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable<ObjectType>(options: .weakMemory, capacity: 0)
    }

    /// The objects that are still there.
    open var allObjects: [ObjectType] { held.compactMap { $0.object(as: ObjectType.self) } }
    /// How many objects are still there.
    open var count: Int { held.count { $0.object != nil } }
    /// One of the objects.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects that can be in a set of Swift's.
    open var setRepresentation: Set<AnyHashable> {
      Set(held.compactMap { ($0.object as? NSObject).map(AnyHashable.init) })
    }

    /// Adds an object, unless it is in the set. `nil` isn't added.
    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      held.removeAll { $0.object == nil }
      held.append(HeldObject(object, options))
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
      guard let object else { return }
      held.removeAll { $0.object == nil || $0.isSame(as: object, options) }
    }

    /// Takes all objects out.
    open func removeAllObjects() { held = [] }

    /// Whether an object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object in the set that is the same as another one.
    open func member(_ object: ObjectType?) -> ObjectType? {
      guard let object else { return nil }
      return held.first { $0.isSame(as: object, options) }?.object(as: ObjectType.self)
    }

    /// Goes through the objects that are there now.
    open func objectEnumerator() -> AnyIterator<Any> { AnyIterator((allObjects as [Any]).makeIterator()) }
  }
#endif
