package import Foundation
package import TextEditing

/// How the engine of a text view asks and tells.
extension UITextView: TextEngineHost {
  package func mayChange(_ range: NSRange, replacement: String) -> Bool {
    guard isEditable, engine.hasRoom(for: replacement, replacing: range) else { return false }
    guard let delegate = storedDelegate else { return true }
    return delegate.textView(self, shouldChangeTextIn: range, replacementText: replacement)
  }

  package func contentDidChange() { setNeedsDisplay() }

  package func didReplace(_ range: Range<UTF8Offset>, by length: Int) {
    cachedLayout?.follow(replacing: range, by: length, in: engine.content.buffer)
    revealsCaret = isFirstResponder
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    if let madeStorage { madeStorage.tellDelegate(from: range.lowerBound, length: length) }
  }

  package func didChangeSelection() {
    if isFirstResponder, !revealsCaret {
      revealsCaret = true
      setNeedsLayout()
    }
    storedDelegate?.textViewDidChangeSelection(self)
  }

  package func didChangeText() {
    storedDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChange, object: self)
  }

  private static let textDidChange = textDidChangeNotification

  /// Return puts in a line break, where there may be one more.
  package func offerReturn() -> Bool {
    if enablesReturnKeyAutomatically && !hasText { return false }
    if !isEditable || engine.lineLimit == 1 { return true }
    engine.offer(TextEdit(range: engine.typingRange, replacement: "\n", kind: .typing))
    return false
  }

  /// Empties the text as the user does by deleting all of it.
  package func offerClear() {
    if hasText { engine.offer(TextEdit(range: engine.everything, replacement: "")) }
  }

  package func position(atWindowPoint point: CGPoint) -> UTF8Offset { caret(at: fromWindow(point)).position }
}
