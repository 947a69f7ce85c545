import FieldKit
import Foundation
import Testing
import TextEditing

/// What the program's own changes of text and selection tell.
@MainActor @Suite struct ProgrammaticChangeTests {
  @Test func textIsSetWithTheCaretAtTheEnd() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.select(0)
    recorder.forget()
    var seen: (String?, [Int]) = (nil, [])
    recorder.reactions["didChangeSelection"] = { seen = ($0.text, $0.selected) }
    field.text = "x👍"
    #expect(recorder.events == ["didChangeSelection"])
    #expect(seen.0 == "x👍" && seen.1 == [3, 0])
  }

  @Test func attributedTextIsSetAsSilently() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.attributedText = NSAttributedString(string: "xyz", attributes: [.foregroundColor: UIColor.red])
    #expect(recorder.events == ["didChangeSelection"])
    recorder.forget()
    field.resignFirstResponder()
    recorder.forget()
    field.attributedText = nil
    #expect(recorder.events == [] && field.text == "")
  }

  @Test(arguments: ["ab", "a👍b"])
  func anEqualTextLeavesTheCaret(text: String) {
    let (field, recorder, _) = EventRecorder.editedField(text: text)
    field.select(1)
    recorder.forget()
    field.text = text
    #expect(recorder.events == [] && field.selected == [1, 0])
  }

  @Test func theSelectionIsToldAtOnceAndNothingElse() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcd")
    field.select(1, 2)
    #expect(recorder.events == ["didChangeSelection"])
    field.select(1, 2)
    #expect(recorder.events == ["didChangeSelection"])
  }

  @Test func theSelectionIsToldWithoutTheKeyboard() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "abcd")
    field.select(1, 2)
    #expect(recorder.events == ["didChangeSelection"] && field.selected == [1, 2])
  }

  @Test func aSelectionOutsideOfTheTextIsTakenToItsEnd() {
    let (field, _, _) = EventRecorder.editedField(text: "long text")
    let old = field.range(4, 5)
    field.text = "ab"
    field.selectedTextRange = old
    #expect(field.selected == [2, 0])
  }

  @Test func replacingTellsOfTheSelectionOnly() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcd")
    if let range = field.range(1, 2) { field.replace(range, withText: "X👍") }
    #expect(recorder.events == ["didChangeSelection"])
    #expect(field.text == "aX👍d" && field.selected == [4, 0])
    field.resignFirstResponder()
    recorder.forget()
    if let range = field.range(0, 1) { field.replace(range, withText: "") }
    #expect(recorder.events == [] && field.text == "X👍d")
  }

  @Test(arguments: ["text", "attributedText", "replace"])
  func noStepToUndoOutlivesIt(change: String) {
    let (field, recorder, _) = EventRecorder.editedField()
    for letter in ["h", "i", "!"] { field.engine.type(letter) }
    #expect(field.undoManager?.canUndo == true)
    switch change {
    case "text": field.text = "x"
    case "attributedText": field.attributedText = NSAttributedString(string: "x")
    default: if let range = field.range(0, 3) { field.replace(range, withText: "x") }
    }
    recorder.forget()
    #expect(field.undoManager?.canUndo == false && field.undoManager?.canRedo == false)
    field.undoManager?.undo()
    #expect(recorder.events == [] && field.text == "x")
  }

  @Test func callsThatStandForKeysTellAsKeysDo() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "ab")
    field.insertText("cd")
    #expect(recorder.events == EventRecorder.changed && field.text == "abcd")
    recorder.forget()
    field.select(1, 2)
    recorder.forget()
    field.deleteBackward()
    #expect(recorder.events == EventRecorder.changed && field.text == "ad")
  }

  @Test func deletingNothingTellsNothing() {
    let (field, recorder, _) = EventRecorder.editedField()
    field.deleteBackward()
    #expect(recorder.events == [])
  }

  @Test func whoTypesElsewhereIsToldAroundTheChange() {
    final class Listener: NSObject, UITextInputDelegate {
      var events: [String] = []
      func textWillChange(_ textInput: (any UITextInput)?) { events.append("textWillChange") }
      func textDidChange(_ textInput: (any UITextInput)?) { events.append("textDidChange") }
      func selectionWillChange(_ textInput: (any UITextInput)?) { events.append("selectionWillChange") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { events.append("selectionDidChange") }
    }
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    let listener = Listener()
    field.inputDelegate = listener
    field.text = "abc"
    field.select(0)
    field.engine.type("x")
    #expect(
      listener.events == ["textWillChange", "textDidChange", "selectionWillChange", "selectionDidChange"])
  }
}
