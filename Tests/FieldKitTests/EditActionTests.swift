import FieldKit
import Foundation
import Testing
import TextEditing

/// Cut, copy, paste and their kin, through the methods that subclasses override. The pasteboard is one for all.
@MainActor @Suite(.serialized) struct EditActionTests {
  private let changed = ["didChangeSelection", "editingChanged", "didChangeNotification"]

  private func selectAll(_ field: UITextField) {
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
  }

  private func can(_ action: Selector, _ responder: UIResponder) -> Bool {
    responder.canPerformAction(action, withSender: nil)
  }

  @Test func copying() {
    let (field, recorder, _) = EventRecorder.editedField(text: "héllo 👍")
    field.copy(nil)
    selectAll(field)
    recorder.forget()
    field.copy(nil)
    #expect(UIPasteboard.general.string == "héllo 👍" && recorder.events == [])
  }

  @Test func cuttingIsOneChangeThatIsAskedFor() {
    let (field, recorder, _) = EventRecorder.editedField(text: "a👍b")
    selectAll(field)
    recorder.forget()
    field.cut(nil)
    #expect(recorder.events == ["shouldChange(0,4) ''"] + changed)
    #expect(field.text == "" && UIPasteboard.general.string == "a👍b")
    #expect(field.engine.undoEdit() && field.text == "a👍b")
  }

  @Test func aForbiddenCutLeavesThePasteboard() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    UIPasteboard.general.string = "before"
    selectAll(field)
    recorder.answers["shouldChange"] = false
    field.cut(nil)
    #expect(field.text == "ab" && UIPasteboard.general.string == "before")
  }

  @Test func pastingIsOneChange() {
    let (field, recorder, _) = EventRecorder.editedField(text: "ab")
    UIPasteboard.general.string = "one\ntwo"
    field.paste(nil)
    #expect(recorder.events == ["shouldChange(2,0) 'one two'"] + changed)
    #expect(field.text == "abone two")
  }

  @Test func selectingAndDeleting() {
    let (field, recorder, _) = EventRecorder.editedField(text: "one two")
    field.select(nil)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "two")
    recorder.forget()
    field.delete(nil)
    #expect(field.text == "one " && recorder.events == ["shouldChange(4,3) ''"] + changed)
    field.selectAll(nil)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "one ")
  }

  @Test func whatCanBeDoneNow() {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    UIPasteboard.general.string = nil
    #expect(!can("copy:", field) && !can("cut:", field) && !can("delete:", field) && !can("paste:", field))
    #expect(can("select:", field) && can("selectAll:", field) && !can("toggleBoldface:", field))
    UIPasteboard.general.string = "x"
    selectAll(field)
    #expect(can("copy:", field) && can("cut:", field) && can("delete:", field) && can("paste:", field))
    #expect(!can("select:", field) && !can("selectAll:", field))
    field.isSecureTextEntry = true
    #expect(!can("copy:", field) && !can("cut:", field) && can("paste:", field) && can("delete:", field))
  }

  @Test func whatIsSecureIsNotCopied() {
    let (field, _, _) = EventRecorder.editedField(text: "secret")
    field.isSecureTextEntry = true
    UIPasteboard.general.string = "before"
    selectAll(field)
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "before" && field.text == "secret")
  }

  @Test func theTerminalsPasteGoesThroughTheOverriddenMethod() {
    final class Field: UITextField {
      var pastes = 0
      var allows = true
      override func paste(_ sender: Any?) {
        pastes += 1
        super.paste(sender)
      }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector(UIResponderStandardEditActions.paste(_:)) { return allows }
        return super.canPerformAction(action, withSender: sender)
      }
    }
    let field = Field()
    field.engine.offerClipboard("pasted")
    #expect(field.pastes == 1 && field.text == "pasted")
    field.allows = false
    field.engine.offerClipboard("again")
    #expect(field.pastes == 1 && field.text == "pasted")
  }

  @Test func keyboardNotificationsTellOfTheFirstAndTheLast() {
    final class Log { var names: [Notification.Name] = [] }
    nonisolated(unsafe) let log = Log()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let (field, _, window) = EventRecorder.watchedField()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        log.names.append($0.name)
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    let other = UITextField(frame: .zero)
    window.addSubview(other)
    field.becomeFirstResponder()
    other.becomeFirstResponder()
    other.resignFirstResponder()
    #expect(log.names == names)
  }
}
