/// The start of a chunk: its number, and the lengths of all chunks before it.
struct ChunkStart: Sendable {
  var index = 0
  var utf8 = 0
  var utf16 = 0

  /// Moves to the chunk behind `chunk`, at whose start this stands.
  mutating func step(over chunk: TextChunk) {
    index += 1
    utf8 += chunk.utf8Count
    utf16 += chunk.utf16Count
  }

  /// Moves to the start of `chunk`, the one before.
  mutating func stepBack(over chunk: TextChunk) {
    index -= 1
    utf8 -= chunk.utf8Count
    utf16 -= chunk.utf16Count
  }
}

extension TextBuffer {
  /// Which of two chunks a position between them is taken to be in.
  enum Side { case previous, next }

  /// The UTF-16 offset of a position.
  public func utf16Offset(at offset: UTF8Offset) -> UTF16Offset {
    let offset = max(0, min(offset.value, utf8Count))
    let start = chunkStart(at: offset, preferring: .previous)
    let chunk = chunks[start.index]
    return UTF16Offset(start.utf16 + chunk.utf16Offset(chunk.scalarStart(offset - start.utf8)))
  }

  /// The position of a UTF-16 offset. Between the halves of a surrogate pair, it is the one before the pair.
  public func utf8Offset(at offset: UTF16Offset) -> UTF8Offset {
    let offset = max(0, min(offset.value, utf16Count))
    var start = nearestKnownStart { $0.utf16 - offset }
    while start.utf16 > offset || start.index == chunks.count {
      start.stepBack(over: chunks[start.index - 1])
    }
    while start.utf16 + chunks[start.index].utf16Count < offset { start.step(over: chunks[start.index]) }
    return UTF8Offset(start.utf8 + chunks[start.index].utf8Offset(offset - start.utf16))
  }

  /// The nearest position that lies in the text and between two Unicode scalars, at or before the given one.
  public func scalarBoundary(atOrBefore offset: UTF8Offset) -> UTF8Offset {
    guard offset.value > 0 else { return .zero }
    guard offset.value < utf8Count else { return end }
    let start = chunkStart(at: offset.value, preferring: .next)
    return UTF8Offset(start.utf8 + chunks[start.index].scalarStart(offset.value - start.utf8))
  }

  /// The range clamped to the text, and its ends to Unicode scalars.
  public func clamped(_ range: Range<UTF8Offset>) -> Range<UTF8Offset> {
    let lower = scalarBoundary(atOrBefore: range.lowerBound)
    return lower..<(range.isEmpty ? lower : scalarBoundary(atOrBefore: range.upperBound))
  }

  /// The start of the chunk that holds an offset in the text.
  func chunkStart(at offset: Int, preferring side: Side) -> ChunkStart {
    let reach = side == .next ? 0 : 1
    var start = nearestKnownStart { $0.utf8 - offset }
    while start.index == chunks.count || start.index > 0 && start.utf8 + reach > offset {
      start.stepBack(over: chunks[start.index - 1])
    }
    while start.index < chunks.count - 1, start.utf8 + chunks[start.index].utf8Count + reach <= offset {
      start.step(over: chunks[start.index])
    }
    return start
  }

  /// The nearest of those starts that are known without counting: the first, the recent, and the end.
  private func nearestKnownStart(distance: (ChunkStart) -> Int) -> ChunkStart {
    let first = ChunkStart()
    let end = ChunkStart(index: chunks.count, utf8: utf8Count, utf16: utf16Count)
    let toRecent = distance(recent)
    let other = toRecent > 0 ? first : end
    return abs(toRecent) <= abs(distance(other)) ? recent : other
  }
}
