import FieldKit
import Foundation
import Testing
import TextEditing

/// Text that an input method has not decided yet.
@MainActor @Suite struct MarkedTextTests {
  private let changed = ["didChangeSelection", "editingChanged", "didChangeNotification"]

  private func range(_ field: UITextField, _ start: Int, _ length: Int) -> UITextRange? {
    guard let from = field.position(from: field.beginningOfDocument, offset: start) else { return nil }
    return field.position(from: from, offset: length).flatMap { field.textRange(from: from, to: $0) }
  }

  @Test func nilByDefault() {
    #expect(UITextField().markedTextRange == nil)
  }

  @Test func itReplacesTheSelectionWithoutAsking() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcd")
    field.selectedTextRange = range(field, 1, 2)
    recorder.forget()
    field.setMarkedText("かな", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.text == "aかなd")
    #expect(field.markedTextRange == range(field, 1, 2))
    #expect(field.selectedTextRange == range(field, 2, 1))
    #expect(recorder.events == changed)
  }

  @Test func moreOfItReplacesTheMarkedText() {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "abか" && field.markedTextRange == range(field, 2, 1))
  }

  @Test func unmarkingDecidesIt() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    recorder.forget()
    field.unmarkText()
    #expect(field.text == "abか" && field.markedTextRange == nil)
    #expect(recorder.events == ["didChangeSelection"])
    field.unmarkText()
    #expect(recorder.events.count == 1)
  }

  @Test func aTypedCharacterTakesItsPlace() {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    field.setMarkedText("k", selectedRange: NSRange(location: 0, length: 0))
    field.insertText("か")
    #expect(field.text == "abか" && field.markedTextRange == nil)
  }

  @Test func settingTextEndsIt() {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    field.text = field.text
    #expect(field.markedTextRange == nil)
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    field.text = "other"
    #expect(field.markedTextRange == nil && field.text == "other")
  }

  @Test func aCaretThatLeavesItDecidesIt() {
    let (field, _, _) = EventRecorder.editedField(text: "abc")
    field.setMarkedText("kana", selectedRange: NSRange(location: 4, length: 0))
    field.selectedTextRange = range(field, 5, 0)
    #expect(field.markedTextRange == range(field, 3, 4))
    field.selectedTextRange = range(field, 0, 0)
    #expect(field.markedTextRange == nil && field.text == "abckana")
  }

  @Test func theEndOfEditingDecidesIt() {
    let (field, _, _) = EventRecorder.editedField()
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    field.resignFirstResponder()
    #expect(field.markedTextRange == nil && field.text == "か")
  }

  @Test func allOfItIsOneStepToUndo() {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    for text in ["k", "ka", "か", "かn", "かな"] {
      field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
    field.unmarkText()
    #expect(field.text == "abかな")
    #expect(field.engine.undoEdit())
    #expect(field.text == "ab")
    #expect(field.engine.redoEdit())
    #expect(field.text == "abかな")
  }

  @Test(arguments: [(-5, 2), (9, 9), (1, 1), (0, Int.max), (Int.max, Int.max), (NSNotFound, 0)])
  func anySelectionIsSafe(location: Int, length: Int) {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    field.setMarkedText("👨‍👩‍👧e\u{301}", selectedRange: NSRange(location: location, length: length))
    #expect(field.text == "ab👨‍👩‍👧e\u{301}")
  }

  @Test func itIsUnderlined() {
    let (field, _, window) = EventRecorder.editedField(text: "ab")
    field.setMarkedText("c", selectedRange: NSRange(location: 1, length: 0))
    #expect(window.drawn()[2, 0].style.attributes == .underline)
    #expect(window.drawn()[1, 0].style.attributes == [])
  }
}
