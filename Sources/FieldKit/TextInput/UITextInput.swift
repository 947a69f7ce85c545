public import Foundation

/// What a keyboard needs of an object to type into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// A text with a selection, addressed by positions. Distances are UTF-16 code units, as UIKit's are.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection; empty when there is only a caret.
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Puts `text` in place of a range, and the caret behind it.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions, in either order.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  /// The position `offset` UTF-16 code units away; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 code units from one position to another; negative backwards.
  func offset(from: UITextPosition, to: UITextPosition) -> Int
}
