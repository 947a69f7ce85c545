import FieldTesting
import Fieldline
import Foundation
import Testing

/// Keys to screen, on a headless terminal.
@MainActor @Suite struct DriverTests {
  private struct Form: View {
    @Binding var text: String
    var body: some View {
      VStack(alignment: .leading) {
        Text("> \(text)")
        TextField("Name", text: $text)
      }
    }
  }

  @Test func typingReachesTheStateAndTheScreen() {
    @State var text = ""
    let driver = TerminalDriver { Form(text: $text) }
    #expect(driver.screen.lines.prefix(2) == [">", "Name"])
    driver.send("salom")
    #expect(text == "salom")
    #expect(driver.screen.lines.prefix(2) == ["> salom", "salom"])
    #expect(driver.screen.cursor ?? (0, 0) == (5, 1))
    driver.send("\u{15}")
    #expect(text == "" && driver.screen.lines.prefix(2) == [">", "Name"])
  }

  @Test func emacsKeys() {
    @State var text = ""
    let driver = TerminalDriver { Form(text: $text) }
    driver.send("one two three\u{17}\u{1}\u{19}\u{5}!")
    #expect(text == "threeone two !")
    driver.send("\u{1F}")
    #expect(text == "threeone two ")
    driver.send("\u{1F}")
    #expect(text == "one two ")
  }

  @Test func returnSubmitsOnce() {
    let driver = TerminalDriver(field: UITextField())
    driver.send("a\rb")
    #expect(driver.outcome == .submitted)
    #expect(driver.screen.lines[0] == "a")
  }

  @Test(arguments: [("\u{3}", Outcome.interrupted), ("\u{4}", .endOfInput)])
  func leaving(key: String, outcome: Outcome) {
    let driver = TerminalDriver(field: UITextField())
    driver.send(key)
    #expect(driver.outcome == outcome)
  }

  @Test func endOfInputNeedsAnEmptyField() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.send("ab\u{1}\u{4}")
    #expect(driver.outcome == nil && field.text == "b")
  }

  @Test(arguments: [(EscapePolicy.none, nil, "ab"), (.clear, nil, ""), (.cancel, Outcome.cancelled, "ab")])
  func aLoneEscape(policy: EscapePolicy, outcome: Outcome?, text: String) {
    let field = UITextField()
    field.escapePolicy = policy
    let driver = TerminalDriver(field: field)
    driver.send("ab\u{1B}")
    #expect(field.text == "ab" && driver.outcome == nil)
    driver.advance(by: .milliseconds(30))
    #expect(driver.outcome == outcome && field.text == text)
  }

  @Test func anEscapeThatIsFollowedInTimeIsMeta() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.send("one two\u{1B}")
    driver.send("b")
    driver.send("x")
    #expect(field.text == "one xtwo")
  }

  @Test func aPasteIsOneEditAndNeverSubmits() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.paste("one\ntwo\r")
    #expect(field.text == "one two " && driver.outcome == nil)
    driver.send("\u{1B}[200~\u{1B}[31m\u{3}\r\u{1B}[201~")
    #expect(field.text == "one two \u{1B}[31m\u{3} " && driver.outcome == nil)
    driver.send("\u{1F}\u{1F}")
    #expect(field.text == "")
  }

  @Test func hostileBytesAreHarmless() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.send(bytes: [
      0x61, 0xFF, 0xC0, 0xAF, 0xE2, 0x82, 0x62, 0x00, 0x1B, 0x5D, 0x30, 0x3B, 0x78, 0x07, 0x63,
    ])
    #expect(field.text == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}bc")
    for line in driver.screen.lines {
      for scalar in line.unicodeScalars { #expect(scalar.value >= 0x20 && scalar.value != 0x7F) }
    }
  }

  @Test func theProgramsTextMayHoldAnything() {
    let field = UITextField()
    field.text = "a\u{0}b\u{1B}[2Jc"
    let driver = TerminalDriver(field: field)
    #expect(driver.screen.lines[0] == "a␀b␛[2Jc")
    driver.send("d\u{1}x")
    #expect(field.text == "xa\u{0}b\u{1B}[2Jcd")
    driver.send("\u{6}\u{6}\u{4}")
    #expect(field.text == "xa\u{0}\u{1B}[2Jcd")
  }

  @Test func tabGoesFromFieldToField() {
    @State var first = ""
    @State var second = ""
    let driver = TerminalDriver {
      VStack {
        TextField("first", text: $first)
        TextField("second", text: $second)
      }
    }
    driver.send("a\tb\u{1B}[Zc\td\te")
    #expect(first == "ace" && second == "bd")
  }

  @Test func clicksPlaceTheCaretAndSelect() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.send("one 日本 three")
    driver.click(column: 5, row: 0)
    #expect(driver.screen.cursor ?? (0, 0) == (4, 0))
    driver.click(column: 10, row: 0, count: 2)
    driver.send("x")
    #expect(field.text == "one 日本 x")
    driver.click(column: 0, row: 0, count: 3)
    driver.send("y")
    #expect(field.text == "y")
  }

  @Test func resizingKeepsTheCaretInSight() {
    @State var text = ""
    let driver = TerminalDriver { Form(text: $text) }
    driver.send("0123456789abcdef")
    driver.resize(columns: 10, rows: 4)
    #expect(
      driver.screen.lines == ["> 01234567", "89abcdef", "789abcdef", ""].map { $0 }
        || driver.screen.lines.count == 4)
    #expect(driver.screen.cursor?.column == 9)
    driver.resize(columns: 1, rows: 1)
    #expect(driver.screen.lines.count == 1)
  }

  @Test func twoDriversTakeTurns() {
    let first = UITextField()
    let second = UITextField()
    let one = TerminalDriver(field: first)
    one.send("ab cd")
    let two = TerminalDriver(field: second, inputrc: "set editing-mode vi\n")
    two.send("xy")
    one.send("\u{17}e")
    two.send("z")
    #expect(first.text == "ab e" && second.text == "xyz")
  }

  @Test func searchingIsProvisional() {
    @State var text = ""
    let field = UITextField()
    field.history = ["one", "two"]
    let driver = TerminalDriver(field: field)
    driver.send("\u{12}o")
    #expect(field.text == "")
    #expect(driver.screen.lines[0].contains("two"))
    driver.send("\u{7}")
    #expect(field.text == "")
    driver.send("\u{12}on\u{5}")
    #expect(field.text == "one")
  }

  @Test func aVetoLeavesReadlineInStep() {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let field = UITextField()
    let digits = Digits()
    field.delegate = digits
    let driver = TerminalDriver(field: field)
    driver.send("1a2b3\u{2}\u{2}x4")
    #expect(field.text == "1423")
    driver.send("\u{B}")
    #expect(field.text == "14")
  }

  @Test func aFormatterIsFollowed() {
    final class Upper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        let text = (textField.text ?? "") as NSString
        textField.text = text.replacingCharacters(in: range, with: string.uppercased())
        return false
      }
    }
    let field = UITextField()
    let upper = Upper()
    field.delegate = upper
    let driver = TerminalDriver(field: field)
    driver.send("abc\u{7F}d")
    #expect(field.text == "ABD")
  }
}
