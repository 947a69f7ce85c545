import FieldKit
import Foundation
import Testing
import TextEditing

/// The orders in which UIKit asks and tells.
@MainActor @Suite struct EventOrderTests {
  private let changed = ["didChangeSelection", "editingChanged", "didChangeNotification"]

  /// What a keyboard does when a character is typed at the caret.
  private func type(_ text: String, into field: UITextField) -> Bool {
    field.engine.offer(
      TextEdit(range: field.engine.content.selection.range, replacement: text, kind: .typing))
  }

  @Test func takingTheKeyboard() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "ab")
    #expect(field.becomeFirstResponder())
    #expect(
      recorder.events == [
        "shouldBegin", "didChangeSelection", "didBegin", "editingDidBegin", "didBeginNotification",
      ])
  }

  @Test func takingTheKeyboardIsRefused() {
    let (field, recorder, window) = EventRecorder.watchedField()
    recorder.answers["shouldBegin"] = false
    #expect(!field.becomeFirstResponder())
    #expect(recorder.events == ["shouldBegin"])
    #expect(window.firstResponder == nil && !field.isEditing)
  }

  @Test func theHolderEndsInsideOfTheNewFieldsBeginning() {
    let (first, recorder, window) = EventRecorder.editedField()
    let second = UITextField(frame: CGRect(x: 0, y: 16, width: 160, height: 16))
    window.addSubview(second)
    recorder.watch(second)
    #expect(second.becomeFirstResponder())
    #expect(
      recorder.events == [
        "shouldBegin", "shouldEnd", "didEnd", "editingDidEnd", "didEndNotification", "didChangeSelection",
        "didBegin", "editingDidBegin", "didBeginNotification",
      ])
    #expect(!first.isEditing && second.isEditing)
  }

  @Test func theHolderRefusesToEnd() {
    let (first, recorder, window) = EventRecorder.editedField()
    let second = UITextField(frame: .zero)
    window.addSubview(second)
    recorder.answers["shouldEnd"] = false
    #expect(!second.becomeFirstResponder())
    #expect(recorder.events == ["shouldEnd"])
    #expect(first.isFirstResponder)
  }

  @Test func clearingOnBegin() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "ab")
    field.clearsOnBeginEditing = true
    #expect(field.becomeFirstResponder())
    #expect(
      recorder.events == ["shouldBegin", "didChangeSelection", "shouldClear"] + changed + [
        "didBegin", "editingDidBegin", "didBeginNotification",
      ])
    #expect(field.text == "")
  }

  @Test func typing() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    #expect(type("c", into: field))
    #expect(recorder.events == ["shouldChange(2,0) 'c'"] + changed)
    #expect(field.text == "abc")
  }

  @Test func typingIsVetoed() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.answers["shouldChange"] = false
    #expect(!type("c", into: field))
    #expect(recorder.events == ["shouldChange(2,0) 'c'"])
    #expect(field.text == "ab" && field.engine.content.selection == TextSelection(caret: UTF8Offset(2)))
  }

  @Test func theVetoingDelegateKeepsWhatItSetItself() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.answers["shouldChange"] = false
    recorder.reactions["shouldChange(2,0) 'c'"] = { $0.text = "AB-C" }
    #expect(!type("c", into: field))
    #expect(recorder.events == ["shouldChange(2,0) 'c'", "didChangeSelection"])
    #expect(field.text == "AB-C")
  }

  @Test func theAllowingDelegateRewroteTheText() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcdef")
    recorder.reactions["shouldChange(6,0) 'x'"] = { $0.text = "q" }
    #expect(!type("x", into: field))
    #expect(field.text == "qx")
  }

  @Test func pastingIsOneChange() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.engine.offerPaste("one\ntwo\r\nthree")
    #expect(recorder.events == ["shouldChange(2,0) 'one two three'"] + changed)
    #expect(field.text == "abone two three")
  }

  @Test(arguments: [
    ("ae\u{301}", 1, 2), ("a😀", 1, 2), ("a👨‍👩‍👧", 1, 8), ("🇺🇿🇹🇷", 4, 4), ("a👍🏽", 1, 4),
  ])
  func backspaceTakesAWholeCluster(text: String, location: Int, length: Int) {
    let (field, recorder, _) = EventRecorder.editedField(text: text)
    let caret = field.engine.content.selection.caret
    let start = field.engine.content.buffer.clusterBoundary(before: caret)
    field.engine.offer(TextEdit(range: start..<caret, replacement: "", kind: .deleting))
    #expect(recorder.events == ["shouldChange(\(location),\(length)) ''"] + changed)
    #expect(field.text == String(text.dropLast()))
  }

  @Test func aRangeInsideOfAClusterIsRoundedOutAndKeepsTheRest() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ae\u{301}b")
    field.engine.offer(TextEdit(range: UTF8Offset(2)..<UTF8Offset(4), replacement: ""))
    #expect(recorder.events.first == "shouldChange(1,2) 'e'")
    #expect(field.text == "aeb")
  }

  @Test func programmaticTextIsSilentButForTheSelection() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.text = "xyz"
    #expect(recorder.events == ["didChangeSelection"])
    #expect(field.engine.content.selection == TextSelection(caret: UTF8Offset(3)))
    recorder.forget()
    field.text = "xyz"
    #expect(recorder.events.isEmpty)
  }

  @Test func programmaticTextWithoutTheKeyboardIsSilent() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "ab")
    field.text = "xyz"
    #expect(recorder.events.isEmpty)
  }

  @Test func insertTextIsNotAskedFor() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.insertText("c")
    field.deleteBackward()
    #expect(recorder.events == changed + changed)
    #expect(field.text == "ab")
  }

  @Test func theClearButtonAsksItsOwnQuestion() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.offerClear()
    #expect(recorder.events == ["shouldClear"] + changed)
    recorder.forget()
    field.text = "ab"
    recorder.forget()
    recorder.answers["shouldClear"] = false
    field.offerClear()
    #expect(recorder.events == ["shouldClear"])
    #expect(field.text == "ab")
  }

  @Test func returnWithoutAHandlerIsTheOwners() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    #expect(field.offerReturn())
    #expect(recorder.events == ["shouldReturn"])
    #expect(field.isFirstResponder)
  }

  @Test func returnWithAHandlerEndsEditing() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    #expect(!field.offerReturn())
    #expect(
      recorder.events == ["shouldReturn", "shouldEnd", "didEnd", "editingDidEnd", "didEndNotification"])
  }

  @Test func returnIsRefused() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.answers["shouldReturn"] = false
    #expect(!field.offerReturn())
    #expect(recorder.events == ["shouldReturn"])
  }

  @Test func leavingTheWindowEndsEditingWhateverTheAnswer() {
    let (field, recorder, window) = EventRecorder.editedField(text: "ab")
    recorder.answers["shouldEnd"] = false
    field.removeFromSuperview()
    #expect(recorder.events == ["didEnd", "editingDidEnd", "didEndNotification"])
    #expect(window.firstResponder == nil && !field.isEditing)
  }

  @Test func isEditingIsTrueInDidBeginAndFalseInDidEnd() {
    let (field, recorder, _) = EventRecorder.watchedField()
    var seen: [Bool] = []
    recorder.reactions["didBegin"] = { seen.append($0.isEditing) }
    recorder.reactions["didEnd"] = { seen.append($0.isEditing) }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(seen == [true, false])
  }

  @Test func undoIsAskedForAndNeverOutOfBounds() {
    let (field, recorder, _) = EventRecorder.editedField()
    for letter in "hello" { _ = type(String(letter), into: field) }
    recorder.forget()
    #expect(field.engine.undoEdit())
    #expect(recorder.events == ["shouldChange(0,5) ''"] + changed)
    #expect(field.engine.redoEdit())
    #expect(field.text == "hello")
    field.text = "x"
    #expect(!field.engine.undoEdit())
    #expect(field.text == "x")
  }

  @Test func aVetoedUndoStaysToBeUndone() {
    let (field, recorder, _) = EventRecorder.editedField()
    _ = type("a", into: field)
    recorder.answers["shouldChange"] = false
    #expect(!field.engine.undoEdit())
    recorder.answers["shouldChange"] = true
    #expect(field.engine.undoEdit())
    #expect(field.text == "")
  }

  @Test func undoTakesOutWhatJoinedItsNeighbour() {
    let (field, recorder, _) = EventRecorder.editedField(text: "e")
    #expect(!type("\u{301}", into: field) || field.text == "é")
    recorder.forget()
    #expect(field.engine.undoEdit())
    #expect(field.text == "e")
    // The delegate sees whole characters all the same.
    #expect(recorder.events.first == "shouldChange(0,2) 'e'")
    #expect(field.engine.redoEdit())
    #expect(field.text == "e\u{301}")
  }

  @Test func aRangeOfAProgramIsTakenToTheLetter() {
    let (field, _, _) = EventRecorder.editedField(text: "e\u{301}x")
    let start = field.position(from: field.beginningOfDocument, offset: 1)
    let end = field.position(from: field.beginningOfDocument, offset: 2)
    if let start, let end, let range = field.textRange(from: start, to: end) {
      field.replace(range, withText: "")
    }
    #expect(field.text == "ex")
  }

  @Test func returnThatLeadsToAnotherFieldIsNoSubmission() {
    let (field, recorder, window) = EventRecorder.editedField(text: "ab")
    let next = UITextField(frame: .zero)
    window.addSubview(next)
    recorder.reactions["shouldReturn"] = { _ in next.becomeFirstResponder() }
    #expect(!field.offerReturn())
    #expect(next.isFirstResponder)
  }
}
