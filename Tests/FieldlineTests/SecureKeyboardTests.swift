import FieldKit
import FieldTesting
import Testing

/// Readline in a field whose text isn't to be seen: it edits as anywhere, and learns nothing of it.
@MainActor @Suite struct SecureKeyboardTests {
  private func driver(_ text: String, inputrc: String = "") -> (TerminalDriver, UITextField) {
    let field = UITextField()
    let driver = TerminalDriver(field: field, inputrc: inputrc)
    field.isSecureTextEntry = true
    driver.send(text)
    return (driver, field)
  }

  /// Keys after "two wörds 👍é", and the text then.
  @Test(arguments: [
    ("", "two wörds 👍é"),
    ("!", "two wörds 👍é!"),
    ("\u{7F}", "two wörds 👍"),
    ("\u{02}\u{02}x", "two wörds x👍é"),
    ("\u{01}x", "xtwo wörds 👍é"),
    ("\u{01}\u{04}", "wo wörds 👍é"),
    ("\u{02}\u{02}\u{02}\u{0B}", "two wörds"),
    // Words: there are none.
    ("\u{17}", ""),
    ("\u{1B}\u{7F}", ""),
    ("\u{1B}b<", "<two wörds 👍é"),
    ("\u{01}\u{1B}f>", "two wörds 👍é>"),
    ("\u{01}\u{1B}d", ""),
    // What is killed doesn't come back.
    ("\u{15}\u{19}x", "x"),
    ("\u{17}\u{19}\u{1B}y", ""),
    // Neither letters nor case are to be had.
    ("\u{01}\u{1B}u", "two wörds 👍é"),
    ("\u{14}", "two wörds 👍é"),
    ("\u{1B}3\u{7F}", "two wörds"),
    ("\u{1B}2z", "two wörds 👍ézz"),
  ])
  func keys(keys: String, text: String) {
    let (driver, field) = driver("two wörds 👍é")
    driver.send(keys)
    #expect(field.text == text)
  }

  @Test func whatIsKilledHereIsNothingElsewhere() {
    let first = UITextField(frame: .zero)
    let second = UITextField(frame: .zero)
    let controller = UIViewController()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    let driver = TerminalDriver(rootViewController: controller)
    first.isSecureTextEntry = true
    driver.send("secret\u{15}\tA\u{19}B")
    #expect(first.text == "" && second.text == "AB")
  }

  @Test func aCountShowsNothing() {
    let (driver, field) = driver("secret")
    driver.send("\u{1B}3")
    #expect(driver.screen.lines[0].contains("••••••"))
    #expect(!driver.screen.lines[0].contains("s"))
    driver.send("\u{02}x")
    #expect(field.text == "secxret")
  }

  @Test func viMode() {
    let (driver, field) = driver("two words", inputrc: "set editing-mode vi")
    driver.send("\u{1B}")
    driver.advance(by: .milliseconds(600))
    driver.send("bix")
    #expect(field.text == "xtwo words")
  }

  @Test func everyKeyIsSafe() {
    let (driver, field) = driver("pässword 👨‍👩‍👧")
    for byte in UInt8(0x01)...0x1F where ![0x03, 0x0D, 0x0A, 0x1A, 0x1C, 0x04, 0x09].contains(byte) {
      driver.send(bytes: [byte])
      driver.send("x")
    }
    for letter in "abcdefghijklmnopqrtuvwxyz.,<>~*?!/\\&-=_" {
      driver.send("\u{1B}\(letter)")
      driver.send("q")
    }
    let text = field.text ?? ""
    #expect(!text.unicodeScalars.contains("\u{10FFFD}"))
    #expect(field.engine.content.checkInvariants() == [])
  }
}
