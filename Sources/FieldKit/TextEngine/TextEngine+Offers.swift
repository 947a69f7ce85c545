package import Foundation
package import TextEditing

/// What the user does to the text, by the keyboard or with the mouse.
extension TextEngine {
  /// Offers a change by the user: the delegate is asked first.
  ///
  /// - Returns: whether text and selection are as the keyboard reckons. If not (a veto, a delegate that rewrote
  ///   the text, a caret inside of a cluster) it must load the text again.
  @discardableResult
  package func offer(_ edit: TextEdit) -> Bool {
    var asked = wholeClusters(edit)
    let before = revision
    guard isAllowed(&asked) else { return false }
    let asksForAll = replacesAll
    perform(asked)
    return !asksForAll && revision == before &+ 1 && content.selection == edit.selectionAfter
  }

  /// Asks the delegate for a change. What of it is to be made then, if it is allowed, is the edit afterwards.
  private func isAllowed(_ edit: inout TextEdit) -> Bool {
    let before = revision
    if clearsOnInsertion, isInsertion(edit) {
      // Everything goes, and the delegate hears so. Not in a secure field, where UIKit speaks of the one edit.
      var whole = edit
      whole.range = everything
      guard isAllowed(whole) else { return false }
    } else {
      guard isAllowed(edit) else { return false }
    }
    if revision != before {
      // The delegate changed the text itself and allowed the change as well: what still fits of it is made.
      let limit = content.buffer.end
      edit.range = min(edit.range.lowerBound, limit)..<min(edit.range.upperBound, limit)
    }
    return true
  }

  /// Whether an edit puts text in at the caret, or in place of the selection.
  private func isInsertion(_ edit: TextEdit) -> Bool {
    !edit.replacement.isEmpty && (edit.range.isEmpty || edit.range == content.selection.range)
  }

  /// The same change with whole clusters as its range: what of them it keeps becomes part of the replacement.
  func wholeClusters(_ edit: TextEdit) -> TextEdit {
    // The selection has whole clusters, and is what typing takes the place of.
    if edit.range == content.selection.range { return edit }
    let exact = content.buffer.clamped(edit.range)
    let range = content.buffer.roundedOut(exact)
    if range == edit.range { return edit }
    var whole = edit
    whole.range = range
    whole.replacement =
      content.buffer[range.lowerBound..<exact.lowerBound] + edit.replacement
      + content.buffer[exact.upperBound..<range.upperBound]
    return whole
  }

  /// Goes through the methods that subclasses override, where the change is what those methods make.
  private func perform(_ edit: TextEdit) {
    let selection = content.selection
    switch edit.kind {
    case .typing where edit.range == selection.range:
      host?.insertText(edit.replacement)
    case .deleting where edit.replacement.isEmpty && isBackspace(edit.range):
      host?.deleteBackward()
    default:
      applyAsked(edit)
    }
  }

  /// Makes a change that was allowed. The first one in a secure field takes the place of the whole text, and so does
  /// an insertion where the program said so.
  private func applyAsked(_ edit: TextEdit) {
    guard replacesOnFirstEdit || clearsOnInsertion && isInsertion(edit) else { return apply(edit, by: .user) }
    apply(TextEdit(range: everything, replacement: edit.replacement, kind: edit.kind), by: .user)
  }

  private func isBackspace(_ range: Range<UTF8Offset>) -> Bool {
    let selection = content.selection
    guard selection.isEmpty else { return range == selection.range }
    return range.upperBound == selection.caret
      && range.lowerBound == content.buffer.clusterBoundary(before: selection.caret)
  }

  /// Backspace with nothing before the caret: subclasses hear of it, the delegate isn't asked.
  package func offerBackspaceAtStart() { host?.deleteBackward() }

  /// Puts a paste in place of the selection, as one change. Line breaks for which there is no room become spaces.
  ///
  /// - Returns: whether the text was put in.
  @discardableResult
  package func offerPaste(_ text: String) -> Bool {
    let fitted = fitted(text)
    if fitted.isEmpty { return false }
    return offerReplacement(of: typingRange, with: fitted)
  }

  /// Fills the text in, as a keyboard that knows addresses and passwords does: one question about a space at the start,
  /// which is never put in, then one about the whole text. Phone number fields look out for the first one.
  ///
  /// - Returns: whether the text was put in.
  @discardableResult
  package func offerAutofill(_ text: String) -> Bool {
    guard isAllowed(TextEdit(range: .zero..<(.zero), replacement: " ")) else { return false }
    return offerReplacement(of: everything, with: fitted(text))
  }

