extension TextBuffer: Hashable {
  /// Whether both hold the same bytes. Unlike `String`, canonically equivalent texts are told apart.
  public static func == (lhs: TextBuffer, rhs: TextBuffer) -> Bool {
    guard lhs.utf8Count == rhs.utf8Count else { return false }
    var start = UTF8Offset.zero
    for chunk in lhs.chunks {
      guard chunk.text.withBytes({ rhs.commonPrefix(with: $0, from: start.value) }) == chunk.utf8Count
      else { return false }
      start = start + chunk.utf8Count
    }
    return true
  }

  /// Hashes a length and the text's two ends: texts are compared more often than they are hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf8Count)
    hasher.combine(self[.zero..<UTF8Offset(32)])
    hasher.combine(self[end - 32..<end])
  }

  /// Whether the text has the same bytes as a string. Costs a comparison of the lengths, and of the bytes
  /// only where those are equal.
  public func isEqual(to string: String) -> Bool {
    guard string.utf8.count == utf8Count else { return false }
    return string.withBytes { commonPrefix(with: $0, from: 0) } == utf8Count
  }

  /// Whether the text consists of just these bytes.
  public func isEqual(to bytes: [UInt8]) -> Bool {
    bytes.count == utf8Count && bytes.withUnsafeBytes { commonPrefix(with: $0, from: 0) } == utf8Count
  }

  /// The smallest change that would make this text's bytes equal to others.
  ///
  /// The ends of the replaced range lie between Unicode scalars of this text, so that the range is a whole
  /// number of them. The bytes need not be valid UTF-8.
  ///
  /// A letter more in a run of equal letters may be any of the run. `start` says which one is meant: the
  /// change doesn't start behind it, where one as small exists. Without it, the change stands at the run's
  /// end.
  ///
  /// - Parameters:
  ///   - bytes: what the text is compared with.
  ///   - start: the last position that the change should start at; of a key that was typed or that deleted,
  ///     the caret before or after it, whichever is less.
  /// - Returns: the replaced range of this text, and the range of `bytes` that would stand in its place; `nil`
  ///   where there is no difference.
  public func commonDifference(
    from bytes: UnsafeBufferPointer<UInt8>, startingBy start: UTF8Offset? = nil
  ) -> (replaced: Range<UTF8Offset>, bytes: Range<Int>)? {
    let raw = UnsafeRawBufferPointer(bytes)
    let prefix = commonPrefix(with: raw, from: 0)
    if prefix == utf8Count && prefix == raw.count { return nil }
    let suffix = commonSuffix(with: raw, limit: min(utf8Count, raw.count) - prefix)
    if let start = start?.value, start < prefix, start >= 0 {
      let slid = commonSuffix(with: raw, limit: min(utf8Count, raw.count) - start)
      if start + slid >= prefix + suffix { return difference(from: raw, prefix: start, suffix: slid) }
    }
    return difference(from: raw, prefix: prefix, suffix: suffix)
  }

  /// The difference that common ends leave, rounded out to scalars.
  private func difference(
    from bytes: UnsafeRawBufferPointer, prefix: Int, suffix: Int
  ) -> (replaced: Range<UTF8Offset>, bytes: Range<Int>) {
    let lower = scalarBoundary(atOrBefore: UTF8Offset(prefix))
    var upper = UTF8Offset(utf8Count - suffix)
    while scalarBoundary(atOrBefore: upper) != upper { upper = upper + 1 }
    return (lower..<upper, lower.value..<bytes.count - (end - upper))
  }

  /// How many bytes from the start of `bytes` are the same as those from `offset` on.
  private func commonPrefix(with bytes: UnsafeRawBufferPointer, from offset: Int) -> Int {
    var start = chunkStart(at: offset, preferring: .next)
    var skipped = offset - start.utf8
    var length = 0
    while start.index < chunks.count && length < bytes.count {
      let chunk = chunks[start.index]
      let there = UnsafeRawBufferPointer(rebasing: bytes[length...])
      let common = chunk.text.withBytes {
        UTF8Scanning.commonPrefix(UnsafeRawBufferPointer(rebasing: $0[skipped...]), there)
      }
      length += common
      if common < chunk.utf8Count - skipped { break }
      skipped = 0
      start.step(over: chunk)
    }
    return length
  }

  /// How many bytes at the end of `bytes` are the same as those at the end of the text, up to `limit`.
  private func commonSuffix(with bytes: UnsafeRawBufferPointer, limit: Int) -> Int {
    var length = 0
    for chunk in chunks.reversed() where length < limit {
      let there = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - length)])
      let common = chunk.text.withBytes { UTF8Scanning.commonSuffix($0, there) }
      length += common
      if common < chunk.utf8Count { break }
    }
    return min(length, limit)
  }
}
