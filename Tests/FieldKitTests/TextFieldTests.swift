import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

@MainActor @Suite struct TextFieldTests {
  @Test func textIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    #expect(field.attributedText?.string == "")
  }

  @Test func theSelectionIsThereWithoutTheKeyboard() {
    let field = UITextField()
    #expect(field.selectedTextRange?.isEmpty == true)
    field.text = "a😀b"
    let start = field.position(from: field.beginningOfDocument, offset: 1)
    let end = field.position(from: field.beginningOfDocument, offset: 3)
    if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "😀")
    field.selectedTextRange = nil
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "😀")
  }

  @Test func positionsAreEqualByValueAndNilOutside() {
    let field = UITextField()
    field.text = "a😀b"
    #expect(field.position(from: field.beginningOfDocument, offset: 4) == field.endOfDocument)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: Int.max) == nil)
    #expect(field.offset(from: field.endOfDocument, to: field.beginningOfDocument) == -4)
  }

  @Test func withoutAWindowThereIsNoKeyboard() {
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test func replaceIsSilentAndLeavesTheCaretBehind() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcd")
    let range = field.position(from: field.beginningOfDocument, offset: 2)
      .flatMap { field.textRange(from: field.beginningOfDocument, to: $0) }
    if let range { field.replace(range, withText: "XYZ") }
    #expect(field.text == "XYZcd")
    #expect(field.engine.content.selection == TextSelection(caret: UTF8Offset(3)))
    #expect(recorder.events == ["didChangeSelection"])
  }

  @Test func theFirstEditOfASecureFieldReplacesAll() {
    let (field, _, _) = EventRecorder.editedField()
    field.isSecureTextEntry = true
    field.text = "secret"
    field.resignFirstResponder()
    field.becomeFirstResponder()
    let end = field.engine.content.buffer.end
    field.engine.offer(TextEdit(range: end..<end, replacement: "x", kind: .typing))
    #expect(field.text == "x")
    field.engine.offer(TextEdit(range: UTF8Offset(1)..<UTF8Offset(1), replacement: "y", kind: .typing))
    #expect(field.text == "xy")
  }

  @Test func subclassesSeeWhatIsTyped() {
    final class Field: UITextField {
      var calls: [String] = []
      override func insertText(_ text: String) {
        calls.append("insert \(text)")
        super.insertText(text)
      }
      override func deleteBackward() {
        calls.append("delete")
        super.deleteBackward()
      }
    }
    let field = Field()
    field.engine.offer(TextEdit(range: Range(at: .zero), replacement: "a", kind: .typing))
    field.engine.offer(TextEdit(range: .zero..<UTF8Offset(1), replacement: "", kind: .deleting))
    field.engine.offerBackspaceAtStart()
    #expect(field.calls == ["insert a", "delete", "delete"])
    #expect(field.text == "")
  }

  @Test func internalsDontGoThroughOverriddenProperties() {
    final class Field: UITextField, UITextFieldDelegate {
      weak var users: (any UITextFieldDelegate)?
      override var delegate: (any UITextFieldDelegate)? {
        get { users }
        set { users = newValue }
      }
      override var text: String? {
        get { super.text }
        set { super.text = newValue?.uppercased() }
      }
      func listen() { super.delegate = self }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "!" }
    }
    let field = Field()
    field.listen()
    field.engine.offer(TextEdit(range: Range(at: .zero), replacement: "a", kind: .typing))
    field.engine.offer(TextEdit(range: Range(at: UTF8Offset(1)), replacement: "!", kind: .typing))
    #expect(field.text == "a")
  }

  @Test func whatCanNotBeUsedGivesTheKeyboardUp() {
    let (field, recorder, window) = EventRecorder.editedField(text: "ab")
    field.isEnabled = false
    #expect(!field.isFirstResponder && !field.isEditing && window.firstResponder == nil)
    #expect(recorder.events == ["didEnd", "editingDidEnd", "didEndNotification"])
    #expect(!field.becomeFirstResponder())
  }

  @Test func aRootViewFillsItsWindowAtOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.view.frame == window.bounds)
  }

  @Test func aTextViewKeepsItsCaretInSightWhenItShrinks() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    let view = UITextView(frame: window.bounds)
    view.text = String(repeating: "words and ", count: 4) + "last"
    window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    #expect(window.drawn().cursor != nil)
    view.frame.size = CGSize(width: 80, height: 32)
    #expect(window.drawn().cursor != nil)
  }
}