  /// Deletes the selection, as one change: what Cut does.
  ///
  /// - Returns: whether it was deleted.
  @discardableResult
  package func offerDeletionOfSelection() -> Bool {
    if content.selection.isEmpty { return false }
    return offerReplacement(of: content.selection.range, with: "")
  }

  private func offerReplacement(of range: Range<UTF8Offset>, with text: String) -> Bool {
    var edit = TextEdit(range: content.buffer.roundedOut(range), replacement: text, kind: .other)
    guard isAllowed(&edit) else { return false }
    applyAsked(edit)
    return true
  }

  /// The user moved the caret or the selection: through the setter that subclasses override.
  package func offerSelection(_ selection: TextSelection) {
    guard selection != content.selection else { return }
    // `UITextRange` has no direction: a caret at its start is told beside it.
    if selection.caret < selection.anchor { directedSelection = selection }
    host?.selectedTextRange = UITextRange(utf16(selection.range))
    directedSelection = nil
  }

  /// A click at a point of the window: one places the caret, two select a word, three all, or the paragraph where
  /// there may be several.
  package func offerClick(at point: CGPoint, count: Int) {
    guard let host else { return }
    let position = host.position(atWindowPoint: point)
    switch count {
    case 1:
      offerSelection(TextSelection(caret: position))
      host.didPlaceCaret(atWindowPoint: point)
    case 2 where !host.isSecureTextEntry: offerSelection(TextSelection(content.buffer.word(around: position)))
    case 3 where isMultiline: offerSelection(TextSelection(content.buffer.paragraph(around: position)))
    default: selectAll()
    }
  }

  /// The mouse is dragged to a point of the window, after so many clicks at `anchor`: after one the selection grows by
  /// characters, after two by words, after three it stays as it is.
  package func offerDrag(to point: CGPoint, from anchor: Range<UTF8Offset>, count: Int) {
    guard let host, count < 3 else { return }
    let anchor = content.buffer.roundedOut(content.buffer.clamped(anchor))
    let position = host.position(atWindowPoint: point)
    let unit =
      count == 2 && !host.isSecureTextEntry ? content.buffer.word(around: position) : position..<position
    if position < anchor.lowerBound {
      offerSelection(TextSelection(anchor: anchor.upperBound, caret: unit.lowerBound))
    } else {
      let end = position > anchor.upperBound ? max(anchor.upperBound, unit.upperBound) : anchor.upperBound
      offerSelection(TextSelection(anchor: anchor.lowerBound, caret: end))
    }
  }

  /// A click while Shift is held: the selection reaches there.
  package func offerExtension(to point: CGPoint) {
    guard let host else { return }
    let position = host.position(atWindowPoint: point)
    offerSelection(TextSelection(anchor: content.selection.anchor, caret: position))
  }

  /// Return was pressed.
  ///
  /// - Returns: whether the owner of the text may take it as a submission.
  package func offerReturn() -> Bool { host?.offerReturn() ?? true }

  /// Moves the caret over rows, where there are any.
  ///
  /// - Parameters:
  ///   - extending: whether the selection's other end stays where it is.
  ///   - stayingOnCharacter: whether the caret isn't to go behind the last character of a line.
  @discardableResult
  package func offerMove(_ move: RowMove, extending: Bool, stayingOnCharacter: Bool = false) -> Bool {
    host?.offerMove(move, extending: extending, stayingOnCharacter: stayingOnCharacter) ?? false
  }

  /// Empties the text as a clear button does.
  package func offerClear() { host?.offerClear() }

  /// Whether the text isn't to be seen, nor to leave the field by any way but the program's.
  package var isSecure: Bool { host?.isSecureTextEntry ?? false }

  /// Selects the whole text.
  package func selectAll() { offerSelection(TextSelection(everything)) }
}

extension TextBuffer {
  /// The word that a position is in, or the one that comes after it.
  func word(around position: UTF8Offset) -> Range<UTF8Offset> {
    let end = wordBoundary(after: position)
    return wordBoundary(before: end)..<end
  }

  /// The paragraph that a position is in, without the line break that ends it.
  func paragraph(around position: UTF8Offset) -> Range<UTF8Offset> {
    var start = position
    for character in charactersReversed(from: position) {
      if character.isNewline { break }
      start = start - character.utf8.count
    }
    var end = position
    for character in characters(from: position) {
      if character.isNewline { break }
      end = end + character.utf8.count
    }
    return start..<end
  }
}
