#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a write would change anything.
enum Equality {
  /// Whether two values are known to be equal. Values that can't be compared are not.
  static func holds<Value>(_ old: Value, _ new: Value) -> Bool {
    if Value.self == String.self { return areSame(asString(old), asString(new)) }
    guard let old = old as? any Equatable else { return false }
    return isEqual(old, new)
  }

  /// The value, which is a string, as one: a cast that a typed key can afford.
  private static func asString<Value>(_ value: Value) -> String {
    withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: String.self).pointee }
  }

  /// Whether two strings have the same bytes: a composed and a decomposed é are two texts to whoever edits them.
  private static func areSame(_ old: String, _ new: String) -> Bool {
    guard old.utf8.count == new.utf8.count else { return false }
    let inMemory = old.utf8.withContiguousStorageIfAvailable { old in
      new.utf8.withContiguousStorageIfAvailable { new in
        guard let left = old.baseAddress, let right = new.baseAddress else { return old.isEmpty }
        return left == right || memcmp(left, right, old.count) == 0
      }
    }
    return (inMemory ?? nil) ?? old.utf8.elementsEqual(new.utf8)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    (right as? Left) == left
  }
}
