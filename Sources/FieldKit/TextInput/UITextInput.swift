public import Foundation

/// A text with a selection, addressed by positions that whoever conforms makes.
///
/// The distances of this library's own texts are UTF-16 code units, as UIKit's are. Places on the screen are points in
/// the view that draws the text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Puts `text` in place of a range, and the caret behind it.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether the user may put a text in place of a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection

  /// The selection; empty when there is only a caret.
  var selectedTextRange: UITextRange? { get set }
  /// To which side of a soft line break the caret belongs.
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Marked text

  /// What an input method hasn't decided yet, if anything.
  var markedTextRange: UITextRange? { get }
  /// How marked text looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts provisional text in place of the marked text, else of the selection.
  ///
  /// - Parameter selectedRange: what is selected of it, in its UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the marked text a part of the text like any other.
  func unmarkText()

  // MARK: Positions

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position `offset` away; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position `offset` away in a direction on the screen; `nil` outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How far it is from one position to another; negative backwards.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The position so many characters into a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many characters into a range a position is.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: What watches and what cuts the text

  /// Who is told of changes. Held weakly by whoever conforms.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What knows where words and lines begin.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: Layout

  /// The position of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a position to the next character in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Which way text runs at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Says which way the text of a range runs.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Places

  /// Where the first row of a range is drawn.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is drawn at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where a range is drawn, row by row.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view that the places are points of.
  var textInputView: UIView { get }
  /// How text looks at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
}
