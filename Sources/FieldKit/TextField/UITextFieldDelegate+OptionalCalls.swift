public import Foundation

// In Objective-C the delegate's methods are optional, and who passes them on writes `delegate?.textFieldShouldReturn?(field)`,
// or `if let ask = delegate?.textField(_:shouldChangeCharactersIn:replacementString:)`. Here every method is there, with
// the answer of one that isn't written as its default; these members let the optional spellings compile.

/// A delegate's question about a field, called as the method of the same name is.
@preconcurrency @MainActor
public struct _TextFieldQuestion {
  let ask: @MainActor (UITextField) -> Bool
  /// Asks.
  public func callAsFunction(_ textField: UITextField) -> Bool { ask(textField) }
}

/// What a delegate is told of a field, called as the method of the same name is.
@preconcurrency @MainActor
public struct _TextFieldNotice {
  let tell: @MainActor (UITextField) -> Void
  /// Tells.
  public func callAsFunction(_ textField: UITextField) { tell(textField) }
}

/// What a delegate is told when editing ends, with or without a reason.
@preconcurrency @MainActor
public struct _TextFieldEnding {
  let delegate: any UITextFieldDelegate
  /// Tells.
  public func callAsFunction(_ textField: UITextField) { delegate.textFieldDidEndEditing(textField) }
  /// Tells why.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}

/// A delegate's question about a change, and what is asked of it and told about menus.
@preconcurrency @MainActor
public struct _TextFieldChange {
  let delegate: any UITextFieldDelegate
  /// Asks. The range is in UTF-16 code units.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
  /// Asks for a menu. The range is in UTF-16 code units.
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
  /// Tells that a menu opens.
  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.textField(textField, willPresentEditMenuWith: animator)
  }
  /// Tells that a menu closes.
  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.textField(textField, willDismissEditMenuWith: animator)
  }
  /// Tells that a suggestion is taken.
  public func callAsFunction(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    delegate.textField(textField, insertInputSuggestion: inputSuggestion)
  }
}

extension UITextFieldDelegate {
  /// `textFieldShouldBeginEditing(_:)`, for an optional call.
  public var textFieldShouldBeginEditing: _TextFieldQuestion? {
    _TextFieldQuestion { self.textFieldShouldBeginEditing($0) }
  }
  /// `textFieldDidBeginEditing(_:)`, for an optional call.
  public var textFieldDidBeginEditing: _TextFieldNotice? {
    _TextFieldNotice { self.textFieldDidBeginEditing($0) }
  }
  /// `textFieldShouldEndEditing(_:)`, for an optional call.
  public var textFieldShouldEndEditing: _TextFieldQuestion? {
    _TextFieldQuestion { self.textFieldShouldEndEditing($0) }
  }
  /// `textFieldDidEndEditing(_:)` and `textFieldDidEndEditing(_:reason:)`, for an optional call.
  public var textFieldDidEndEditing: _TextFieldEnding? { _TextFieldEnding(delegate: self) }
  /// `textField(_:shouldChangeCharactersIn:replacementString:)` and the methods of the menu, for an optional call.
  public var textField: _TextFieldChange? { _TextFieldChange(delegate: self) }
  /// `textFieldDidChangeSelection(_:)`, for an optional call.
  public var textFieldDidChangeSelection: _TextFieldNotice? {
    _TextFieldNotice { self.textFieldDidChangeSelection($0) }
  }
  /// `textFieldShouldClear(_:)`, for an optional call.
  public var textFieldShouldClear: _TextFieldQuestion? {
    _TextFieldQuestion { self.textFieldShouldClear($0) }
  }
  /// `textFieldShouldReturn(_:)`, for an optional call.
  public var textFieldShouldReturn: _TextFieldQuestion? {
    _TextFieldQuestion { self.textFieldShouldReturn($0) }
  }
}
