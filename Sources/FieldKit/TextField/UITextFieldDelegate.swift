public import Foundation

/// What a text field asks and tells. Every method has the answer that UIKit takes where none is written.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked before the field takes the keyboard.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told when the field has the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before the field gives the keyboard up.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told when the field has given the keyboard up.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called in place of `textFieldDidEndEditing(_:)`, to which it passes on where it isn't written.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked before a change by the user.
  ///
  /// - Parameters:
  ///   - range: what is replaced, in UTF-16 code units of the text as it is. Always in bounds, and whole
  ///     grapheme clusters.
  ///   - string: what comes in its place.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Told when the caret, the selection, or the text around it has changed. The text is the new one already.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before the field is emptied at once, by its clear button or by `clearsOnBeginEditing`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when Return is pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asked what the menu over a selection holds. Never called: a terminal opens no menus.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Told before the menu over a selection opens. Never called: a terminal opens no menus.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Told before the menu over a selection closes. Never called: a terminal opens no menus.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Told that the user takes what the keyboard suggests. Never called: a terminal's suggests nothing.
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

/// What a delegate that leaves these out answers, as UIKit takes it: everything is allowed.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
}
