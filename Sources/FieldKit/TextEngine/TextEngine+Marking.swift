import Foundation
import TextEditing

/// Marked text: what an input method shows of a text that isn't decided yet.
extension TextEngine {
  /// Puts provisional text in place of the marked text, else of the selection. The delegate isn't asked; the events
  /// are those of a key.
  ///
  /// - Parameter selected: what is selected afterwards, in UTF-16 code units of `text`.
  func setMarkedText(_ text: String, selected: NSRange) {
    let range = insertionRange
    if range.isEmpty && text.isEmpty { return }
    var edit = TextEdit(range: range, replacement: text, kind: .composing)
    let marked = TextBuffer(text)
    let start = marked.utf8Offset(at: UTF16Offset(max(0, min(selected.location, marked.utf16Count))))
    let length = max(0, min(selected.length, marked.utf16Count))
    let end = marked.utf8Offset(
      at: UTF16Offset(min(marked.utf16Offset(at: start).value + length, marked.utf16Count)))
    edit.selectionAfter = TextSelection(
      anchor: range.lowerBound + start.value, caret: range.lowerBound + end.value)
    apply(edit, by: .keyInput)
  }

  /// Makes the marked text a part of the text like any other.
  func unmarkText() {
    guard markedRange != nil else { return }
    markedRange = nil
    editHistory.endGroup()
    guard let host else { return }
    host.contentDidChange()
    host.didChangeSelection()
  }

  /// Notes which part of the text is marked after an edit.
  func mark(_ edit: TextEdit) {
    if edit.kind == .composing, !edit.replacement.isEmpty {
      markedRange = edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.utf8.count
    } else if markedRange != nil {
      markedRange = nil
    }
  }

  /// A caret that leaves the marked text decides it.
  func leaveMarkedText() {
    guard let marked = markedRange else { return }
    let selected = content.selection.range
    if selected.lowerBound < marked.lowerBound || selected.upperBound > marked.upperBound {
      markedRange = nil
    }
  }
}
