import Foundation
package import TextEditing

extension UITextField {
  /// Who asks for a change. It decides who is asked and told.
  enum Author {
    /// The user, after the delegate allowed it: recorded for undo, events are sent.
    case user
    /// The program, by a call that stands for a key: not asked, otherwise as the user.
    case keyInput
    /// Undo or redo: events are sent, nothing is recorded.
    case history
    /// The program: no event, and the history, which knew another text, is forgotten.
    case program
  }

  /// The one place where text changes.
  func apply(_ edit: TextEdit, by author: Author) {
    var edit = edit
    edit.range = content.buffer.roundedOut(edit.range)
    let inverse = content.apply(edit)
    switch author {
    case .user, .keyInput: editHistory.record(edit, inverse: inverse, at: EditingClock.now())
    case .history: break
    case .program: editHistory.removeAll()
    }
    _checkInvariants()
    setNeedsDisplay()
    if author == .program {
      if isEditing { storedDelegate?.textFieldDidChangeSelection(self) }
      return
    }
    clearsOnInsertion = false
    replacesOnFirstEdit = false
    storedDelegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChange, object: self)
  }

  private static let textDidChange = textDidChangeNotification

  /// Asks the delegate whether the user may make a change.
  func isAllowed(_ edit: TextEdit) -> Bool {
    guard let delegate = storedDelegate else { return true }
    return delegate.textField(
      self, shouldChangeCharactersIn: nsRange(edit.range), replacementString: edit.replacement)
  }

  /// Moves the caret or the selection, without a change of text.
  package func select(_ selection: TextSelection) {
    let old = content.selection
    content.select(selection)
    _checkInvariants()
    guard content.selection != old else { return }
    editHistory.endGroup()
    setNeedsDisplay()
    if isEditing { storedDelegate?.textFieldDidChangeSelection(self) }
  }

  func setText(_ string: String) {
    if content.buffer.isEqual(to: string) { return }
    let everything = UTF8Offset.zero..<content.buffer.end
    apply(TextEdit(range: everything, replacement: string), by: .program)
  }

  func insert(_ text: String) {
    apply(TextEdit(range: insertionRange, replacement: text, kind: .typing), by: .keyInput)
  }

  func deleteCluster() {
    let range: Range<UTF8Offset>
    if replacesOnFirstEdit {
      range = .zero..<content.buffer.end
    } else if content.selection.isEmpty {
      range = content.buffer.clusterBoundary(before: content.selection.caret)..<content.selection.caret
    } else {
      range = content.selection.range
    }
    if range.isEmpty { return }
    apply(TextEdit(range: range, replacement: "", kind: .deleting), by: .keyInput)
  }

  /// Whether an insertion takes the place of the whole text.
  var replacesAll: Bool { clearsOnInsertion || replacesOnFirstEdit }

  /// What an insertion takes the place of.
  var insertionRange: Range<UTF8Offset> {
    replacesAll ? .zero..<content.buffer.end : content.selection.range
  }
}
