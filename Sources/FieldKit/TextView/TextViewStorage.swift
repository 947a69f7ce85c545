import Foundation
import TextEditing

/// The text of a text view as an attributed string that can be changed: what is done to it is done to the view.
///
/// Linux's Foundation looks into its attributed strings itself, past what a subclass says. So this one holds a copy: the
/// view brings it up to date whenever it is asked for it.
final class TextViewStorage: NSTextStorage {
  private weak var textView: UITextView?
  private var revision = -1
  /// How many methods that change the string are at work: they call one another.
  private var depth = 0

  @MainActor init(_ textView: UITextView) {
    self.textView = textView
    super.init(string: "")
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over what the view holds.
  @MainActor func refresh() {
    guard let textView, revision != textView.engine.revision else { return }
    depth += 1
    replaceCharacters(in: NSRange(location: 0, length: length), with: textView.attributedText)
    depth -= 1
    revision = textView.engine.revision
    knownLength = length
  }

  /// The length that the delegate knows, in UTF-16 code units.
  private var knownLength = 0

  /// Whether the delegate is at work: what it changes isn't told.
  @MainActor private var isTelling = false

  /// Characters of the view were replaced: those that stand there now begin at an offset and are so long, in UTF-8 code
  /// units.
  @MainActor func tellDelegate(from start: UTF8Offset, length newLength: Int) {
    guard delegate != nil, !isTelling, let textView else { return }
    isTelling = true
    defer { isTelling = false }
    let delta = textView.engine.content.buffer.utf16Count - knownLength
    refresh()
    let range = textView.engine.nsRange(start..<start + newLength)
    let mask: EditActions = [.editedCharacters, .editedAttributes]
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
  }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { tellView() }
  }

  private func tellView() {
    // UIKit's text is the main thread's as well.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.write() }
  }

  @MainActor private func write() {
    guard let textView else { return }
    let selection = textView.selectedRange
    textView.engine.setAttributedText(NSAttributedString(attributedString: self))
    textView.selectedRange = selection
    revision = textView.engine.revision
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }
  override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { super.setAttributes(attrs, range: range) }
  }
  override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { super.addAttribute(name, value: value, range: range) }
  }
  override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change { super.addAttributes(attrs, range: range) }
  }
  override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }
}
