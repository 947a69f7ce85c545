import FieldTesting
import Fieldline
import Foundation
import Testing

/// What each kind of key asks `shouldChangeCharactersIn`: one question, with exactly what is replaced.
@MainActor @Suite struct KeyPayloadTests {
  /// Writes down what is asked, and of what is told the number.
  private final class Log: NSObject, UITextFieldDelegate {
    var asks: [String] = []
    var allows = true
    var changes = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asks.append("(\(range.location),\(range.length)) '\(string)'")
      return allows
    }
  }

  /// A text, keys that only move, keys that change it once, the question, and the text after it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    var moves = ""
    let keys: String
    let asks: [String]
    let after: String
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(
      name: "kill-line", before: "one 👍", moves: "\u{1}\u{6}", keys: "\u{B}", asks: ["(1,5) ''"], after: "o"),
    Case(name: "unix-line-discard", before: "one 👍", keys: "\u{15}", asks: ["(0,6) ''"], after: ""),
    Case(
      name: "kill-word", before: "one two", moves: "\u{1}", keys: "\u{1B}d", asks: ["(0,3) ''"], after: " two"
    ),
    Case(
      name: "backward-kill-word", before: "one two", keys: "\u{1B}\u{7F}", asks: ["(4,3) ''"], after: "one "),
    Case(name: "unix-word-rubout", before: "👍 two", keys: "\u{17}", asks: ["(3,3) ''"], after: "👍 "),
    Case(name: "delete-char", before: "👨‍👩‍👧b", moves: "\u{1}", keys: "\u{4}", asks: ["(0,8) ''"], after: "b"),
    Case(name: "backward-delete-char", before: "ae\u{301}", keys: "\u{7F}", asks: ["(1,2) ''"], after: "a"),
    Case(
      name: "yank", before: "one two", moves: "\u{17}\u{1}", keys: "\u{19}", asks: ["(0,0) 'two'"],
      after: "twoone "),
    Case(name: "transpose-chars", before: "a👍", keys: "\u{14}", asks: ["(0,3) '👍a'"], after: "👍a"),
    Case(
      name: "transpose-words", before: "one two", keys: "\u{1B}t", asks: ["(0,7) 'two one'"],
      after: "two one"),
    Case(
      name: "upcase-word", before: "one", moves: "\u{1}", keys: "\u{1B}u", asks: ["(0,3) 'ONE'"], after: "ONE"
    ),
    Case(
      name: "previous-history", before: "ab", keys: "\u{10}", asks: ["(0,2) 'newest 👍'"], after: "newest 👍"),
    Case(name: "quoted-insert", before: "a", keys: "\u{16}b", asks: ["(1,0) 'b'"], after: "ab"),
    Case(name: "a typed character", before: "a", keys: "👍", asks: ["(1,0) '👍'"], after: "a👍"),
    Case(name: "a typed family", before: "ab", moves: "\u{2}", keys: "👨‍👩‍👧‍👦", asks: ["(1,0) '👨‍👩‍👧‍👦'"], after: "a👨‍👩‍👧‍👦b"),
    Case(name: "a typed flag", before: "a", keys: "🇺🇿", asks: ["(1,0) '🇺🇿'"], after: "a🇺🇿"),
    Case(name: "a typed skin tone", before: "", keys: "👍🏽", asks: ["(0,0) '👍🏽'"], after: "👍🏽"),
    Case(name: "a typed keycap", before: "a", keys: "1️⃣", asks: ["(1,0) '1️⃣'"], after: "a1️⃣"),
    Case(
      name: "a typed accent", before: "a", keys: "e\u{301}", asks: ["(1,0) 'e\u{301}'"], after: "ae\u{301}"),
    Case(
      name: "two typed clusters", before: "a", keys: "🇺🇿👍🏽", asks: ["(1,0) '🇺🇿'", "(5,0) '👍🏽'"], after: "a🇺🇿👍🏽"),
    Case(name: "a quoted cluster", before: "a", keys: "\u{16}👍🏽", asks: ["(1,0) '👍🏽'"], after: "a👍🏽"),
    Case(
      name: "a cluster over the selection", before: "ab", moves: "\u{0}\u{1}", keys: "👍🏽", asks: ["(0,2) '👍🏽'"],
      after: "👍🏽"),
    Case(
      name: "a count", before: "a", keys: "\u{1B}3b", asks: ["(1,0) 'bbb'"], after: "abbb"),
    Case(name: "undo", before: "a", moves: "b", keys: "\u{1F}", asks: ["(1,1) ''"], after: "a"),
  ]

  private func field(_ text: String) -> (UITextField, Log) {
    let field = UITextField()
    field.history = ["oldest", "newest 👍"]
    field.text = text
    let log = Log()
    field.delegate = log
    field.addAction(UIAction { [weak log] _ in log?.changes += 1 }, for: .editingChanged)
    return (field, log)
  }

  @Test(arguments: cases)
  func oneQuestion(test: Case) {
    let (field, log) = field(test.before)
    let driver = TerminalDriver(field: field)
    driver.send(test.moves)
    (log.asks, log.changes) = ([], 0)
    driver.send(test.keys)
    #expect(log.asks == test.asks && log.changes == test.asks.count)
    #expect(field.text == test.after)
  }

  @Test(arguments: cases.filter { $0.asks.count == 1 })
  func aVetoChangesNothing(test: Case) {
    let (field, log) = field(test.before)
    let driver = TerminalDriver(field: field)
    driver.send(test.moves)
    let before = (field.text, field.selectedTextRange)
    (log.asks, log.changes, log.allows) = ([], 0, false)
    driver.send(test.keys)
    #expect(log.asks == test.asks && log.changes == 0)
    #expect(field.text == before.0 && field.selectedTextRange == before.1)
    // The keyboard is in step.
    log.allows = true
    driver.send("\u{5}!")
    #expect(field.text == (before.0 ?? "") + "!")
  }

  @Test func aLimitOfOneCharacterTakesAWholeOne() {
    final class One: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string).count <= 1
      }
    }
    for character in ["👨‍👩‍👧‍👦", "🇺🇿", "👍🏽", "1️⃣", "e\u{301}", "é"] {
      let (field, one) = (UITextField(), One())
      field.delegate = one
      let driver = TerminalDriver(field: field)
      driver.send(character + "x🇹🇷")
      #expect(field.text == character)
      driver.send("\u{7F}y")
      #expect(field.text == "y")
    }
  }

  @Test func clustersElsewhereThanInText() {
    let (field, _) = field("ab")
    field.history = ["one 👍🏽 two"]
    let driver = TerminalDriver(field: field, inputrc: "set editing-mode vi\n")
    // In command mode nothing of it is typed; an e is a command still.
    driver.send("\u{1B}")
    driver.advance(by: .milliseconds(30))
    driver.send("👍🏽🇺🇿")
    #expect(field.text == "ab")
    driver.send("ixy")
    #expect(field.text == "axyb")
    let emacs = UITextField()
    emacs.history = ["one 👍🏽 two", "three"]
    let second = TerminalDriver(field: emacs)
    second.send("\u{12}👍🏽\u{5}")
    #expect(emacs.text == "one 👍🏽 two")
  }

  @Test func secureFieldsTakeAWholeClusterToo() {
    let (field, log) = field("")
    field.isSecureTextEntry = true
    let driver = TerminalDriver(field: field)
    driver.send("👨‍👩‍👧‍👦a🇺🇿")
    #expect(log.asks == ["(0,0) '👨‍👩‍👧‍👦'", "(11,0) 'a'", "(12,0) '🇺🇿'"] && field.text == "👨‍👩‍👧‍👦a🇺🇿")
    #expect(driver.screen.lines[0] == "•••")
  }

  @Test func interruptingAPasteThatNeverEnds() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.send("\u{1B}[200~ab\u{3}c")
    driver.send("\u{3}")
    driver.send("d")
    driver.advance(by: .milliseconds(30))
    #expect(driver.outcome == nil && field.text == "")
    driver.send("\u{3}")
    driver.advance(by: .milliseconds(30))
    #expect(driver.outcome == .interrupted && field.text == "ab\u{3}c\u{3}d")
  }

  @Test func backspaceAtTheStartAsksNothing() {
    let (field, log) = field("ab")
    let driver = TerminalDriver(field: field)
    driver.send("\u{1}\u{7F}")
    #expect(log.asks == [] && field.text == "ab")
  }

  @Test func fillingInIsForTestsOfWhatPhoneNumberFieldsDo() {
    let (field, log) = field("")
    field.textContentType = .telephoneNumber
    let driver = TerminalDriver(field: field)
    driver.autofill("+998 90 123 45 67")
    #expect(log.asks == ["(0,0) ' '", "(0,0) '+998 90 123 45 67'"])
    #expect(field.text == "+998 90 123 45 67" && driver.screen.lines[0] == "+998 90 123 45 67")
    driver.send("\u{7F}")
    #expect(field.text == "+998 90 123 45 6")
  }
}
