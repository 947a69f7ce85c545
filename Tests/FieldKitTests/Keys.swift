import FieldKit
import TextEditing

/// What a keyboard offers to a text, without one.
extension TextEngine {
  /// A character is typed at the caret, or over the selection.
  @discardableResult
  func type(_ text: String) -> Bool {
    offer(TextEdit(range: selection.range, replacement: text, kind: .typing))
  }

  /// Backspace: the selection goes, or the cluster before the caret. At the start the subclass alone hears of it.
  func backspace() {
    if !selection.isEmpty { return deleteRange(selection.range) }
    let start = content.buffer.clusterBoundary(before: selection.caret)
    if start == selection.caret { return offerBackspaceAtStart() }
    deleteRange(start..<selection.caret)
  }

  /// The Delete key: the selection goes, or the cluster behind the caret.
  func forwardDelete() {
    if !selection.isEmpty { return deleteRange(selection.range) }
    deleteRange(selection.caret..<content.buffer.clusterBoundary(after: selection.caret))
  }

  private func deleteRange(_ range: Range<UTF8Offset>) {
    offer(TextEdit(range: range, replacement: "", kind: .deleting))
  }
}

extension UITextInput {
  /// Selects so many UTF-16 code units from a place on.
  @MainActor func select(_ start: Int, _ length: Int = 0) { selectedTextRange = range(start, length) }

  /// The range of so many UTF-16 code units from a place on; `nil` outside of the text.
  @MainActor func range(_ start: Int, _ length: Int = 0) -> UITextRange? {
    guard let from = position(from: beginningOfDocument, offset: start),
      let to = position(from: from, offset: length)
    else { return nil }
    return textRange(from: from, to: to)
  }

  /// The selection as a place and a length, in UTF-16 code units.
  @MainActor var selected: [Int] {
    guard let range = selectedTextRange else { return [] }
    return [
      offset(from: beginningOfDocument, to: range.start), offset(from: range.start, to: range.end),
    ]
  }
}
