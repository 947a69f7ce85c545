import FieldTesting
import Foundation
import Testing

@testable import Fieldline

/// Keys that select, and what keys do to a selection. In the tables `|` is the caret, and `[` the selection's other end.
@MainActor @Suite struct SelectionKeysTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var before: String
    var keys: String
    var after: String
    var inputrc = ""
    init(_ before: String, _ keys: String, _ after: String) {
      (self.before, self.keys, self.after) = (before, keys, after)
    }
    var testDescription: String { "\(before) \(keys.debugDescription)" }
  }

  private nonisolated static let selecting = [
    Case("one| two", "\u{1B}[1;2C", "one[ |two"),
    Case("one| two", "\u{1B}[1;2D", "on|e[ two"),
    Case("|a👩‍👩‍👧b", "\u{1B}[1;2C\u{1B}[1;2C", "[a👩‍👩‍👧|b"),
    Case("ae\u{301}|", "\u{1B}[1;2D", "a|e\u{301}["),
    Case("one| two", "\u{1B}[1;2C\u{1B}[1;2C\u{1B}[1;2D", "one[ |two"),
    Case("one| two", "\u{1B}[1;2C\u{1B}[1;2D", "one| two"),
    Case("one| two", "\u{1B}[1;2H", "|one[ two"),
    Case("one| two", "\u{1B}[1;2F", "one[ two|"),
    Case("one| two", "\u{1B}[1;2A", "|one[ two"),
    Case("one| two", "\u{1B}[1;2B", "one[ two|"),
    Case("one two| three", "\u{1B}[1;6D", "one |two[ three"),
    Case("one two| three", "\u{1B}[1;6C", "one two[ three|"),
    Case("один два| three", "\u{1B}[1;4D", "один |два[ three"),
    Case("one two| three", "\u{1B}[1;6H", "|one two[ three"),
    Case("one two| three", "\u{1B}[1;6F", "one two[ three|"),
    Case("|one two three", "\u{1B}2\u{1B}[1;6C", "[one two| three"),
    Case("one| two", "\u{18}h", "[one two|"),
    Case("one| two", "\u{1B}[97;9u", "[one two|"),
    Case("", "\u{18}h", "|"),
    Case("one| two", "\u{0}\u{6}\u{6}", "one[ t|wo"),
    // With what Emacs calls the mark, plain motion goes on selecting; after a key with Shift it ends the selection.
    Case("one| two", "\u{0}\u{6}\u{1B}[1;2C\u{1B}[1;2C", "one[ tw|o"),
  ]

  private nonisolated static let then = [
    Case("one| two", "\u{1B}[1;2C\u{1B}[1;2Cx", "onex|wo"),
    Case("one| two", "\u{1B}[1;2F\u{7F}", "one|"),
    Case("one| two", "\u{1B}[1;2F\u{4}", "one|"),
    Case("one| two", "\u{1B}[1;2F\u{1B}[3~", "one|"),
    Case("one two|", "\u{1B}[1;6D\u{17}", "one |"),
    Case("one two|", "\u{1B}[1;6D\u{17}\u{1}\u{19}", "two|one "),
    Case("one two|", "\u{1B}[1;6D\u{1B}w\u{1}\u{19}", "two|one two"),
    Case("one two|", "\u{17}\u{1}\u{1B}[1;2C\u{19}", "two|ne "),
    Case("one| two", "\u{1B}[1;2F\u{1B}[D", "one| two"),
    Case("one| two", "\u{1B}[1;2F\u{1B}[C", "one two|"),
    Case("one| two", "\u{1B}[1;2F\u{2}", "one| two"),
    Case("one two|", "\u{1B}[1;2D\u{1B}[1;2D\u{1B}[C", "one two|"),
    Case("one| two", "\u{1B}[1;2F\u{1}", "|one two"),
    Case("one two|", "\u{1B}[1;6D\u{1B}u", "one TWO|"),
    Case("one two|", "\u{1B}[1;6Dx\u{1F}", "one |two["),
    Case("one two|", "\u{18}h\u{7}", "one two|"),
  ]

  private nonisolated static let vi = [
    // The caret stands on a letter in command mode; a key with Shift leads to insert mode.
    Case("one two|", "\u{1B}\u{1B}[1;2C", "one tw[o|"),
    Case("one two|", "\u{1B}\u{1B}[1;2Cx", "one twx|"),
    Case("one two|", "\u{1B}[1;2D\u{1B}[1;2Dx", "one tx|"),
    Case("one two|", "\u{1B}0\u{1B}[1;6C!", "!| two"),
    Case("one two|", "\u{1B}0\u{1B}[1;2F\u{7F}", "|"),
  ]

  @Test(arguments: selecting) func selects(_ example: Case) { check(example) }
  @Test(arguments: then) func andThen(_ example: Case) { check(example) }
  @Test(arguments: vi) func inVi(_ example: Case) { check(example, inputrc: "set editing-mode vi") }

  private func check(_ example: Case, inputrc: String = "") {
    let field = UITextField()
    let driver = TerminalDriver(field: field, inputrc: inputrc)
    put(example.before, in: field)
    driver.send(example.keys)
    #expect(shown(field) == example.after)
  }

  private func put(_ marked: String, in field: UITextField) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    field.text = parts.joined()
    let caret = field.position(from: field.beginningOfDocument, offset: parts[0].utf16.count)
    field.selectedTextRange = caret.flatMap { field.textRange(from: $0, to: $0) }
  }

  private func shown(_ field: UITextField) -> String {
    let selection = field.engine.selection
    var text = field.text ?? ""
    let caret = String.Index(utf16Offset: 0, in: text)
    func index(_ offset: Int) -> String.Index { text.utf8.index(caret, offsetBy: offset) }
    let marks = [(selection.caret.value, "|")] + (selection.isEmpty ? [] : [(selection.anchor.value, "[")])
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
      text.insert(contentsOf: mark, at: index(offset))
    }
    return text
  }

  // MARK: Rows

  private func makeTextView(_ text: String) -> (UITextView, TerminalDriver) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let driver = TerminalDriver(columns: 40, rows: 5, rootViewController: controller)
    view.becomeFirstResponder()
    view.text = text
    return (view, driver)
  }

  @Test func shiftWithUpAndDownSelectsRows() {
    let (view, driver) = makeTextView("one\ntwo\nthree")
    view.selectedRange = NSRange(location: 5, length: 0)
    driver.send("\u{1B}[1;2B")
    #expect(view.selectedRange == NSRange(location: 5, length: 4))
    driver.send("\u{1B}[1;2A\u{1B}[1;2A")
    #expect(view.selectedRange == NSRange(location: 1, length: 4))
    driver.send("\u{1B}[C")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test func shiftWithHomeAndEndSelectsInTheRow() {
    let (view, driver) = makeTextView("one\ntwo\nthree")
    view.selectedRange = NSRange(location: 5, length: 0)
    driver.send("\u{1B}[1;2H")
    #expect(view.selectedRange == NSRange(location: 4, length: 1))
    driver.send("\u{1B}[1;2F")
    #expect(view.selectedRange == NSRange(location: 5, length: 2))
    driver.send("\u{1B}[1;6H")
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
  }

  // MARK: Cut and copy

  private final class Recorder: UITextField {
    var calls: [String] = []
    var cutsNothing = false
    override func cut(_ sender: Any?) {
      calls.append("cut")
      if !cutsNothing { super.cut(sender) }
    }
    override func copy(_ sender: Any?) {
      calls.append("copy")
      super.copy(sender)
    }
  }

  @Test func cutsAndCopiesThroughTheResponder() {
    let field = Recorder()
    let driver = TerminalDriver(field: field)
    driver.send("one two\u{1B}[1;6D\u{1B}w")
    #expect(field.calls == ["copy"])
    #expect(UIPasteboard.general.string == "two")
    driver.send("\u{1B}[1;6D\u{17}")
    #expect(field.calls == ["copy", "cut"])
    #expect(field.text == "")
    #expect(UIPasteboard.general.string == "one two")
  }

  @Test func aCutThatASubclassRefusesLeavesTheTextInStep() {
    let field = Recorder()
    field.cutsNothing = true
    let driver = TerminalDriver(field: field)
    driver.send("one two\u{1B}[1;6D\u{17}")
    #expect(field.text == "one two")
    driver.send("x")
    #expect(field.text == "one x")
  }

  @Test func aSecureFieldIsNeitherCutNorCopied() {
    UIPasteboard.general.string = "before"
    let field = Recorder()
    field.isSecureTextEntry = true
    let driver = TerminalDriver(field: field)
    driver.send("secret\u{18}h\u{1B}w")
    driver.send("\u{18}h\u{17}\u{19}")
    #expect(field.calls == [])
    #expect(UIPasteboard.general.string == "before")
    #expect(field.text == "")
  }
}
