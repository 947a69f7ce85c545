import Foundation
import TextEditing

extension TextEngine {
  func record(_ edit: TextEdit, inverse: TextEdit) {
    editHistory.record(edit, inverse: inverse, at: EditingClock.now())
  }

  /// Forgets what could be undone and redone.
  func forgetHistory() { editHistory.removeAll() }

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
