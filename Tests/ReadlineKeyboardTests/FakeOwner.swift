import ReadlineKeyboard
import TextEditing

/// A field in small: a text, a selection, undo by word, and a keyboard that edits it.
@MainActor final class FakeOwner {
  var text: String
  var selection: TextSelection
  let keyboard: ReadlineKeyboard
  /// What was asked for that a real field would do.
  var actions: [KeyAction] = []
  var edits: [TextEdit] = []
  var last: KeyOutcome
  /// Turns an edit down, as a delegate may.
  var vetoes: (TextEdit) -> Bool = { _ in false }

  private var past: [(text: String, selection: TextSelection)] = []
  private var future: [(text: String, selection: TextSelection)] = []
  private var isTyping = false

  init(
    _ text: String = "", caret: Int? = nil, mark: Int? = nil, inputrc: String = "", history: [String] = []
  ) {
    self.text = text
    let caret = UTF8Offset(caret ?? text.utf8.count)
    selection = TextSelection(anchor: mark.map { UTF8Offset($0) } ?? caret, caret: caret)
    keyboard = ReadlineKeyboard(KeyboardConfiguration(inputrc: .text(inputrc)))
    keyboard.history = history
    last = KeyOutcome(selection: selection)
    keyboard.begin(TextBuffer(text), selection: selection)
  }

  var caret: Int { selection.caret.value }

  /// The text with a bar at the caret, and brackets round a selection.
  var shown: String {
    let bytes = Array(text.utf8)
    let range = selection.range
    func part(_ from: Int, _ to: Int) -> String { String(decoding: bytes[from..<to], as: UTF8.self) }
    let before = part(0, range.lowerBound.value)
    let after = part(range.upperBound.value, bytes.count)
    if range.isEmpty { return before + "|" + after }
    return before + "[" + part(range.lowerBound.value, range.upperBound.value) + "]" + after
  }

  /// Types keys, cut into events as a terminal's parser would.
  func type(_ keys: String, pauses: Set<Int> = []) { type(Array(keys.utf8), pauses: pauses) }

  func type(_ bytes: [UInt8], pauses: Set<Int> = []) {
    for event in KeyCutter.events(in: bytes, pauses: pauses) { press(event) }
  }

  /// A paste is no matter of the keyboard's: one edit, then a load.
  func paste(_ string: String) {
    let edit = TextEdit(range: selection.range, replacement: string)
    record(edit)
    var buffer = TextBuffer(text)
    buffer.replaceSubrange(edit.range, with: edit.replacement)
    text = buffer.string
    selection = edit.selectionAfter
    reload()
  }

  func press(_ event: [UInt8]) {
    if event.starts(with: Array("\u{1b}[200~".utf8)) {
      paste(String(decoding: event.dropFirst(6), as: UTF8.self))
      return
    }
    apply(keyboard.handle(event))
    while last.hasMore { apply(keyboard.resume()) }
  }

  func apply(_ outcome: KeyOutcome) {
    last = outcome
    if let edit = outcome.edit {
      if vetoes(edit) {
        reload()
        return
      }
      edits.append(edit)
      record(edit)
      var buffer = TextBuffer(text)
      buffer.replaceSubrange(edit.range, with: edit.replacement)
      text = buffer.string
    } else if outcome.provisional == nil {
      if outcome.selection != selection { isTyping = false }
    }
    if outcome.provisional == nil || outcome.edit != nil { selection = outcome.selection }
    if let action = outcome.action { perform(action) }
  }

  func reload() { selection = keyboard.load(TextBuffer(text), selection: selection) }

  private func perform(_ action: KeyAction) {
    actions.append(action)
    switch action {
    case .undo(let count): for _ in 0..<count { swap(&past, &future) }
    case .redo(let count): for _ in 0..<count { swap(&future, &past) }
    case .revertLine: while !past.isEmpty { swap(&past, &future) }
    case .breakUndo: isTyping = false
    case .submit, .endOfInput: keyboard.begin(TextBuffer(text), selection: selection)
    default: return
    }
    if action != .submit && action != .endOfInput { reload() }
  }

  private func record(_ edit: TextEdit) {
    let isTyped = edit.kind == .typing && edit.range.isEmpty
    let joins = isTyped && isTyping && edit.replacement != " "
    isTyping = isTyped
    if joins { return }
    past.append((text, selection))
    future = []
  }

  private func swap(
    _ from: inout [(text: String, selection: TextSelection)],
    _ to: inout [(text: String, selection: TextSelection)]
  ) {
    isTyping = false
    guard let state = from.popLast() else { return }
    to.append((text, selection))
    text = state.text
    selection = state.selection
  }
}
