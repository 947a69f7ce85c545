import FieldTesting
import Foundation
import Testing

/// Keys in a text view, on a headless terminal.
@MainActor @Suite struct TextViewDriverTests {
  /// A screen that is one text view, without room around the text.
  private final class Screen: UIViewController {
    let textView = UITextView()
    override func loadView() {
      textView.textContainerInset = .zero
      textView.textContainer.lineFragmentPadding = 0
      textView.showsVerticalScrollIndicator = false
      view = textView
    }
  }

  private func driver(
    _ text: String = "", columns: Int = 20, rows: Int = 6, inputrc: String = ""
  ) -> (TerminalDriver, UITextView) {
    let screen = Screen()
    screen.textView.text = text
    let driver = TerminalDriver(columns: columns, rows: rows, inputrc: inputrc, rootViewController: screen)
    return (driver, screen.textView)
  }

  @Test func typingLines() {
    let (driver, view) = driver()
    driver.send("one\rtwo\n\u{1B}\rthree")
    #expect(view.text == "one\ntwo\n\nthree" && driver.outcome == nil)
    #expect(driver.screen.lines.prefix(4) == ["one", "two", "", "three"])
    #expect(driver.screen.cursor ?? (0, 0) == (5, 3))
  }

  /// text, keys, text after them with a bar at the caret
  @Test(
    arguments: [
      // Rows
      ("abc\nd\nefg", "\u{1B}[A\u{1B}[Ax", "abcx|\nd\nefg"),
      ("abc\nd\nefg", "\u{10}\u{10}\u{E}\u{E}x", "abc\nd\nefgx|"),
      ("abc\ndef", "\u{1B}[A\u{1B}[Ax", "x|abc\ndef"),
      ("abc\ndef", "\u{1B}3\u{10}x", "x|abc\ndef"),
      ("1\n2\n3\n4\n5\n6\n7\n8", "\u{1B}[5~x", "1\n2\n3x|\n4\n5\n6\n7\n8"),
      ("one two three four five", "\u{1}\u{1B}[B\u{1B}[Fx\u{1B}[Hy", "one two three four y|fivex"),
      // Lines
      ("abc\ndef", "\u{1}x", "abc\nx|def"),
      ("abc\ndef", "\u{10}\u{1}x\u{5}y", "xabcy|\ndef"),
      ("abc\ndef", "\u{10}\u{1}\u{B}", "|\ndef"),
      ("abc\ndef", "\u{10}\u{1}\u{B}\u{B}", "|def"),
      ("abc\ndef", "\u{10}\u{1}\u{B}\u{B}\u{19}", "abc\n|def"),
      ("abc\ndef", "\u{15}", "abc\n|"),
      ("abc\ndef", "\u{15}\u{15}", "abc|"),
      ("abc\ndef", "\u{1B}<x\u{1B}>y", "xabc\ndefy|"),
      ("abc\ndef", "\u{1B}[A\u{7F}\u{7F}\u{7F}", "|\ndef"),
      ("abc\ndef", "\u{1}\u{7F}", "abc|def"),
      // The mark
      ("abc\ndef\nghi", "\u{1B}<\u{0}\u{1B}[B\u{1B}[B\u{7F}", "|ghi"),
      ("abc\ndef\nghi", "\u{0}\u{10}\u{10}\u{17}\u{19}\u{19}", "abc\ndef\nghi\ndef\nghi|"),
      // Undo
      ("", "ab\rcd\u{1F}", "ab\n|"),
      ("", "ab\rcd\u{1F}\u{1F}", "|"),
    ] as [(String, String, String)])
  func keys(text: String, keys: String, after: String) {
    let (driver, view) = driver(text)
    driver.send(keys)
    #expect(view.shown == after)
  }

