import FieldKit
import Foundation

/// Writes down, in order, all that a field asks and tells.
@MainActor final class EventRecorder: NSObject, UITextFieldDelegate {
  private(set) var events: [String] = []
  /// Answers to questions, by the name of the question. What isn't here is answered with yes.
  var answers: [String: Bool] = [:]
  /// Called from inside of an event, by its name, or by its name and payload.
  var reactions: [String: (UITextField) -> Void] = [:]
  /// Views don't keep their window alive, so the recorder does.
  private var window: UIWindow?
  private var observers: [any NSObjectProtocol] = []

  /// A field in a window, watched from all sides, and without the keyboard.
  static func watchedField(text: String = "") -> (UITextField, EventRecorder, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    field.text = text
    window.addSubview(field)
    let recorder = EventRecorder()
    recorder.window = window
    recorder.watch(field)
    return (field, recorder, window)
  }

  /// The same, being edited, with nothing recorded yet.
  static func editedField(text: String = "") -> (UITextField, EventRecorder, UIWindow) {
    let (field, recorder, window) = watchedField(text: text)
    field.becomeFirstResponder()
    recorder.events = []
    return (field, recorder, window)
  }

  func watch(_ field: UITextField) {
    field.delegate = self
    // Not `.editingDidEndOnExit`: an action for it changes what Return does.
    for (name, event) in [
      ("editingDidBegin", UIControl.Event.editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd),
    ] {
      field.addAction(UIAction { [weak self] _ in self?.record(name, field) }, for: event)
    }
    for (name, notification) in [
      ("didBeginNotification", UITextField.textDidBeginEditingNotification),
      ("didChangeNotification", UITextField.textDidChangeNotification),
      ("didEndNotification", UITextField.textDidEndEditingNotification),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) { _ in
          MainActor.assumeIsolated { [weak self] in self?.record(name, field) }
        })
    }
  }

  /// Writes down what Return sends, too. An action for it lets the field give the keyboard up.
  func watchReturn(_ field: UITextField) {
    field.addAction(
      UIAction { [weak self] _ in self?.record("editingDidEndOnExit", field) }, for: .editingDidEndOnExit)
    watchPrimaryAction(field)
  }

  /// Writes down that the field was used as its kind is.
  func watchPrimaryAction(_ field: UITextField) {
    field.addAction(
      UIAction { [weak self] _ in self?.record("primaryAction", field) }, for: .primaryActionTriggered)
  }

  func forget() { events = [] }

  /// The events of a change of text, and of the beginning and the end of editing, where nothing is in their way.
  nonisolated static let changed = ["didChangeSelection", "editingChanged", "didChangeNotification"]
  nonisolated static let began = [
    "shouldBegin", "didChangeSelection", "didBegin", "editingDidBegin", "didBeginNotification",
  ]
  nonisolated static let ended = ["shouldEnd", "didEnd", "editingDidEnd", "didEndNotification"]

  private func record(_ event: String, _ field: UITextField, detail: String = "") {
    events.append(event + detail)
    (reactions[event + detail] ?? reactions[event])?(field)
  }

  private func ask(_ question: String, _ field: UITextField, detail: String = "") -> Bool {
    record(question, field, detail: detail)
    return answers[question] ?? true
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { record("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { record("didEnd", textField) }
  func textFieldDidChangeSelection(_ textField: UITextField) { record("didChangeSelection", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    ask("shouldChange", textField, detail: "(\(range.location),\(range.length)) '\(string)'")
  }
}
