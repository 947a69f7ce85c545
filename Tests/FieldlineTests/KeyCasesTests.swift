import FieldTesting
import Fieldline
import Foundation
import TestData
import Testing

/// Editing cases of other line editors and of Unicode's data, typed into a field.
@MainActor @Suite struct KeyCasesTests {
  /// Runs all cases and prints how many pass, by kind.
  @Test func cases() throws {
    let cases = try KeyCase.all()
    #expect(cases.count == 1157)
    var passed: [String: Int] = [:]
    var total: [String: Int] = [:]
    var failures: [String] = []
    for keyCase in cases {
      total[keyCase.kind, default: 0] += 1
      if let failure = failure(of: keyCase) {
        failures.append(failure)
      } else {
        passed[keyCase.kind, default: 0] += 1
      }
    }
    for kind in total.keys.sorted() {
      print("key cases: \(passed[kind] ?? 0) of \(total[kind] ?? 0) pass: \(kind)")
    }
    print("key cases: \(cases.count - failures.count) of \(cases.count) pass")
    for failure in failures.prefix(40) { print("key case fails: \(failure)") }
    #expect(failures.isEmpty)
  }

  /// What is wrong with what a case gives; `nil` if nothing is.
  private func failure(of keyCase: KeyCase) -> String? {
    let field = UITextField()
    field.text = keyCase.before.text
    field.history = TextHistory(keyCase.before.history ?? [])
    let inputrc = (["set editing-mode \(keyCase.mode)"] + (keyCase.bind ?? [])).joined(separator: "\n") + "\n"
    let driver = TerminalDriver(field: field, inputrc: inputrc)
    if keyCase.state == "command" {
      driver.send("\u{1B}")
      driver.advance(by: .milliseconds(30))
    }
    select(keyCase.before, in: field)
    for arrival in keyCase.arrivals {
      driver.send(bytes: arrival)
      driver.advance(by: .milliseconds(30))
    }
    // A search that is still on shows the line that it has found, and hasn't changed the text.
    let text = field.engine.provisional?.line ?? field.text ?? ""
    let cursor = (field.engine.provisional?.caret ?? field.engine.content.selection.caret).value
    if keyCase.after.text == nil || keyCase.after.text == text,
      keyCase.after.cursor == nil || keyCase.after.cursor == cursor
    {
      return nil
    }
    return
      "\(keyCase.id) \(keyCase.mode) \(keyCase.state ?? "") \(keyCase.kind) \(String(reflecting: keyCase.before.text))"
      + " @\(keyCase.before.cursor) keys \(keyCase.keys): \(String(reflecting: text)) @\(cursor),"
      + " not \(keyCase.after.text.map(String.init(reflecting:)) ?? "-") @\(keyCase.after.cursor.map(String.init) ?? "-")"
  }

  /// Puts the caret, or the selection from the mark to it, through UIKit's face.
  private func select(_ before: KeyCase.Before, in field: UITextField) {
    let text = before.text
    func position(_ utf8: Int) -> UITextPosition? {
      let index = text.utf8.index(text.startIndex, offsetBy: min(utf8, text.utf8.count))
      return field.position(
        from: field.beginningOfDocument, offset: text.utf16.distance(from: text.startIndex, to: index))
    }
    guard let caret = position(before.cursor), let anchor = position(before.mark ?? before.cursor) else {
      return
    }
    field.selectedTextRange = field.textRange(from: anchor, to: caret)
  }
}
