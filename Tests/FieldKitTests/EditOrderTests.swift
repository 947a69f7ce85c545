import FieldKit
import Foundation
import Testing
import TextEditing

/// What is asked and told while the user edits, and what a callback sees of it.
@MainActor @Suite struct EditOrderTests {
  private let changed = EventRecorder.changed

  @Test func theOldTextIsThereWhenTheDelegateIsAsked() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    var seen: (String?, [Int]) = (nil, [])
    recorder.reactions["shouldChange"] = { seen = ($0.text, $0.selected) }
    field.engine.type("c")
    #expect(seen.0 == "ab" && seen.1 == [2, 0])
  }

  @Test(arguments: EventRecorder.changed)
  func theNewTextAndCaretAreThereInEachCallback(callback: String) {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.select(0, 1)
    recorder.forget()
    var seen: (String?, [Int]) = (nil, [])
    recorder.reactions[callback] = { seen = ($0.text, $0.selected) }
    field.engine.type("👍")
    #expect(recorder.events == ["shouldChange(0,1) '👍'"] + changed)
    #expect(seen.0 == "👍b" && seen.1 == [2, 0])
  }

  @Test func backspace() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.engine.backspace()
    #expect(recorder.events == ["shouldChange(1,1) ''"] + changed && field.text == "a")
  }

  @Test func backspaceOnNothingAsksNobody() {
    final class Field: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let field = Field()
    let recorder = EventRecorder()
    recorder.watch(field)
    field.engine.backspace()
    #expect(field.deletions == 1 && recorder.events == [])
  }

  @Test func everyVetoLeavesTextSelectionAndUndo() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcd")
    field.select(1, 2)
    recorder.answers["shouldChange"] = false
    recorder.forget()
    field.engine.type("x")
    field.engine.backspace()
    field.engine.forwardDelete()
    field.engine.offerPaste("pasted")
    field.delete(nil)
    field.engine.offer(TextEdit(range: .zero..<UTF8Offset(4), replacement: "recalled"))
    #expect(
      recorder.events == [
        "shouldChange(1,2) 'x'", "shouldChange(1,2) ''", "shouldChange(1,2) ''",
        "shouldChange(1,2) 'pasted'", "shouldChange(1,2) ''", "shouldChange(0,4) 'recalled'",
      ])
    #expect(field.text == "abcd" && field.selected == [1, 2] && field.undoManager?.canUndo == false)
  }

  @Test func aDelegateThatVetoesKeepsTheSelectionThatItSet() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcd")
    recorder.answers["shouldChange"] = false
    recorder.reactions["shouldChange"] = { $0.select(1, 2) }
    #expect(!field.engine.type("x"))
    #expect(recorder.events == ["shouldChange(4,0) 'x'", "didChangeSelection"])
    #expect(field.text == "abcd" && field.selected == [1, 2])
  }

  @Test func aDelegateThatVetoesSendsTheEventItself() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.answers["shouldChange"] = false
    recorder.reactions["shouldChange"] = { field in
      field.text = "formatted"
      field.sendActions(for: .editingChanged)
    }
    field.engine.type("c")
    #expect(recorder.events == ["shouldChange(2,0) 'c'", "didChangeSelection", "editingChanged"])
    #expect(field.text == "formatted" && field.undoManager?.canUndo == false)
  }

  @Test func whatTheDelegateAllowedIsMadeThoughItRewroteTheText() {
    for edit in ["type", "paste"] {
      let (field, recorder, _) = EventRecorder.editedField(text: "abcdef")
      recorder.reactions["shouldChange"] = { $0.text = "q" }
      if edit == "type" { field.engine.type("x") } else { field.engine.offerPaste("x") }
      #expect(
        recorder.events == ["shouldChange(6,0) 'x'", "didChangeSelection"] + changed && field.text == "qx")
    }
  }

  @Test func typingGoesThroughInsertTextAndNotThroughTheSetters() {
    final class Field: UITextField {
      var calls: [String] = []
      override var text: String? { didSet { calls.append("text") } }
      override var selectedTextRange: UITextRange? { didSet { calls.append("selectedTextRange") } }
      override func insertText(_ text: String) {
        calls.append("insertText \(text)")
        super.insertText(text)
      }
      override func deleteBackward() {
        calls.append("deleteBackward")
        super.deleteBackward()
      }
    }
    let field = Field()
    field.engine.type("a")
    field.engine.backspace()
    #expect(field.calls == ["insertText a", "deleteBackward"])
    field.calls = []
    field.engine.type("b")
    field.engine.offerSelection(TextSelection(caret: .zero))
    field.engine.offerSelection(TextSelection(anchor: UTF8Offset(1), caret: .zero))
    #expect(field.calls == ["insertText b", "selectedTextRange", "selectedTextRange"])
    #expect(field.engine.selection == TextSelection(anchor: UTF8Offset(1), caret: .zero))
  }
}
