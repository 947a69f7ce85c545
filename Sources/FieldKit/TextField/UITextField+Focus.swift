import Foundation
import TextEditing

extension UITextField {
  func beginEditing() -> Bool {
    guard let window, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let delegate = storedDelegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    let isTakenOver = window.firstResponder?.textEngine != nil
    if let holder = window.firstResponder, !KeyboardPresence.takeOver(from: holder) { return false }
    // A callback of the old holder may have given the keyboard to somebody, or taken this field away.
    guard window.firstResponder == nil, self.window === window else { return isFirstResponder }

    window.firstResponder = self
    let stretch = engine.beginEditing()
    engine.content.select(TextSelection(caret: engine.content.buffer.end))
    if hasSideViews { setNeedsLayout() } else { setNeedsDisplay() }
    storedDelegate?.textFieldDidChangeSelection(self)
    // Any callback may end this: then nothing is told of its beginning any more.
    if clearsOnBeginEditing, engine.isIn(stretch) { offerClear() }
    guard engine.isIn(stretch) else { return isFirstResponder }
    engine.replacesOnFirstEdit = isSecureTextEntry && hasText
    storedDelegate?.textFieldDidBeginEditing(self)
    guard engine.isIn(stretch) else { return isFirstResponder }
    sendActions(for: .editingDidBegin)
    guard engine.isIn(stretch) else { return isFirstResponder }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    if isFirstResponder && !isTakenOver { KeyboardPresence.show() }
    return isFirstResponder
  }

  /// Ends editing. Where it isn't asked for, the delegate's refusal doesn't count, and it isn't asked.
  func endEditing(asking: Bool) -> Bool {
    guard isFirstResponder else { return true }
    if asking, let delegate = storedDelegate, !delegate.textFieldShouldEndEditing(self) { return false }
    guard isFirstResponder else { return true }
    window?.firstResponder = nil
    engine.endEditing()
    if hasSideViews { setNeedsLayout() }
    let reason = DidEndEditingReason.committed
    storedDelegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    if window?.firstResponder?.textEngine == nil { KeyboardPresence.hide() }
    return true
  }
}
