import FieldKit
import Foundation
import Testing
import TextEditing

/// What a text view asks and tells, in order.
@MainActor @Suite struct TextViewEventTests {
  /// Writes down what a text view asks and tells.
  private final class Recorder: NSObject, UITextViewDelegate {
    var events: [String] = []
    var answers: [String: Bool] = [:]
    var reactions: [String: (UITextView) -> Void] = [:]
    private var observers: [any NSObjectProtocol] = []

    func watch(_ view: UITextView) {
      view.delegate = self
      for (name, notification) in [
        ("didBeginNotification", UITextView.textDidBeginEditingNotification),
        ("didChangeNotification", UITextView.textDidChangeNotification),
        ("didEndNotification", UITextView.textDidEndEditingNotification),
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: notification, object: view, queue: nil) { _ in
            MainActor.assumeIsolated { [weak self] in self?.record(name, view) }
          })
      }
    }

    private func record(_ event: String, _ view: UITextView) {
      events.append(event)
      reactions[event]?(view)
    }

    private func ask(_ question: String, _ view: UITextView, detail: String = "") -> Bool {
      record(question + detail, view)
      return answers[question] ?? true
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin", textView) }
    func textViewDidBeginEditing(_ textView: UITextView) { record("didBegin", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd", textView) }
    func textViewDidEndEditing(_ textView: UITextView) { record("didEnd", textView) }
    func textViewDidChange(_ textView: UITextView) { record("didChange", textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { record("didChangeSelection", textView) }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      ask("shouldChange", textView, detail: "(\(range.location),\(range.length)) \(text.debugDescription)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
  private let recorder = Recorder()

  init() {
    window.addSubview(view)
    recorder.watch(view)
  }

  private func edited(_ text: String) {
    view.text = text
    view.becomeFirstResponder()
    recorder.events = []
  }

  @Test func beginningAndEnding() {
    view.becomeFirstResponder()
    #expect(recorder.events == ["shouldBegin", "didBegin", "didBeginNotification"])
    recorder.events = []
    view.resignFirstResponder()
    #expect(recorder.events == ["shouldEnd", "didEnd", "didEndNotification"])
  }

  @Test func refusals() {
    recorder.answers = ["shouldBegin": false]
    #expect(!view.becomeFirstResponder() && recorder.events == ["shouldBegin"])
    recorder.answers = ["shouldEnd": false]
    #expect(view.becomeFirstResponder())
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
    #expect(view.endEditing(true) && !view.isFirstResponder && recorder.events.last == "didEndNotification")
  }

  @Test func typing() {
    edited("ab")
    view.engine.offer(TextEdit(range: UTF8Offset(2)..<UTF8Offset(2), replacement: "c", kind: .typing))
    #expect(
      recorder.events == [
        "shouldChange(2,0) \"c\"", "didChangeSelection", "didChange", "didChangeNotification",
      ])
  }

  @Test func returnAsksForALineBreak() {
    edited("ab")
    #expect(!view.engine.offerReturn())
    #expect(
      recorder.events == [
        "shouldChange(2,0) \"\\n\"", "didChangeSelection", "didChange", "didChangeNotification",
      ])
    #expect(view.text == "ab\n")
  }

  @Test func aVetoChangesNothing() {
    edited("ab")
    recorder.answers = ["shouldChange": false]
    _ = view.engine.offerReturn()
    view.engine.offerPaste("x\ny")
    #expect(recorder.events == ["shouldChange(2,0) \"\\n\"", "shouldChange(2,0) \"x\\ny\""])
    #expect(view.text == "ab")
  }

  @Test func aDelegateThatResignsOnReturn() {
    edited("ab")
    recorder.reactions = ["shouldChange(2,0) \"\\n\"": { $0.resignFirstResponder() }]
    recorder.answers = ["shouldChange": false]
    #expect(!view.engine.offerReturn())
    #expect(!view.isFirstResponder && view.text == "ab")
  }

  @Test func callsThatStandForKeysAskNobody() {
    edited("ab")
    view.insertText("c")
    view.deleteBackward()
    #expect(
      recorder.events
        == Array(
          repeating: ["didChangeSelection", "didChange", "didChangeNotification"], count: 2
        ).flatMap { $0 })
  }

  @Test func theProgramsTextIsSilent() {
    view.text = "abc"
    #expect(recorder.events.isEmpty && view.selectedRange == NSRange(location: 3, length: 0))
    edited("x")
    view.text = "abc"
    #expect(recorder.events == ["didChangeSelection"])
    recorder.events = []
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(recorder.events == ["didChangeSelection"])
  }

  @Test func aTextThatCannotBeEdited() {
    view.text = "abc"
    view.isEditable = false
    #expect(view.becomeFirstResponder() && recorder.events.isEmpty)
    view.engine.offerPaste("x")
    #expect(view.text == "abc")
    view.isSelectable = false
    #expect(!view.isFirstResponder && !view.canBecomeFirstResponder)
  }

  @Test func aLimitOfLinesBindsTheUser() {
    view.textContainer.maximumNumberOfLines = 2
    edited("ab")
    _ = view.engine.offerReturn()
    #expect(view.text == "ab\n")
    recorder.events = []
    #expect(!view.engine.offerReturn() && view.text == "ab\n" && recorder.events.isEmpty)
    view.engine.offerPaste("x\ny\n")
    #expect(view.text == "ab\nx y ")
    view.text = "1\n2\n3"
    #expect(view.text == "1\n2\n3")
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.engine.offerReturn())
  }

  @Test func defaults() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.length == 0 && !view.hasText)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
    #expect(view.textContainer.lineBreakMode == .byWordWrapping)
    #expect(view.selectedRange == NSRange(location: 0, length: 0) && view.selectedTextRange != nil)
    #expect(!view.allowsEditingTextAttributes && !view.clearsOnInsertion && view.dataDetectorTypes == [])
    #expect(view.autocapitalizationType == .sentences && view.keyboardType == .default)
    #expect(view.textAlignment == .natural && view.inputView == nil && view.inputAccessoryView == nil)
    #expect(view.delegate == nil && view.canBecomeFirstResponder && !view.becomeFirstResponder())
    view.text = nil
    #expect(view.text == "")
    view.selectedRange = NSRange(location: 7, length: .max)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func delegatesAreCalledAsIfOptional() {
    edited("ab")
    let delegate: (any UITextViewDelegate)? = recorder
    delegate?.textViewDidChange?(view)
    #expect(delegate?.textViewShouldBeginEditing?(view) == true)
    let range = NSRange(location: 0, length: 1)
    #expect(delegate?.textView?(view, shouldChangeTextIn: range, replacementText: "x") == true)
    if let ask = delegate?.textView(_:shouldChangeTextIn:replacementText:) { #expect(ask(view, range, "y")) }
    #expect(
      recorder.events == ["didChange", "shouldBegin", "shouldChange(0,1) \"x\"", "shouldChange(0,1) \"y\""])
  }

  @Test func undoIsTheUsers() {
    edited("")
    for character in ["a", "\n", "b"] {
      let caret = view.engine.selection.range
      view.engine.offer(TextEdit(range: caret, replacement: character, kind: .typing))
    }
    view.engine.undoEdit()
    #expect(view.text == "a\n")
    view.engine.undoEdit()
    #expect(view.text == "")
    view.engine.redoEdit()
    view.engine.redoEdit()
    #expect(view.text == "a\nb")
  }

  @Test func theStorageIsTheText() {
    edited("one two")
    view.textStorage.addAttribute(
      .underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    #expect(view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 two" && view.textStorage.string == "1 two")
    view.insertText("!")
    #expect(view.textStorage.string == view.text)
  }
}
