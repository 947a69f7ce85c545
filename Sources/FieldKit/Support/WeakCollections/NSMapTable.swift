// Apple's systems have it in Foundation.
#if os(Linux)
  public import Foundation

  /// Objects by other objects, either of which may be forgotten when nobody else keeps it.
  ///
  /// It takes time proportional to what is in it.
  open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var held: [(key: HeldObject, value: HeldObject)] = []

    /// An empty map. `initialCapacity` is of no account.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int = 0
    ) {
      (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    /// An empty map that keeps keys and values alive.
    public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    /// An empty map that keeps keys and values alive.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// An empty map that keeps values alive, as long as their keys are.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }
    /// An empty map that keeps keys alive.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    /// An empty map that keeps nothing alive.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func forgetGone() { held.removeAll { $0.key.object == nil || $0.value.object == nil } }

    /// How many keys and values are still there.
    open var count: Int { held.count { $0.key.object != nil && $0.value.object != nil } }

    /// The value of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return held.first { $0.key.isSame(as: aKey, keyOptions) }?.value.object(as: ObjectType.self)
    }

    /// Sets the value of a key. `nil` for either changes nothing.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let anObject, let aKey else { return }
      removeObject(forKey: aKey)
      held.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions)))
    }

    /// Takes a key and its value out.
    open func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      forgetGone()
      held.removeAll { $0.key.isSame(as: aKey, keyOptions) }
    }

    /// Takes everything out.
    open func removeAllObjects() { held = [] }

    /// Goes through the keys that are there now.
    open func keyEnumerator() -> AnyIterator<Any> {
      AnyIterator(held.compactMap(\.key.object).makeIterator())
    }

    /// Goes through the values that are there now.
    open func objectEnumerator() -> AnyIterator<Any>? {
      AnyIterator(held.compactMap(\.value.object).makeIterator())
    }

    /// What is there now, by keys that can be in a dictionary of Swift's.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      var found: [AnyHashable: ObjectType] = [:]
      for (key, value) in held {
        if let key = key.object as? AnyHashable, let value = value.object(as: ObjectType.self) {
          found[key] = value
        }
      }
      return found
    }
  }
#endif
