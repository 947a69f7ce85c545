import Foundation
import TextEditing

extension TextEngine {
  /// Notes an edit that was applied.
  func record(_ edit: TextEdit, inverse: TextEdit) {
    guard let undoManager else {
      editHistory.record(edit, inverse: inverse, at: EditingClock.now())
      return
    }
    guard undoManager.isUndoRegistrationEnabled else {
      // The older steps don't fit the text any more.
      forgetHistory()
      return
    }
    if editHistory.record(edit, inverse: inverse, at: EditingClock.now()) {
      undoManager.addStep(named: edit.kind == .typing ? "Typing" : "")
    }
  }

  /// The text's undo manager. It is made when it is asked for.
  package var madeUndoManager: UndoManager {
    if let undoManager { return undoManager }
    let manager = TextUndoManager(for: self)
    undoManager = manager
    return manager
  }

  /// Forgets the steps of undo and redo. What a program registered stays.
  func forgetHistory() {
    editHistory.removeAll()
    undoManager?.removeAllActions(withTarget: self)
  }

  /// Takes back the last group of changes. The delegate is asked as for any change by the user.
  ///
  /// - Returns: whether the text has changed.
  @discardableResult
  package func undoEdit() -> Bool {
    guard let undoManager else { return undoStep() }
    let before = revision
    undoManager.undo()
    return revision != before
  }

  /// Makes the last undone group of changes again.
  ///
  /// - Returns: whether the text has changed.
  @discardableResult
  package func redoEdit() -> Bool {
    guard let undoManager else { return redoStep() }
    let before = revision
    undoManager.redo()
    return revision != before
  }

  /// The next change is a step of its own to undo.
  package func endUndoGroup() { editHistory.endGroup() }

  /// Takes back everything since editing began.
  package func revertEdits() { while undoEdit() {} }

  /// Takes back the history's last step, if the delegate, where it is asked, allows it.
  func undoStep(asking: Bool = true) -> Bool {
    replay(editHistory.undo(), asking: asking) { editHistory.redo() }
  }

  /// Makes the history's step that was undone last again, if the delegate, where it is asked, allows it.
  func redoStep(asking: Bool = true) -> Bool {
    replay(editHistory.redo(), asking: asking) { editHistory.undo() }
  }

  private func replay(_ edit: TextEdit?, asking: Bool, onVeto putBack: () -> TextEdit?) -> Bool {
    guard let edit else { return false }
    let before = changes
    let allowed = !asking || isAllowed(wholeClusters(edit))
    guard changes == before else {
      // The delegate changed the text meanwhile: neither this step nor those before it fit any more.
      forgetHistory()
      return false
    }
    guard allowed else {
      _ = putBack()
      return false
    }
    apply(edit, by: .history)
    return true
  }
}
