import TextEditing

/// What a field shows of its text: the text itself, bullets in its place, nothing, or what its keyboard is about to do.
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
  /// Whether there is no text, and a placeholder may stand in its place.
  let isEmpty: Bool

  private let source: TextBuffer
  private let display: SecureTextDisplay

  private static let bullet = "•"

  /// The text as it is to be shown.
  init(_ text: EditableText, marked: Range<UTF8Offset>?, display: SecureTextDisplay) {
    source = text.buffer
    isEmpty = text.buffer.isEmpty
    self.display = display
    caret = .zero
    selection = .zero..<UTF8Offset.zero
    switch display {
    case .revealed:
      line = text.buffer
      caret = text.selection.caret
      selection = text.selection.range
      styles = text.styles
      self.marked = marked
    case .masked:
      line = TextBuffer(String(repeating: Self.bullet, count: text.buffer.string.count))
      caret = linePosition(text.selection.caret)
      selection =
        linePosition(text.selection.range.lowerBound)..<linePosition(text.selection.range.upperBound)
    case .hidden:
      line = TextBuffer()
    }
  }

  /// What the keyboard shows while it searches or counts.
  init(_ provisional: ProvisionalLine) {
    line = TextBuffer(provisional.prompt + provisional.line)
    prompt = UTF8Offset(provisional.prompt.utf8.count)
    caret = prompt + provisional.caret.value
    selection = Range(at: caret)
    source = line
    isEmpty = line.isEmpty
    display = .revealed
  }

  /// The position in the text of a position in the line.
  func sourcePosition(_ position: UTF8Offset) -> UTF8Offset {
    switch display {
    case .revealed: return position
    case .hidden: return source.end
    case .masked:
      let clusters = position.value / Self.bullet.utf8.count
      return UTF8Offset(source.string.prefix(clusters).utf8.count)
    }
  }

  /// The position in the line of a position in the text.
  func linePosition(_ position: UTF8Offset) -> UTF8Offset {
    switch display {
    case .revealed: position
    case .hidden: .zero
    case .masked: UTF8Offset(source[.zero..<position].count * Self.bullet.utf8.count)
    }
  }
}
