public import Foundation

/// What the edit menu and its keys ask of whoever has the keyboard.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what the pasteboard holds in place of the selection.
  func paste(_ sender: Any?)
  /// Pastes without styles.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes the selection bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or not.
  func toggleUnderline(_ sender: Any?)
  /// Lets the text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets the text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the letters bigger.
  func increaseSize(_ sender: Any?)
  /// Makes the letters smaller.
  func decreaseSize(_ sender: Any?)
  /// Changes the attributes of the selection.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
