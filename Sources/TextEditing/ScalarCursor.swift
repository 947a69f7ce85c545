/// A place between two Unicode scalars of a text, which moves either way without looking it up each time.
struct ScalarCursor {
  private let text: TextBuffer
  private var start: ChunkStart
  private var offset: Int

  /// A cursor at a position, or at the start of the scalar that the position is inside of.
  init(_ text: TextBuffer, at position: UTF8Offset) {
    let position = text.scalarBoundary(atOrBefore: position)
    self.text = text
    start = text.chunkStart(at: position.value, preferring: .next)
    offset = position.value - start.utf8
  }

  var position: UTF8Offset { UTF8Offset(start.utf8 + offset) }

  /// The scalar after the cursor. At the end of the text there is none.
  var after: Unicode.Scalar? {
    let chunk = text.chunks[start.index]
    return offset < chunk.utf8Count ? chunk.scalar(at: offset) : nil
  }

  /// Moves over the scalar after the cursor, and returns it.
  mutating func moveForward() -> Unicode.Scalar? {
    guard let scalar = after else { return nil }
    offset += UTF8.width(scalar)
    if offset == text.chunks[start.index].utf8Count && start.index + 1 < text.chunks.count {
      start.step(over: text.chunks[start.index])
      offset = 0
    }
    return scalar
  }

  /// Moves over the scalar before the cursor, and returns it. At the start of the text there is none.
  mutating func moveBackward() -> Unicode.Scalar? {
    if offset == 0 {
      guard start.index > 0 else { return nil }
      start.stepBack(over: text.chunks[start.index - 1])
      offset = text.chunks[start.index].utf8Count
    }
    offset = text.chunks[start.index].scalarStart(offset - 1)
    return after
  }
}
