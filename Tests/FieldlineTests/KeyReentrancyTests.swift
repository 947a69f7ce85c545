import FieldTesting
import Fieldline
import Foundation
import Testing

/// Text, selection and focus changed from inside of callbacks while a keyboard with a memory of its own types.
@MainActor @Suite struct KeyReentrancyTests {
  enum Callback: CaseIterable, Sendable {
    case shouldBegin, didBegin, shouldChange, didChangeSelection, editingChanged, shouldReturn, shouldEnd,
      didEnd, shouldClear, editingDidBegin, editingDidEnd, editingDidEndOnExit, didBeginNotification,
      didChangeNotification, didEndNotification
  }

  enum Interference: CaseIterable, Sendable {
    case setText, empty, select, selectAll, insert, delete, undo, resign, refocus, focusOther, leave, mark,
      disable, becomeSecure, dropDelegate
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    var callback: Callback?
    var react: ((UITextField) -> Void)?
    func note(_ name: Callback, _ field: UITextField) -> Bool {
      if name == callback { react?(field) }
      return true
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note(.shouldBegin, textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = note(.didBegin, textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note(.shouldEnd, textField) }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = note(.didEnd, textField) }
    func textFieldDidChangeSelection(_ textField: UITextField) { _ = note(.didChangeSelection, textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note(.shouldClear, textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note(.shouldReturn, textField) }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { note(.shouldChange, textField) }
  }

  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 16))
    let other = UITextField(frame: CGRect(x: 0, y: 16, width: 320, height: 16))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(other)
    }
  }

  @Test(arguments: Callback.allCases, Interference.allCases)
  func theKeyboardStaysInStep(callback: Callback, interference: Interference) {
    let screen = Screen()
    let (field, other, delegate) = (screen.field, screen.other, Delegate())
    field.delegate = delegate
    field.clearsOnBeginEditing = callback == .shouldClear
    let events: [(Callback, UIControl.Event)] = [
      (.editingChanged, .editingChanged), (.editingDidBegin, .editingDidBegin),
      (.editingDidEnd, .editingDidEnd),
      (.editingDidEndOnExit, .editingDidEndOnExit),
    ]
    // An action for it changes what Return does.
    for (name, event) in events where name != .editingDidEndOnExit || name == callback {
      field.addAction(
        UIAction { [weak delegate, weak field] _ in
          if let field { _ = delegate?.note(name, field) }
        }, for: event)
    }
    let notifications: [(Callback, Notification.Name)] = [
      (.didBeginNotification, UITextField.textDidBeginEditingNotification),
      (.didChangeNotification, UITextField.textDidChangeNotification),
      (.didEndNotification, UITextField.textDidEndEditingNotification),
    ]
    let observers = notifications.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) {
        [weak delegate, weak field] _ in
        MainActor.assumeIsolated { if let field { _ = delegate?.note(name, field) } }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let driver = TerminalDriver(columns: 40, rows: 4, rootViewController: screen)
    var depth = 0
    delegate.callback = callback
    delegate.react = { field in
      guard depth < 2 else { return }
      depth += 1
      defer { depth -= 1 }
      switch interference {
      case .setText: field.text = "👍 set"
      case .empty: field.text = ""
      case .select:
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument, to: field.beginningOfDocument)
      case .selectAll: field.selectAll(nil)
      case .insert: field.insertText("é")
      case .delete: field.deleteBackward()
      case .undo: field.undoManager?.undo()
      case .resign: field.resignFirstResponder()
      case .refocus:
        field.resignFirstResponder()
        field.becomeFirstResponder()
      case .focusOther: other.becomeFirstResponder()
      case .leave:
        field.removeFromSuperview()
        screen.view.addSubview(field)
      case .mark: field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      case .disable: field.isEnabled = false
      case .becomeSecure: field.isSecureTextEntry = true
      case .dropDelegate: field.delegate = nil
      }
    }
    for keys in [
      "x", "word two", "\u{7F}", "\u{17}", "\u{19}", "\u{1}\u{B}", "\u{1F}", "\u{1B}t", "\u{12}w\u{7}", "\t",
    ] {
      if driver.outcome != nil { break }
      field.becomeFirstResponder()
      driver.send(keys)
    }
    driver.paste("pasted 👍")
    driver.click(column: 1, row: 0, count: 2)
    _ = driver.screen
    driver.send("\r")

    delegate.react = nil
    #expect(field.isEditing == field.isFirstResponder && other.isEditing == other.isFirstResponder)
    #expect(!(field.isEditing && other.isEditing))
    #expect(field.selectedTextRange.flatMap(field.text(in:)) != nil)
    if driver.outcome != nil { return }
    (field.isEnabled, field.isSecureTextEntry, field.clearsOnBeginEditing) = (true, false, false)
    if field.superview == nil { screen.view.addSubview(field) }
    field.text = "ab"
    #expect(field.becomeFirstResponder())
    driver.send("\u{1}c")
    #expect(field.text == "cab")
    #expect(driver.screen.lines[0] == "cab")
    #expect(driver.screen.cursor ?? (0, 9) == (1, 0))
  }
}
