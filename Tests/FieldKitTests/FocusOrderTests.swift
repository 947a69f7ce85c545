import FieldKit
import Foundation
import Testing
import TextEditing

/// What is asked and told while the keyboard comes and goes.
@MainActor @Suite struct FocusOrderTests {
  private func secondField(_ recorder: EventRecorder, in window: UIWindow) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 16, width: 160, height: 16))
    window.addSubview(field)
    recorder.watch(field)
    return field
  }

  // MARK: The keyboard comes

  @Test func whoHasTheKeyboardTakesItInSilence() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    field.select(1)
    recorder.forget()
    #expect(field.becomeFirstResponder())
    #expect(recorder.events == [] && field.selected == [1, 0])
  }

  @Test func withoutAWindowNothingIsAsked() {
    let field = UITextField()
    let recorder = EventRecorder()
    recorder.watch(field)
    #expect(!field.becomeFirstResponder())
    #expect(recorder.events == [])
  }

  @Test func aFieldThatCanNotBeUsedIsNotAsked() {
    let (field, recorder, _) = EventRecorder.watchedField()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(recorder.events == [])
  }

  @Test func nothingHasChangedYetWhenTheFieldIsAsked() {
    let (field, recorder, window) = EventRecorder.watchedField()
    var seen: [Bool] = []
    recorder.reactions["shouldBegin"] = {
      seen = [$0.isEditing, $0.isFirstResponder, window.firstResponder != nil]
    }
    field.becomeFirstResponder()
    #expect(seen == [false, false, false])
  }

  @Test func theCaretIsAtTheEndWhenTheSelectionIsTold() {
    let (field, recorder, window) = EventRecorder.watchedField(text: "a👍")
    field.select(0)
    recorder.forget()
    var seen: [Int] = []
    recorder.reactions["didChangeSelection"] = { field in
      #expect(field.isEditing && field.isFirstResponder && window.firstResponder === field)
      seen = field.selected
    }
    field.becomeFirstResponder()
    #expect(recorder.events == EventRecorder.began && seen == [3, 0])
  }

  @Test func aClickTakesTheKeyboardAndThenPlacesTheCaret() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "abcd")
    field.becomeFirstResponder()
    field.engine.offerClick(at: CGPoint(x: 12, y: 8), count: 1)
    #expect(recorder.events == EventRecorder.began + ["didChangeSelection"])
    #expect(field.selected == [1, 0])
  }

  @Test func theNewFieldIsAskedFirstAndTheHolderRefuses() {
    let (first, recorder, window) = EventRecorder.editedField()
    let second = secondField(recorder, in: window)
    recorder.answers["shouldEnd"] = false
    #expect(!second.becomeFirstResponder())
    #expect(recorder.events == ["shouldBegin", "shouldEnd"])
    #expect(first.isEditing && !second.isEditing && window.firstResponder === first)
  }

  @Test func aNewFieldThatRefusesLeavesTheHolderAlone() {
    let (first, recorder, window) = EventRecorder.editedField()
    let second = secondField(recorder, in: window)
    recorder.answers["shouldBegin"] = false
    #expect(!second.becomeFirstResponder())
    #expect(recorder.events == ["shouldBegin"] && first.isEditing)
  }

  @Test func clearingOnBeginIsRefused() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "ab")
    field.clearsOnBeginEditing = true
    recorder.answers["shouldClear"] = false
    #expect(field.becomeFirstResponder())
    #expect(
      recorder.events == [
        "shouldBegin", "didChangeSelection", "shouldClear", "didBegin", "editingDidBegin",
        "didBeginNotification",
      ])
    #expect(field.text == "ab")
  }

  @Test func anEmptyFieldIsAskedButNotClearedOnBegin() {
    let (field, recorder, _) = EventRecorder.watchedField()
    field.clearsOnBeginEditing = true
    #expect(field.becomeFirstResponder())
    #expect(
      recorder.events == [
        "shouldBegin", "didChangeSelection", "shouldClear", "didBegin", "editingDidBegin",
        "didBeginNotification",
      ])
  }

  @Test func aBeginningThatIsEndedFromInsideIsNotToldAnyMore() {
    let (field, recorder, _) = EventRecorder.watchedField()
    recorder.reactions["didBegin"] = { $0.resignFirstResponder() }
    #expect(!field.becomeFirstResponder())
    #expect(
      recorder.events == ["shouldBegin", "didChangeSelection", "didBegin"] + EventRecorder.ended)
  }

  @Test func aFieldThatIsTakenAwayAsItsCaretIsPlacedIsNotAskedToClear() {
    let (field, recorder, _) = EventRecorder.watchedField(text: "ab")
    field.clearsOnBeginEditing = true
    recorder.reactions["didChangeSelection"] = { $0.removeFromSuperview() }
    #expect(!field.becomeFirstResponder())
    #expect(
      recorder.events == [
        "shouldBegin", "didChangeSelection", "didEnd", "editingDidEnd", "didEndNotification",
      ])
    #expect(field.text == "ab")
  }

  // MARK: The keyboard goes

  @Test func givingTheKeyboardUp() {
    let (field, recorder, window) = EventRecorder.editedField(text: "ab")
    #expect(field.resignFirstResponder())
    #expect(recorder.events == EventRecorder.ended)
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func givingUpWhatOneHasNotIsSilent() {
    let (field, recorder, _) = EventRecorder.watchedField()
    #expect(field.resignFirstResponder())
    #expect(recorder.events == [])
  }

  @Test func aRefusedEndKeepsTheKeyboard() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    recorder.answers["shouldEnd"] = false
    #expect(!field.resignFirstResponder())
    #expect(recorder.events == ["shouldEnd"])
    #expect(field.isEditing && field.isFirstResponder)
  }

  @Test func endingWithoutForceAsks() {
    let (field, recorder, window) = EventRecorder.editedField()
    recorder.answers["shouldEnd"] = false
    #expect(!window.endEditing(false))
    #expect(recorder.events == ["shouldEnd"] && field.isEditing)
  }

  @Test func endingWithForceTellsWithoutAsking() {
    let (field, recorder, window) = EventRecorder.editedField()
    recorder.answers["shouldEnd"] = false
    #expect(window.endEditing(true))
    #expect(recorder.events == ["didEnd", "editingDidEnd", "didEndNotification"])
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func endingInAnotherSubtreeLeavesTheField() {
    let (field, recorder, window) = EventRecorder.editedField()
    let elsewhere = UIView(frame: .zero)
    window.addSubview(elsewhere)
    _ = elsewhere.endEditing(true)
    #expect(recorder.events == [] && field.isEditing)
  }

  @Test func anAncestorThatLeavesTheWindowEndsEditing() {
    let (field, recorder, window) = EventRecorder.watchedField()
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    recorder.forget()
    recorder.answers["shouldEnd"] = false
    box.removeFromSuperview()
    #expect(recorder.events == ["didEnd", "editingDidEnd", "didEndNotification"])
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func undoAndMarkedTextAreGoneWhenTheEndIsTold() {
    let (field, recorder, _) = EventRecorder.editedField()
    field.engine.type("a")
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    var seen: [Bool] = []
    recorder.reactions["shouldEnd"] = {
      seen += [$0.markedTextRange != nil, $0.undoManager?.canUndo == true]
    }
    recorder.reactions["didEnd"] = { seen += [$0.markedTextRange != nil, $0.undoManager?.canUndo == true] }
    field.resignFirstResponder()
    #expect(seen == [true, true, false, false] && field.text == "aか")
  }

  @Test func theEndHasItsReason() {
    let (field, _, _) = EventRecorder.editedField()
    nonisolated(unsafe) var reasons: [Int?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { reasons.append($0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int) }
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(observer)
    #expect(reasons == [UITextField.DidEndEditingReason.committed.rawValue])
  }

  @Test func theFormWithTheReasonIsTheOnlyOneThatIsCalled() {
    final class Both: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("reason \(reason.rawValue)")
      }
    }
    let (field, _, _) = EventRecorder.editedField()
    let both = Both()
    field.delegate = both
    field.resignFirstResponder()
    #expect(both.calls == ["reason 0"])
  }

  @Test func theTextSetterIsNotCalledAtTheEnd() {
    final class Field: UITextField {
      var sets = 0
      override var text: String? { didSet { sets += 1 } }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    let field = Field(frame: .zero)
    window.addSubview(field)
    field.becomeFirstResponder()
    field.engine.type("a")
    field.resignFirstResponder()
    #expect(field.sets == 0 && field.text == "a")
  }
}
