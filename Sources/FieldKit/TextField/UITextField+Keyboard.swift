package import Foundation
package import TextEditing

/// What the keyboard does to the field it types into.
extension UITextField {
  /// The selection, without a copy of the text that it is in.
  package var selection: TextSelection { content.selection }

  /// Offers a change by the user: the delegate is asked first.
  ///
  /// - Returns: whether text and selection are as the keyboard reckons. If not (a veto, a delegate that rewrote
  ///   the text, a caret inside of a cluster) it must load the field's text again.
  @discardableResult
  package func offer(_ edit: TextEdit) -> Bool {
    var asked = wholeClusters(edit)
    let before = revision
    guard isAllowed(asked) else { return false }
    if revision != before {
      // The delegate changed the text itself and allowed the change as well: what still fits of it is made.
      let limit = content.buffer.end
      asked.range = min(asked.range.lowerBound, limit)..<min(asked.range.upperBound, limit)
    }
    let asksForAll = replacesAll
    perform(asked)
    return !asksForAll && revision == before &+ 1 && content.selection == edit.selectionAfter
  }

  /// The same change with whole clusters as its range: what of them it keeps becomes part of the replacement.
  private func wholeClusters(_ edit: TextEdit) -> TextEdit {
    let range = content.buffer.roundedOut(edit.range)
    if range == edit.range { return edit }
    var whole = edit
    whole.range = range
    whole.replacement =
      content.buffer[range.lowerBound..<edit.range.lowerBound] + edit.replacement
      + content.buffer[edit.range.upperBound..<range.upperBound]
    return whole
  }

  /// Goes through the methods that subclasses override, where the change is what those methods make.
  private func perform(_ edit: TextEdit) {
    let selection = content.selection
    switch edit.kind {
    case .typing where edit.range == selection.range:
      insertText(edit.replacement)
    case .deleting where edit.replacement.isEmpty && isBackspace(edit.range):
      deleteBackward()
    default:
      apply(edit, by: .user)
    }
  }

  private func isBackspace(_ range: Range<UTF8Offset>) -> Bool {
    let selection = content.selection
    guard selection.isEmpty else { return range == selection.range }
    return range.upperBound == selection.caret
      && range.lowerBound == content.buffer.clusterBoundary(before: selection.caret)
  }

  /// Backspace with nothing before the caret: subclasses hear of it, the delegate isn't asked.
  package func offerBackspaceAtStart() { deleteBackward() }

  /// Puts a paste in place of the selection, as one change. Line breaks become spaces.
  package func offerPaste(_ text: String) {
    let flat = text.mayHoldLineBreak ? text.flattened : text
    if flat.isEmpty { return }
    let edit = TextEdit(
      range: content.buffer.roundedOut(insertionRange), replacement: flat, kind: .other)
    let before = revision
    guard isAllowed(edit), revision == before else { return }
    apply(edit, by: .user)
  }

  /// The user moved the caret or the selection: through the setter that subclasses override.
  package func offerSelection(_ selection: TextSelection) {
    guard selection != content.selection else { return }
    if selection.isEmpty || selection.caret > selection.anchor {
      selectedTextRange = UITextRange(utf16(selection.range))
    } else {
      // `UITextRange` has no direction; the caret at its start is kept by selecting directly.
      select(selection)
    }
  }

  /// A click at a point of the window: one places the caret, two select a word, three all.
  package func offerClick(at point: CGPoint, count: Int) {
    let position = position(atWindowPoint: point)
    switch count {
    case 1: offerSelection(TextSelection(caret: position))
    case 2 where !isSecureTextEntry:
      let end = content.buffer.wordBoundary(after: position)
      offerSelection(TextSelection(content.buffer.wordBoundary(before: end)..<end))
    default: selectAll()
    }
  }

  /// Selects the whole text.
  package func selectAll() { offerSelection(TextSelection(.zero..<content.buffer.end)) }

  /// Return was pressed.
  ///
  /// - Returns: whether the field has no use of its own for the key, and its owner may take it as a submission.
  package func offerReturn() -> Bool {
    if enablesReturnKeyAutomatically && content.buffer.isEmpty { return false }
    if let delegate = storedDelegate, !delegate.textFieldShouldReturn(self) { return false }
    let isHandled = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if isHandled, isFirstResponder { resignFirstResponder() }
    return !isHandled
  }

  /// Empties the field as its clear button does.
  package func offerClear() { clear() }

  /// Takes back the last group of changes. The delegate is asked as for any change by the user.
  @discardableResult
  package func undoEdit() -> Bool { replay(editHistory.undo()) { editHistory.redo() } }

  /// Makes the last undone group of changes again.
  @discardableResult
  package func redoEdit() -> Bool { replay(editHistory.redo()) { editHistory.undo() } }

  /// The next change is a step of its own to undo.
  package func endUndoGroup() { editHistory.endGroup() }

  /// Takes back everything since editing began.
  package func revertEdits() { while undoEdit() {} }

  private func replay(_ edit: TextEdit?, onVeto putBack: () -> TextEdit?) -> Bool {
    guard let edit else { return false }
    let before = revision
    guard isAllowed(edit), revision == before else {
      if revision == before { _ = putBack() }
      return false
    }
    apply(edit, by: .history)
    return true
  }
}

extension String {
  /// Whether a byte of the text may belong to a line break. Looked at by bytes, since pastes are long: the breaks
  /// outside of ASCII are U+0085, U+2028 and U+2029.
  fileprivate var mayHoldLineBreak: Bool {
    utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }

  /// The text on one line: each line break becomes a space.
  fileprivate var flattened: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for character in self { result.append(character.isNewline ? " " : character) }
    return result
  }
}
