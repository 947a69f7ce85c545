/// The smallest replacement that turns one line into another, as ranges of bytes.
struct LineDifference: Equatable {
  /// What is replaced in the old line.
  var old: Range<Int>
  /// What stands there in the new line.
  var new: Range<Int>

  /// The difference of two lines, or `nil` if they are equal.
  ///
  /// Where several ranges would do, as when one of three equal letters is deleted, the one at the carets is
  /// taken: a user deletes the letter at the caret.
  init?(
    from old: UnsafeRawBufferPointer, caret oldCaret: Int, to new: UnsafeRawBufferPointer, caret newCaret: Int
  ) {
    let shorter = min(old.count, new.count)
    if let start = Self.start(ofOne: old, oldCaret, new, newCaret) {
      self.old = start..<(start + old.count - shorter)
      self.new = start..<(start + new.count - shorter)
      return
    }
    let anchored = min(oldCaret, newCaret, shorter)
    var prefix = Self.commonPrefix(old, new, from: 0, to: anchored)
    if prefix == shorter && old.count == new.count { return nil }
    let suffix = Self.commonSuffix(old, new, limit: shorter - prefix)
    if prefix == anchored { prefix = Self.commonPrefix(old, new, from: prefix, to: shorter - suffix) }
    if prefix + suffix >= old.count && old.count == new.count { return nil }
    self.old = prefix..<(old.count - suffix)
    self.new = prefix..<(new.count - suffix)
    roundOutToScalars(old, new)
  }

  /// Where something was only deleted, or only inserted, at or before the old caret; `nil` if that isn't what
  /// happened, or more happened.
  private static func start(
    ofOne old: UnsafeRawBufferPointer, _ oldCaret: Int, _ new: UnsafeRawBufferPointer, _ newCaret: Int
  ) -> Int? {
    let length = abs(old.count - new.count)
    let shorter = min(old.count, new.count)
    guard length > 0 else { return nil }
    let latest = commonPrefix(old, new, from: 0, to: shorter)
    let earliest = shorter - commonSuffix(old, new, limit: shorter)
    // A deletion before the caret leaves it at the start; vi's at the end of a line moves it further back.
    let backward = old.count > new.count && newCaret == oldCaret - length ? oldCaret - length : oldCaret
    return [backward, oldCaret].first { $0 >= max(0, earliest) && $0 <= latest }
  }

  private mutating func roundOutToScalars(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) {
    func splits(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> Bool {
      position > 0 && position < bytes.count && bytes[position] & 0xC0 == 0x80
    }
    var lower = old.lowerBound
    while splits(a, lower) || splits(b, lower) { lower -= 1 }
    var tail = 0
    while splits(a, old.upperBound + tail) || splits(b, new.upperBound + tail) { tail += 1 }
    old = lower..<(old.upperBound + tail)
    new = lower..<(new.upperBound + tail)
  }

  private static func commonPrefix(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, from start: Int, to limit: Int
  ) -> Int {
    var i = start
    while i + 8 <= limit {
      let difference =
        a.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      if difference != 0 { break }
      i += 8
    }
    while i < limit && a[i] == b[i] { i += 1 }
    return i
  }

  private static func commonSuffix(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, limit: Int
  ) -> Int {
    var i = 0
    while i + 8 <= limit {
      let difference =
        a.loadUnaligned(fromByteOffset: a.count - i - 8, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: b.count - i - 8, as: UInt64.self)
      if difference != 0 { break }
      i += 8
    }
    while i < limit && a[a.count - 1 - i] == b[b.count - 1 - i] { i += 1 }
    return i
  }
}
