package import Foundation
package import TextEditing

/// The view whose text an engine edits: it puts the engine's questions to its delegate, and tells of what happened.
///
/// Where UIKit lets subclasses hook in, the engine goes through the view: a typed character through `insertText(_:)`,
/// backspace through `deleteBackward()`, a moved caret through `selectedTextRange`.
@MainActor package protocol TextEngineHost: UIView, UITextInput {
  /// Whether the user may make a change.
  ///
  /// - Parameter range: what is replaced, in UTF-16 code units of the text as it is.
  func mayChange(_ range: NSRange, replacement: String) -> Bool
  /// The text, its attributes or the selection are to be drawn anew, whoever changed them.
  func contentDidChange()
  /// The caret, the selection, or the text around it is another one now.
  func didChangeSelection()
  /// The user, or a call that stands for a key, changed the text.
  func didChangeText()

  /// Return was pressed.
  ///
  /// - Returns: whether the view has no use of its own for the key, and its owner may take it as a submission.
  func offerReturn() -> Bool
  /// Empties the text as a clear button does.
  func offerClear()
  /// The position in the text that a click at a point of the window means.
  func position(atWindowPoint point: CGPoint) -> UTF8Offset
}
