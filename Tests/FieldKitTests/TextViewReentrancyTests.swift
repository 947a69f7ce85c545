import FieldKit
import Foundation
import Testing
import TextEditing

/// Text, selection and focus of a text view changed from inside of each callback.
@MainActor @Suite struct TextViewReentrancyTests {
  enum Callback: String, CaseIterable, Sendable {
    case shouldBegin, didBegin, shouldChange, didChangeSelection, didChange, shouldEnd, didEnd, didScroll
  }

  enum Interference: String, CaseIterable, Sendable {
    case setText, setNil, setAttributed, replace, select, insert, delete, resign, focus, focusOther,
      leaveWindow,
      endEditing, undo, redo, mark, forbidEditing, forbidSelecting, becomeSecure, limitLines, storage, scroll,
      dropDelegate
  }

  private final class Delegate: NSObject, UITextViewDelegate {
    var callback: Callback?
    var react: ((UITextView) -> Void)?
    private func note(_ name: Callback, _ view: UITextView) -> Bool {
      if name == callback { react?(view) }
      return true
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note(.shouldBegin, textView) }
    func textViewDidBeginEditing(_ textView: UITextView) { _ = note(.didBegin, textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note(.shouldEnd, textView) }
    func textViewDidEndEditing(_ textView: UITextView) { _ = note(.didEnd, textView) }
    func textViewDidChange(_ textView: UITextView) { _ = note(.didChange, textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { _ = note(.didChangeSelection, textView) }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { note(.shouldChange, textView) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if let view = scrollView as? UITextView { _ = note(.didScroll, view) }
    }
  }

  @Test(arguments: Callback.allCases, Interference.allCases)
  func everythingStaysWhole(callback: Callback, interference: Interference) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
    let other = UITextField(frame: CGRect(x: 0, y: 80, width: 160, height: 16))
    window.addSubview(view)
    window.addSubview(other)
    view.text = "one two three four\n\nfive 👍\nsix"
    let delegate = Delegate()
    view.delegate = delegate
    delegate.callback = callback
    var depth = 0
    delegate.react = { view in
      guard depth < 2 else { return }
      depth += 1
      defer { depth -= 1 }
      switch interference {
      case .setText: view.text = "12\n3"
      case .setNil: view.text = nil
      case .setAttributed: view.attributedText = NSAttributedString(string: "r\ns")
      case .replace: if let range = view.range(0, 1) { view.replace(range, withText: "👍\n") }
      case .select: view.selectedRange = NSRange(location: 0, length: 2)
      case .insert: view.insertText("é\n")
      case .delete: view.deleteBackward()
      case .resign: view.resignFirstResponder()
      case .focus: view.becomeFirstResponder()
      case .focusOther: other.becomeFirstResponder()
      case .leaveWindow: view.removeFromSuperview()
      case .endEditing: window.endEditing(true)
      case .undo: view.undoManager?.undo()
      case .redo: view.undoManager?.redo()
      case .mark: view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      case .forbidEditing: view.isEditable = false
      case .forbidSelecting: (view.isEditable, view.isSelectable) = (false, false)
      case .becomeSecure: view.isSecureTextEntry = true
      case .limitLines: view.textContainer.maximumNumberOfLines = 1
      case .storage: view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "s")
      case .scroll: view.contentOffset = CGPoint(x: 0, y: 16)
      case .dropDelegate: view.delegate = nil
      }
    }
    view.becomeFirstResponder()
    view.engine.type("x")
    view.engine.type("👨‍👩‍👧")
    view.engine.offerPaste("pasted\ntext")
    _ = view.engine.offerReturn()
    view.engine.backspace()
    view.engine.offerMove(.rows(-2), extending: true)
    view.engine.offerMove(.pages(1), extending: false)
    view.offerScroll(rows: -1)
    window.layoutIfNeeded()
    _ = window.drawn()
    view.engine.undoEdit()
    view.engine.redoEdit()
    view.engine.offerClear()
    view.resignFirstResponder()

    delegate.react = nil
    #expect(view.engine.content.checkInvariants() == [])
    #expect(NSMaxRange(view.selectedRange) <= view.text.utf16.count)
    #expect(view.engine.isEditing == view.isFirstResponder && other.isEditing == other.isFirstResponder)
    #expect(window.firstResponder.map { ($0 as? UIView)?.window === window } ?? true)
    for _ in 0..<50 where view.engine.undoEdit() { #expect(view.engine.content.checkInvariants() == []) }
    for _ in 0..<50 where view.engine.redoEdit() { #expect(view.engine.content.checkInvariants() == []) }
    window.endEditing(true)
    (view.isEditable, view.isSelectable, view.isSecureTextEntry) = (true, true, false)
    view.textContainer.maximumNumberOfLines = 0
    window.addSubview(view)
    view.text = "ab"
    #expect(view.becomeFirstResponder())
    view.engine.type("c")
    #expect(view.text == "abc")
    #expect(window.drawn().cursor != nil)
  }
}
