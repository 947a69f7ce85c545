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
  /// A part of the text was replaced, whoever did it. Only a text of several lines is told.
  ///
  /// - Parameters:
  ///   - range: what was replaced, in the text before it.
  ///   - length: the length of what stands there now, in UTF-8 code units.
  func didReplace(_ range: Range<UTF8Offset>, by length: Int)
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
  /// A click at a point of the window has placed the caret.
  func didPlaceCaret(atWindowPoint point: CGPoint)
  /// Moves the caret in a way that depends on how the text is laid out in rows.
  ///
  /// - Parameters:
  ///   - extending: whether the selection's other end stays where it is.
  ///   - stayingOnCharacter: whether the caret isn't to go behind the last character of a line.
  /// - Returns: whether there are rows to move over.
  func offerMove(_ move: RowMove, extending: Bool, stayingOnCharacter: Bool) -> Bool
}

/// A move of the caret over the rows of a text.
package enum RowMove: Hashable, Sendable {
  /// So many rows down, or up if negative.
  case rows(Int)
  /// So many screens down, or up if negative.
  case pages(Int)
  /// To the start of the row, or to its end.
  case rowStart, rowEnd
}

// A text of one line has no rows.
extension TextEngineHost {
  package func didReplace(_ range: Range<UTF8Offset>, by length: Int) {}
  package func didPlaceCaret(atWindowPoint point: CGPoint) {}
  package func offerMove(_ move: RowMove, extending: Bool, stayingOnCharacter: Bool) -> Bool { false }
}
