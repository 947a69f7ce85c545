import FieldKit
import Foundation
import Testing
import TextEditing

/// What the clear button and Return ask and tell.
@MainActor @Suite struct ClearAndReturnTests {
  // MARK: The clear button

  @Test func clearing() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    var seen: [String?] = []
    for name in EventRecorder.changed { recorder.reactions[name] = { seen.append($0.text) } }
    field.offerClear()
    #expect(recorder.events == ["shouldClear"] + EventRecorder.changed)
    #expect(seen == ["", "", ""])
  }

  @Test func clearingWithoutTheKeyboard() {
    let (field, recorder, window) = EventRecorder.watchedField(text: "ab")
    field.clearButtonMode = .always
    window.layoutIfNeeded()
    let button = field.subviews.compactMap { $0 as? UIControl }.first
    button?.sendActions(for: .touchUpInside)
    #expect(recorder.events == ["shouldClear"] + EventRecorder.changed)
    #expect(field.text == "" && !field.isEditing)
  }

  @Test func clearingNothingSaysNothing() {
    let (field, recorder, _) = EventRecorder.editedField()
    field.offerClear()
    #expect(recorder.events == ["shouldClear"])
  }

  @Test func clearingIsOneStepToUndo() {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    field.offerClear()
    #expect(field.engine.undoEdit() && field.text == "ab")
  }

  // MARK: Return

  @Test func returnThatIsListenedToGivesTheKeyboardUp() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.watchReturn(field)
    #expect(!field.offerReturn())
    #expect(
      recorder.events == ["shouldReturn", "editingDidEndOnExit", "primaryAction"] + EventRecorder.ended)
  }

  @Test func returnThatNobodyListensToIsAUseOfTheField() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.watchPrimaryAction(field)
    #expect(field.offerReturn())
    #expect(recorder.events == ["shouldReturn", "primaryAction"])
    #expect(field.isEditing && field.text == "ab")
  }

  @Test func aDelegateThatGivesTheKeyboardUpOnReturn() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.watchReturn(field)
    recorder.reactions["shouldReturn"] = { $0.resignFirstResponder() }
    _ = field.offerReturn()
    #expect(
      recorder.events
        == ["shouldReturn"] + EventRecorder.ended + ["editingDidEndOnExit", "primaryAction"])
  }

  @Test func aRefusedReturnSendsNothing() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.watchReturn(field)
    recorder.answers["shouldReturn"] = false
    #expect(!field.offerReturn())
    #expect(recorder.events == ["shouldReturn"] && field.isEditing)
  }

  @Test func returnIsDeadInAnEmptyFieldThatSaysSo() {
    let (field, recorder, _) = EventRecorder.editedField()
    recorder.watchReturn(field)
    field.enablesReturnKeyAutomatically = true
    #expect(!field.offerReturn())
    #expect(recorder.events == [] && field.isEditing)
    field.engine.type("a")
    recorder.forget()
    _ = field.offerReturn()
    #expect(recorder.events.first == "shouldReturn" && !field.isEditing)
  }

  @Test func aFieldThatKeepsTheKeyboardAfterReturn() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.watchReturn(field)
    recorder.answers["shouldEnd"] = false
    _ = field.offerReturn()
    #expect(recorder.events == ["shouldReturn", "editingDidEndOnExit", "primaryAction", "shouldEnd"])
    #expect(field.isEditing)
  }

  @Test func anActionForAllEventsOfEditingListensToReturn() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.addAction(UIAction { _ in }, for: .allEditingEvents)
    #expect(!field.offerReturn())
    #expect(recorder.events == ["shouldReturn"] + EventRecorder.ended)
  }
}
