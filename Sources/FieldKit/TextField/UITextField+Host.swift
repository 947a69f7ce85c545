package import Foundation
import TextEditing

/// How the engine of a text field asks and tells.
extension UITextField: TextEngineHost {
  package func mayChange(_ range: NSRange, replacement: String) -> Bool {
    guard let delegate = storedDelegate else { return true }
    return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
  }

  package func contentDidChange() {
    setNeedsDisplay()
    // The clear button comes with the first character, and goes with the last.
    if clearButtonMode != .never, isClearButtonShown != clearButtonIsPlaced { setNeedsLayout() }
  }

  package func didChangeSelection() { storedDelegate?.textFieldDidChangeSelection(self) }

  package func didChangeText() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChange, object: self)
  }

  private static let textDidChange = textDidChangeNotification

  package func offerReturn() -> Bool {
    if enablesReturnKeyAutomatically && !hasText { return false }
    if let delegate = storedDelegate, !delegate.textFieldShouldReturn(self) { return false }
    // Return led to another text: that was its use here.
    let hasMoved = window?.firstResponder.map { $0 !== self && $0.textEngine != nil } ?? false
    let isHandled = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if isHandled, isFirstResponder { resignFirstResponder() }
    return !isHandled && !hasMoved
  }

  /// Empties the field as its clear button does: the delegate is asked whether it may be cleared, not about a
  /// change of characters.
  package func offerClear() {
    if let delegate = storedDelegate, !delegate.textFieldShouldClear(self) { return }
    if !hasText { return }
    engine.apply(TextEdit(range: engine.everything, replacement: ""), by: .user)
  }
}
