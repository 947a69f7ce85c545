import Foundation
import TextEditing

extension UITextView {
  /// Joins the view's parts. The end of each initialiser.
  func prepare() {
    engine.host = self
    layoutManager.textView = self
    if !layoutManager.textContainers.contains(textContainer) {
      layoutManager.textContainers = [textContainer]
    }
    textContainer.layoutManager = layoutManager
    textContainer.containerChanged = { [weak self] in self?.containerDidChange() }
    containerDidChange()
  }

  private func containerDidChange() {
    engine.lineLimit = max(0, textContainer.maximumNumberOfLines)
    setNeedsTextLayout()
  }

  func beginEditing() -> Bool {
    guard let window, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    // Who may only read and select asks nobody, and nobody is told.
    if isEditable, let delegate = storedDelegate, !delegate.textViewShouldBeginEditing(self) { return false }
    let isTakenOver = window.firstResponder?.textEngine != nil
    if let holder = window.firstResponder, !KeyboardPresence.takeOver(from: holder) { return false }
    // A callback of the old holder may have given the keyboard to somebody, or taken this view away.
    guard window.firstResponder == nil, self.window === window else { return isFirstResponder }

    window.firstResponder = self
    let stretch = engine.beginEditing()
    engine.replacesOnFirstEdit = isSecureTextEntry && hasText
    revealsCaret = true
    setNeedsLayout()
    guard isEditable else { return true }
    storedDelegate?.textViewDidBeginEditing(self)
    // The delegate may have ended it already.
    guard engine.isIn(stretch) else { return isFirstResponder }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    if isFirstResponder && !isTakenOver { KeyboardPresence.show() }
    return isFirstResponder
  }

  /// Ends editing. Where it isn't asked for, the delegate's refusal doesn't count, and it isn't asked.
  func endEditing(asking: Bool) -> Bool {
    guard isFirstResponder else { return true }
    if asking, isEditable, let delegate = storedDelegate, !delegate.textViewShouldEndEditing(self) {
      return false
    }
    guard isFirstResponder else { return true }
    window?.firstResponder = nil
    engine.endEditing()
    setNeedsDisplay()
    guard isEditable else { return true }
    storedDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    if window?.firstResponder?.textEngine == nil { KeyboardPresence.hide() }
    return true
  }
}
