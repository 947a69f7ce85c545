/// Where extended grapheme clusters begin and end in a line of UTF-8, found from a window around a position.
///
/// Readline steps over characters of its own kind: a base and what `wcwidth` calls zero wide. These are
/// Swift's `Character`s, as in the field. Bytes that are not UTF-8 count as one cluster each, more or less.
struct ClusterBoundaries {
  let bytes: UnsafeBufferPointer<UInt8>

  private static let window = 64

  /// The end of the cluster that starts at `start`, or `start` at the end of the line.
  func end(after start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    if isPlain(start) && (start + 1 == bytes.count || isPlain(start + 1)) { return start + 1 }
    var size = Self.window
    while true {
      let limit = scalarStart(atOrBefore: min(bytes.count, start + size))
      let text = string(start, max(limit, scalarEnd(after: start)))
      let length = text.first.map { self.length(of: $0, in: start..<bytes.count) } ?? 1
      if start + length < limit || limit >= bytes.count {
        let end = min(bytes.count, start + max(1, length))
        return isJoined(at: end) ? self.end(after: end) : end
      }
      size *= 4
    }
  }

  /// The start of the cluster that ends at `end`, or 0 at the start of the line.
  func start(before end: Int) -> Int {
    guard end > 0 else { return 0 }
    if isPlain(end - 1) && (end == 1 || isPlain(end - 2)) { return end - 1 }
    var size = Self.window
    while true {
      let limit = startOfFlags(scalarStart(atOrBefore: max(0, end - size)))
      let text = string(limit, end)
      let length = text.last.map { self.length(of: $0, in: limit..<end) } ?? 1
      if end - length > limit || limit == 0 {
        let start = max(0, end - max(1, length))
        return isJoined(at: start) ? self.start(before: start) : start
      }
      size *= 4
    }
  }

  /// The start of the cluster that `position` lies in: `position` itself if it is a boundary.
  func roundedDown(_ position: Int) -> Int {
    if position <= 0 || position >= bytes.count { return max(0, min(position, bytes.count)) }
    if isPlain(position) && isPlain(position - 1) { return position }
    return start(before: scalarEnd(after: position))
  }

  /// The end of the cluster that `position` lies in: `position` itself if it is a boundary.
  func roundedUp(_ position: Int) -> Int {
    let start = roundedDown(position)
    return start < position ? end(after: start) : position
  }

  /// The position `count` clusters after `position`, or the end of the line.
  func position(_ position: Int, advancedBy count: Int) -> Int {
    var result = position
    var left = count
    while left > 0 && result < bytes.count {
      result = end(after: result)
      left -= 1
    }
    while left < 0 && result > 0 {
      result = start(before: result)
      left += 1
    }
    return result
  }

  /// Whether a symbol with a joiner (E2 80 8D) ends here and another follows. Which symbols may be joined
  /// changes from one version of Unicode to the next; but nobody wants to delete half of what was joined.
  private func isJoined(at position: Int) -> Bool {
    guard position > 3, position < bytes.count, bytes[position - 3] == 0xE2, bytes[position - 2] == 0x80,
      bytes[position - 1] == 0x8D
    else { return false }
    return isSymbol(scalarStart(atOrBefore: position - 4)) && isSymbol(position)
  }

  private func isSymbol(_ position: Int) -> Bool {
    let scalar = string(position, scalarEnd(after: position)).unicodeScalars.first
    return scalar?.properties.generalCategory == .otherSymbol
  }

  /// ASCII that joins nothing: CR and LF may be one cluster.
  private func isPlain(_ position: Int) -> Bool {
    let byte = bytes[position]
    return byte < 0x80 && byte != 0x0D && byte != 0x0A
  }

  private func string(_ from: Int, _ to: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[from..<to]), as: UTF8.self)
  }

  /// A decoded character is longer than its bytes where those were not UTF-8.
  private func length(of character: Character, in range: Range<Int>) -> Int {
    min(character.utf8.count, range.count)
  }

  private func scalarStart(atOrBefore position: Int) -> Int {
    var result = position
    while result > 0 && result < bytes.count && bytes[result] & 0xC0 == 0x80 && position - result < 4 {
      result -= 1
    }
    return result
  }

  private func scalarEnd(after position: Int) -> Int {
    var result = position + 1
    while result < bytes.count && bytes[result] & 0xC0 == 0x80 && result - position < 4 { result += 1 }
    return result
  }

  /// Flags pair up from the start of their run, so a window must not begin inside one.
  private func startOfFlags(_ position: Int) -> Int {
    var result = position
    while result >= 4, result < bytes.count, isFlag(result), isFlag(result - 4) { result -= 4 }
    return result
  }

  /// Whether a regional indicator (F0 9F 87 A6 to BF) starts here.
  private func isFlag(_ position: Int) -> Bool {
    position + 3 < bytes.count && bytes[position] == 0xF0 && bytes[position + 1] == 0x9F
      && bytes[position + 2] == 0x87 && bytes[position + 3] >= 0xA6
  }
}
