import TextEditing

/// What a field shows of its text: the text itself, bullets in its place, or what its keyboard is about to do.
/// Positions in the text map to positions in the line, and back.
struct DisplayedLine {
  private(set) var line: TextBuffer
  private(set) var caret: UTF8Offset
  private(set) var selection: Range<UTF8Offset>
  /// What an input method has not decided yet.
  private(set) var marked: Range<UTF8Offset>?
  /// The styles of the line.
  private(set) var styles = StyleRuns.plain
  /// How much of the line's start is the keyboard's prompt.
  private(set) var prompt = UTF8Offset.zero

  private let source: TextBuffer
  private let isMasked: Bool

  private static let bullet = "•"

  /// The text, or bullets for each of its clusters.
  init(_ text: EditableText, marked: Range<UTF8Offset>?, masked: Bool) {
    source = text.buffer
    isMasked = masked
    guard masked else {
      line = text.buffer
      caret = text.selection.caret
      selection = text.selection.range
      styles = text.styles
      self.marked = marked
      return
    }
    line = TextBuffer(String(repeating: Self.bullet, count: text.buffer.string.count))
    caret = .zero
    selection = .zero..<UTF8Offset.zero
    caret = bulletPosition(text.selection.caret)
    selection =
      bulletPosition(text.selection.range.lowerBound)..<bulletPosition(text.selection.range.upperBound)
  }

  /// What the keyboard shows while it searches or counts.
  init(_ provisional: ProvisionalLine) {
    line = TextBuffer(provisional.prompt + provisional.line)
    prompt = UTF8Offset(provisional.prompt.utf8.count)
    caret = prompt + provisional.caret.value
    selection = Range(at: caret)
    source = line
    isMasked = false
  }

  /// The position in the text of a position in the line.
  func sourcePosition(_ position: UTF8Offset) -> UTF8Offset {
    guard isMasked else { return position }
    let clusters = position.value / Self.bullet.utf8.count
    return UTF8Offset(source.string.prefix(clusters).utf8.count)
  }

  private func bulletPosition(_ position: UTF8Offset) -> UTF8Offset {
    UTF8Offset(source[.zero..<position].count * Self.bullet.utf8.count)
  }
}
