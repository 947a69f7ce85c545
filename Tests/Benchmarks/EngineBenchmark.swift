import FieldKit
import Foundation
import TextEditing

/// What one key costs a field alone, with a delegate, and with positions read as clients read them: in UTF-16 code
/// units. In a text of 100,000 characters it is to cost no more than twice what it costs in one of 10.
@MainActor enum EngineBenchmark {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var sum = 0

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      sum &+= range.location
      return true
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      guard let selection = textField.selectedTextRange else { return }
      sum &+= textField.offset(from: textField.beginningOfDocument, to: selection.start)
    }
  }

  private enum Action: String, CaseIterable {
    case key = "a key"
    case backspace = "backspace"
    case move = "a caret move"
  }

  static func run() {
    print("\none key in the middle of a field's text, without keyboard and screen (ns; times a text of 10)\n")
    print(Table.row(["", "10", "1000", "", "100000", ""]))
    for (name, character) in [("ASCII", "a"), ("emoji", "👨‍👩‍👧"), ("mixed", "aé日👍")] {
      for action in Action.allCases {
        let costs = [10, 1_000, 100_000].map { length in
          cost(action, in: String(repeating: character, count: length / character.count))
        }
        print(
          Table.row(
            ["\(name), \(action.rawValue)", nanoseconds(costs[0])]
              + costs.dropFirst().flatMap { [nanoseconds($0), String(format: "%.1fx", $0 / costs[0])] }))
      }
    }
  }

  private static func cost(_ action: Action, in text: String) -> Duration {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 16))
    let field = UITextField(frame: window.bounds)
    let delegate = Delegate()
    field.delegate = delegate
    window.addSubview(field)
    field.becomeFirstResponder()
    let keys = 50
    let middle = String(text.prefix(text.count / 2)).utf16.count
    return Clock.median(of: 41) {
      field.text = text + "-"
      field.text = text
      place(field, at: middle)
      if action == .backspace { field.insertText(String(repeating: "x", count: keys)) }
      // What follows is about the middle of a text that is in use.
      for _ in 0..<5 { field.engine.offer(typed("y", in: field)) }
      for _ in 0..<5 { field.deleteBackward() }
    } measuring: {
      for key in 0..<keys {
        switch action {
        case .key: field.engine.offer(typed("x", in: field))
        case .backspace: field.deleteBackward()
        case .move: place(field, at: middle - key % 2 * 11)
        }
      }
    } / keys
  }

  private static func typed(_ text: String, in field: UITextField) -> TextEdit {
    TextEdit(range: field.engine.selection.range, replacement: text, kind: .typing)
  }

  private static func place(_ field: UITextField, at offset: Int) {
    guard let position = field.position(from: field.beginningOfDocument, offset: max(0, offset)) else {
      return
    }
    field.selectedTextRange = field.textRange(from: position, to: position)
  }

  private static func nanoseconds(_ duration: Duration) -> String {
    String(format: "%.0f", duration / .nanoseconds(1))
  }
}
