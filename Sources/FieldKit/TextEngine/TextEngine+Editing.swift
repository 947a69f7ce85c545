import Foundation
package import TextEditing

extension TextEngine {
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
    edit.range = content.buffer.clamped(edit.range)
    changes &+= 1
    if author == .program { inputDelegate?.textWillChange(host) }
    if typingStyle != nil || !content.styles.isPlain { resolveStyles(of: &edit) }
    if keepsSecret {
      content.applySecretly(edit)
    } else {
      let inverse = content.apply(edit)
      switch author {
      case .user, .keyInput: record(edit, inverse: inverse)
      case .history: break
      case .program: forgetHistory()
      }
    }
    if isMultiline { host?.didReplace(edit.range, by: edit.replacement.utf8.count) }
    mark(edit)
    typingStyle = nil
    _checkInvariants()
    host?.contentDidChange()
    if author == .program {
      inputDelegate?.textDidChange(host)
      if isEditing { host?.didChangeSelection() }
      return
    }
    clearsOnInsertion = false
    replacesOnFirstEdit = false
    guard let host else { return }
    host.didChangeSelection()
    host.didChangeText()
  }

  /// Moves the caret or the selection, without a change of text.
  package func select(_ selection: TextSelection) {
    var moved = content
    moved.select(selection)
    guard moved.selection != content.selection else { return }
    inputDelegate?.selectionWillChange(host)
    content = moved
    leaveMarkedText()
    typingStyle = nil
    _checkInvariants()
    editHistory.endGroup()
    guard let host else { return }
    host.contentDidChange()
    inputDelegate?.selectionDidChange(host)
    host.didChangeSelection()
  }

  /// Puts another text in place of the whole, as the program does: nobody is asked, no event is sent.
  ///
  /// - Parameter styles: those of `string`.
  func setText(_ string: String, styles: StyleRuns = .plain) {
    if content.buffer.isEqual(to: string) {
      markedRange = nil
      if content.styles != styles {
        content.setStyles(styles)
        forgetHistory()
        host?.contentDidChange()
      }
      return
    }
    var edit = TextEdit(range: everything, replacement: string)
    edit.styles = styles
    apply(edit, by: .program)
  }

  /// Puts text in place of the selection, as a key does.
  func insert(_ text: String) {
    apply(TextEdit(range: insertionRange, replacement: text, kind: .typing), by: .keyInput)
  }

  /// Deletes the selection or the cluster before the caret, as backspace does.
  func deleteBackward() {
    let range: Range<UTF8Offset>
    if replacesOnFirstEdit {
      range = everything
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
  package var insertionRange: Range<UTF8Offset> { replacesAll ? everything : typingRange }

  /// The same as far as the keyboard knows: what is typed may take the place of the whole text.
  var typingRange: Range<UTF8Offset> { markedRange ?? content.selection.range }

  /// Asks the delegate whether the user may make a change.
  func isAllowed(_ edit: TextEdit) -> Bool {
    host?.mayChange(nsRange(edit.range), replacement: edit.replacement) ?? true
  }
}
