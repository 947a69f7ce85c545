// Apple's names, in Apple's capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// What Objective-C has, and Linux lacks: values that are kept with an object of somebody else's class.
#if os(Linux)
  import Foundation

  /// How a value is kept with an object. The numbers are Objective-C's.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// It isn't kept alive. One that has gone is `nil`; in Objective-C it would be a crash.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It is kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept alive.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It is kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy is kept alive.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Keeps a value with an object, under the address of a variable, until another one is set or the object goes.
  /// `nil` removes it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedValues.of(object as AnyObject, made: value != nil)?.set(value, policy, key)
  }

  /// The value that is kept with an object under the address of a variable.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.of(object as AnyObject, made: false)?.value(key)
  }

  /// Forgets all values that are kept with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.of(object as AnyObject, made: false)?.removeAll()
  }

  /// The values of one object.
  final class AssociatedValues: @unchecked Sendable {
    private enum Kept {
      case strong(Any)
      case weak(WeakReference)
    }
    private final class WeakReference {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }

    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Kept] = [:]

    func value(_ key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        switch values[key] {
        case .strong(let value): value
        case .weak(let reference): reference.object
        case nil: nil
        }
      }
    }

    func set(_ value: Any?, _ policy: objc_AssociationPolicy, _ key: UnsafeRawPointer) {
      let kept: Kept? = value.map { value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
          .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        default: .strong(value)
        }
      }
      // What was there may ask for values itself when it goes: not under the lock.
      let before = lock.withLock {
        let before = values[key]
        values[key] = kept
        return before
      }
      _ = before
    }

    func removeAll() {
      let before = lock.withLock {
        let before = values
        values = [:]
        return before
      }
      _ = before
    }

    // MARK: Whose they are

    /// The values of objects that have no room of their own for them.
    private final class Table: @unchecked Sendable {
      struct Entry {
        weak var owner: AnyObject?
        let values: AssociatedValues
      }
      let lock = NSLock()
      var entries: [ObjectIdentifier: Entry] = [:]
      var limit = 64
    }
    private static let table = Table()

    /// The values of an object, which are made if need be.
    static func of(_ object: AnyObject, made: Bool) -> AssociatedValues? {
      if let object = object as? _AccessibleObject { return object.associatedValues(made: made) }
      var gone: [Table.Entry] = []
      defer { gone = [] }
      return table.lock.withLock {
        if let entry = table.entries[ObjectIdentifier(object)], entry.owner === object { return entry.values }
        guard made else { return nil }
        if table.entries.count >= table.limit {
          gone = table.entries.values.filter { $0.owner == nil }
          table.entries = table.entries.filter { $0.value.owner != nil }
          table.limit = max(64, table.entries.count * 2)
        }
        let values = AssociatedValues()
        // One that was there belonged to an object at the same place that has gone.
        if let old = table.entries[ObjectIdentifier(object)] { gone.append(old) }
        table.entries[ObjectIdentifier(object)] = Table.Entry(owner: object, values: values)
        return values
      }
    }
  }
#endif
