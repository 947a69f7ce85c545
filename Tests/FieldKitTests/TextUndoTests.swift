import FieldKit
import Foundation
import Testing
import TextEditing

/// A text's steps in its undo manager, among what the program registers.
@MainActor @Suite struct TextUndoTests {
  private func type(_ text: String, into field: UITextField) {
    for character in text {
      field.engine.offer(
        TextEdit(range: field.engine.selection.range, replacement: String(character), kind: .typing))
    }
  }

  private func offer(_ range: Range<Int>, _ text: String, in field: UITextField) {
    field.engine.offer(
      TextEdit(range: UTF8Offset(range.lowerBound)..<UTF8Offset(range.upperBound), replacement: text))
  }

  private func editedField(text: String = "") throws -> (UITextField, UndoManager, EventRecorder) {
    let (field, recorder, _) = EventRecorder.editedField(text: text)
    return (field, try #require(field.undoManager), recorder)
  }

  @Test func eachFieldHasItsOwn() throws {
    let field = UITextField()
    #expect(field.undoManager != nil && field.undoManager === field.undoManager)
    #expect(field.undoManager !== UITextField().undoManager)
    #expect(field.undoManager?.canUndo == false && field.undoManager?.canRedo == false)
  }

  @Test func typingIsTakenBackByWords() throws {
    let (field, manager, _) = try editedField()
    type("one two", into: field)
    #expect(manager.canUndo && manager.undoActionName == "Typing")
    manager.undo()
    #expect(field.text == "one " && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(field.text == "" && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(field.text == "one two" && !manager.canRedo && manager.canUndo)
  }

  @Test func whatWasTypedBeforeItWasAskedForCounts() throws {
    let (field, _, _) = EventRecorder.editedField()
    type("one two three", into: field)
    #expect(field.engine.undoEdit())
    let manager = try #require(field.undoManager)
    #expect(manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(field.text == "one two three" && !manager.canRedo)
    for _ in 0..<3 { manager.undo() }
    #expect(field.text == "" && !manager.canUndo)
  }

  @Test func theKeyboardAndTheProgramUndoTheSame() throws {
    let (field, manager, _) = try editedField()
    type("one two", into: field)
    #expect(field.engine.undoEdit())
    #expect(field.text == "one " && manager.canRedo)
    manager.undo()
    #expect(field.text == "")
    #expect(field.engine.redoEdit() && field.text == "one ")
  }

  @Test func theSelectionComesBack() throws {
    let (field, manager, _) = try editedField(text: "hello world")
    field.engine.select(TextSelection(UTF8Offset(0)..<UTF8Offset(5)))
    field.engine.offerPaste("bye")
    #expect(field.text == "bye world")
    manager.undo()
    #expect(field.text == "hello world")
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "hello")
    manager.redo()
    #expect(
      field.text == "bye world"
        && field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.end) == 3)
  }

  @Test func undoIsAnEditOfTheUser() throws {
    let (field, manager, recorder) = try editedField(text: "ab")
    type("c", into: field)
    recorder.forget()
    manager.undo()
    #expect(
      recorder.events == [
        "shouldChange(2,1) ''", "didChangeSelection", "editingChanged", "didChangeNotification",
      ])
  }

  @Test func aForbiddenUndoLeavesEverything() throws {
    let (field, manager, recorder) = try editedField(text: "ab")
    type("c", into: field)
    recorder.answers["shouldChange"] = false
    manager.undo()
    #expect(field.text == "abc" && manager.canUndo && !manager.canRedo)
    recorder.answers["shouldChange"] = true
    manager.undo()
    #expect(field.text == "ab" && manager.canRedo)
    recorder.answers["shouldChange"] = false
    manager.redo()
    #expect(field.text == "ab" && manager.canRedo && !manager.canUndo)
  }

  @Test func whatTheDelegateForbadeLeavesNoStep() throws {
    let (field, manager, recorder) = try editedField(text: "ab")
    recorder.answers["shouldChange"] = false
    type("c", into: field)
    #expect(field.text == "ab" && !manager.canUndo)
  }

  @Test func whatTheDelegateRewroteLeavesNoStep() throws {
    let (field, manager, recorder) = try editedField(text: "1234567")
    recorder.reactions["shouldChange(7,0) '8'"] = { $0.text = "1-2" }
    recorder.answers["shouldChange"] = false
    type("8", into: field)
    #expect(field.text == "1-2" && !manager.canUndo)
  }

  @Test func settingTextForgetsTheStepsOfTheText() throws {
    let (field, manager, _) = try editedField()
    type("a", into: field)
    field.text = "other"
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func theEndOfEditingForgetsEverything() throws {
    let (field, manager, _) = try editedField()
    type("a", into: field)
    manager.registerUndo(withTarget: field) { _ in }
    field.resignFirstResponder()
    #expect(!manager.canUndo)
  }

  @Test func whatTheProgramRegistersStandsAmongTheSteps() throws {
    let (field, manager, _) = try editedField()
    final class Log { var lines: [String] = [] }
    let log = Log()
    type("a", into: field)
    manager.registerUndo(withTarget: log) { $0.lines.append("program") }
    manager.setActionName("Colour")
    #expect(manager.undoActionName == "Colour")
    manager.undo()
    #expect(log.lines == ["program"] && field.text == "a")
    manager.undo()
    #expect(field.text == "" && !manager.canUndo)
  }

  @Test func typingAfterARegisteredActionIsAnotherStep() throws {
    let (field, manager, _) = try editedField()
    type("a", into: field)
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: field) { _ in }
    manager.endUndoGrouping()
    type("b", into: field)
    manager.undo()
    #expect(field.text == "a")
  }

  @Test func aGroupIsTakenBackAtOnce() throws {
    let (field, manager, recorder) = try editedField(text: "abcdef")
    manager.beginUndoGrouping()
    offer(0..<1, "X", in: field)
    offer(3..<4, "Y", in: field)
    manager.endUndoGrouping()
    #expect(field.text == "XbcYef")
    manager.undo()
    #expect(field.text == "abcdef" && !manager.canUndo)
    manager.redo()
    #expect(field.text == "XbcYef" && !manager.canRedo)
    // The second step of two is forbidden: neither is undone.
    recorder.reactions["shouldChange(3,1) 'd'"] = { _ in recorder.answers["shouldChange"] = true }
    recorder.reactions["shouldChange(0,1) 'a'"] = { _ in recorder.answers["shouldChange"] = false }
    manager.undo()
    recorder.answers["shouldChange"] = true
    #expect(field.text == "XbcYef" && manager.canUndo && !manager.canRedo)
  }

  @Test func withoutRegistrationThereIsNoStepAndNoRangeThatDoesNotFit() throws {
    let (field, manager, _) = try editedField(text: "abc")
    type("d", into: field)
    manager.disableUndoRegistration()
    offer(0..<4, "", in: field)
    manager.enableUndoRegistration()
    manager.undo()
    #expect(field.text == "")
    type("x", into: field)
    manager.undo()
    #expect(field.text == "")
  }

  @Test func removingAllActionsForgetsTheSteps() throws {
    let (field, manager, _) = try editedField()
    type("a", into: field)
    manager.removeAllActions()
    #expect(!field.engine.undoEdit() && field.text == "a")
  }

  @Test func aRunOfSeedsNeverLeavesTheText() throws {
    var random = SystemRandomNumberGenerator()
    let (field, manager, recorder) = try editedField()
    for _ in 0..<2_000 {
      recorder.answers["shouldChange"] = Int.random(in: 0..<4, using: &random) > 0
      switch Int.random(in: 0..<9, using: &random) {
      case 0: manager.undo()
      case 1: manager.redo()
      case 2: field.text = "👨‍👩‍👧 reset"
      case 3: field.engine.offerPaste("pasted e\u{301}")
      case 4:
        let end = field.engine.content.buffer.end
        field.engine.select(TextSelection(anchor: .zero, caret: end))
      default: type(["a", "b ", "é", "👍"].randomElement(using: &random) ?? "", into: field)
      }
    }
    recorder.answers["shouldChange"] = true
    while manager.canUndo { manager.undo() }
    while manager.canRedo { manager.redo() }
  }
}
