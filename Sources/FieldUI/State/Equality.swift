/// Whether a write would change anything.
enum Equality {
  /// Whether two values are known to be equal. Values that can't be compared are not.
  static func holds<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? String, let new = new as? String {
      // By bytes: a composed and a decomposed é are two texts to whoever edits them.
      return old.utf8.count == new.utf8.count && old.utf8.elementsEqual(new.utf8)
    }
    guard let old = old as? any Equatable else { return false }
    return isEqual(old, new)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    (right as? Left) == left
  }
}
