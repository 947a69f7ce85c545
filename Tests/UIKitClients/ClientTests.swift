import FieldKit
import FieldTesting
import Testing
import TextEditing
import UIKit

/// What a keyboard does, for code that was written for UIKit.
@MainActor private func type(_ text: String, into field: UITextField) {
  for character in text {
    field.engine.offer(
      TextEdit(range: field.engine.insertionRange, replacement: String(character), kind: .typing))
  }
}

/// Fields and screens in the way in which others write them, in Swift 5 mode: that they compile is half of the test.
@MainActor @Suite struct ClientTests {
  private func shown<Field: UIView>(_ view: Field) -> (Field, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    return (view, window)
  }

  final class Watcher: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked.append(string)
      return string != "9"
    }
  }

  @Test func aMaskFormatsWhileTyping() {
    let (field, window) = shown(MaskedField(frame: CGRect(x: 0, y: 0, width: 240, height: 16)))
    let watcher = Watcher()
    field.delegate = watcher
    #expect(field.becomeFirstResponder())
    type("9981a2", into: field)
    #expect(field.text == "+812")
    #expect(watcher.asked == ["9", "9", "8", "1", "a", "2"])
    #expect(field.delegate === watcher)
    // A digit in the middle leaves the caret behind it.
    if let position = field.position(from: field.beginningOfDocument, offset: 2) {
      field.selectedTextRange = field.textRange(from: position, to: position)
    }
    type("3", into: field)
    #expect(field.text == "+831 2")
    #expect(field.selectedTextRange?.start == field.position(from: field.beginningOfDocument, offset: 3))
    #expect(field.changes == 5)
    field.text = "998901234567"
    #expect(field.text == "+998 90 123-45-67" && field.window === window)
  }

  @Test func aCodeGoesFromBoxToBox() {
    final class Receiver: CodeFieldDelegate {
      var code: String?
      func codeField(_ field: CodeField, didEnter code: String) { self.code = code }
    }
    let (field, window) = shown(CodeField(count: 4))
    let receiver = Receiver()
    field.delegate = receiver
    field.boxes[0].becomeFirstResponder()
    for digit in "123" {
      guard let box = field.boxes.first(where: { $0.isFirstResponder }) else { break }
      type(String(digit), into: box)
    }
    #expect(field.boxes[3].isFirstResponder)
    field.boxes[3].engine.offerBackspaceAtStart()
    #expect(field.boxes[2].isFirstResponder && field.code == "12")
    type("8", into: field.boxes[2])
    type("9", into: field.boxes[3])
    #expect(receiver.code == "1289" && !field.boxes[3].isFirstResponder)
    #expect((window.viewWithTag(2) as? UITextField)?.text == "2")
    #expect(
      !field.boxes[0].canPerformAction(Selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
  }

  @Test func aTitleRises() {
    let (field, window) = shown(FloatingLabelField(frame: CGRect(x: 0, y: 0, width: 160, height: 48)))
    field.placeholder = "Name"
    #expect(field.titleLabel.alpha == 0)
    _ = field.becomeFirstResponder()
    #expect(field.begun == 1)
    type("Ann", into: field)
    #expect(field.titleLabel.alpha == 1)
    field.text = ""
    #expect(field.titleLabel.alpha == 0)
    field.text = "Ann"
    #expect(field.titleLabel.alpha == 1 && window.firstResponder === field)
  }

  @Test func aFormIsFilledInFromTheKeyboard() {
    let controller = FormViewController()
    let driver = TerminalDriver(columns: 40, rows: 16, rootViewController: controller)
    #expect(controller.email.isFirstResponder)
    driver.send("ann@example.org\r")
    #expect(controller.password.isFirstResponder)
    #expect(!controller.submit.isEnabled && controller.message.text != nil)
    driver.send("sésame-ouvre")
    #expect(controller.submit.isEnabled && controller.message.text == nil)
    let lines = driver.screen.lines
    #expect(lines.contains { $0.contains("ann@example.org") })
    #expect(lines.contains { $0.contains("••••••••••••") } && !lines.contains { $0.contains("sésame") })
    controller.submit.sendActions(for: .touchUpInside)
    #expect(controller.log.last == "submit" && controller.log.contains("keyboard"))
    controller.dismissKeyboard()
    #expect(!controller.password.isFirstResponder)
  }
}