  @Test(
    arguments: [
      ("abc\nd\nefg", "kkx", "a|b\nd\nefg"),
      ("abc\ndef", "k0x$x", "|b\ndef"),
      ("abc\ndef\nghi", "kdd", "abc\n|ghi"),
      ("abc\ndef\nghi", "dd", "abc\n|def"),
      ("abc\ndef\nghi", "kk2dd", "|ghi"),
      ("abc\ndef\nghi", "kkd2d", "|ghi"),
      ("abc\ndef\nghi", "kdd.", "|abc"),
      ("abc\ndef\nghi", "kccx\u{1B}", "abc\n|x\nghi"),
      ("abc\ndef\nghi", "kSx\u{1B}", "abc\n|x\nghi"),
      ("abc\ndef\nghi", "k0lD", "abc\n|d\nghi"),
      ("abc\ndef\nghi", "k0ld$", "abc\n|d\nghi"),
      ("abc\ndef\nghi", "k0lCx\u{1B}", "abc\nd|x\nghi"),
      ("abc\ndef\nghi", "k0lx", "abc\nd|f\nghi"),
      ("abc\ndef\nghi", "kAx\u{1B}Iy\u{1B}", "abc\n|ydefx\nghi"),
      ("abc\ndef\nghi", "kox\u{1B}", "abc\ndef\n|x\nghi"),
      ("abc\ndef\nghi", "kOx\u{1B}", "abc\n|x\ndef\nghi"),
      ("abc\n  def\nghi", "k^x", "abc\n  |ef\nghi"),
      ("abc\ndef\nghi", "1Gx", "|bc\ndef\nghi"),
      ("abc\ndef\nghi", "kkyyGP", "abc\ndef\nab|c\nghi"),
    ] as [(String, String, String)])
  func viKeys(text: String, keys: String, after: String) {
    let (driver, view) = driver(text, inputrc: "set editing-mode vi")
    driver.send("\u{1B}")
    driver.advance(by: .milliseconds(30))
    for part in keys.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 {
        driver.send("\u{1B}")
        driver.advance(by: .milliseconds(30))
      }
      driver.send(String(part.element))
    }
    #expect(view.shown == after)
  }

  @Test func aPasteKeepsItsLines() {
    let (driver, view) = driver("ab")
    driver.paste("x\ny\n")
    #expect(view.text == "abx\ny\n" && driver.outcome == nil)
    driver.send("\u{1F}")
    #expect(view.text == "ab")
  }

  @Test func rowsAreWrappedAndScrolled() {
    let (driver, view) = driver(columns: 10, rows: 3)
    driver.send("one two three four five")
    #expect(
      driver.screen.lines == ["three four", "five", ""]
        || driver.screen.lines == ["one two", "three four", "five"])
    driver.send("\r1\r2")
    #expect(driver.screen.lines == ["five", "1", "2"])
    #expect(driver.screen.cursor ?? (0, 0) == (1, 2))
    driver.send("\u{1B}<")
    #expect(driver.screen.lines == ["one two", "three four", "five"])
    #expect(driver.screen.cursor ?? (9, 9) == (0, 0))
    #expect(view.contentOffset == .zero)
  }

  @Test func leaving() {
    let (driver, view) = driver("ab")
    driver.send("\u{4}")
    #expect(driver.outcome == nil && view.text == "ab")
    driver.send("\u{7F}\u{7F}\u{4}")
    #expect(driver.outcome == .endOfInput)
  }

  @Test func aViewOfOneLineSubmits() {
    let (driver, view) = driver("")
    view.textContainer.maximumNumberOfLines = 1
    driver.send("ab\r")
    #expect(driver.outcome == .submitted && view.text == "ab")
  }

  @Test func aVetoedLineBreak() {
    final class Delegate: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        if text == "\n" { textView.resignFirstResponder() }
        return text != "\n"
      }
    }
    let (driver, view) = driver("")
    let delegate = Delegate()
    view.delegate = delegate
    driver.send("ab\r")
    #expect(view.text == "ab" && !view.isFirstResponder && driver.outcome == nil)
  }

  @Test func clicksAndWheel() {
    let (driver, view) = driver("1\n2\n3\n4\n5\n6\n7\n8", rows: 3)
    driver.click(column: 1, row: 1)
    driver.send("x")
    #expect(view.text == "1\n2\n3\n4\n5\n6\n7x\n8")
    driver.send("\u{1B}[<64;1;1M")
    #expect(driver.screen.lines == ["4", "5", "6"])
    driver.send("\u{1B}[<65;1;1M")
    #expect(driver.screen.lines == ["6", "7x", "8"])
  }

  @Test func aTextViewAmongFields() {
    final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
      let textView = UITextView(frame: CGRect(x: 0, y: 16, width: 80, height: 48))
      override func viewDidLoad() {
        view.addSubview(field)
        view.addSubview(textView)
      }
    }
    let form = Form()
    let driver = TerminalDriver(columns: 20, rows: 6, rootViewController: form)
    driver.send("a\tb\rc\u{1B}[Ad\u{1B}[Ze\u{1B}[Af")
    #expect(form.field.text == "aef" && form.textView.text == "bd\nc")
  }
}

extension UITextView {
  /// The text with a bar at the caret.
  fileprivate var shown: String {
    let string = (text ?? "") as NSString
    return string.replacingCharacters(in: NSRange(location: selectedRange.upperBound, length: 0), with: "|")
  }
}
