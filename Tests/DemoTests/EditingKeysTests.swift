import Testing

extension DemoTests {
  /// Readline's keys, as they come from a keyboard.
  @Suite struct EditingKeysTests {
    struct Case: CustomTestStringConvertible, Sendable {
      let keys: String
      let text: String
      let caret: Int
      let name: String
      init(_ name: String, _ keys: String, _ text: String, caret: Int) {
        (self.name, self.keys, self.text, self.caret) = (name, keys, text, caret)
      }
      var testDescription: String { name }
    }

    private static let start = "one two three"

    /// Typed behind "one two three".
    @Test(arguments: [
      Case("C-a", "\u{1}>", ">one two three", caret: 1),
      Case("C-a C-k C-y", "\u{1}\u{B}\u{19}!", "one two three!", caret: 14),
      Case("C-a C-d", "\u{1}\u{4}\u{4}", "e two three", caret: 0),
      Case("C-u", "\u{15}x", "x", caret: 1),
      Case("C-w", "\u{17}", "one two", caret: 8),
      Case("C-w C-w C-y", "\u{17}\u{17}\u{19}", "one two three", caret: 13),
      Case("C-b C-t", "\u{2}\u{14}", "one two three", caret: 13),
      Case("C-t", "\u{14}", "one two three", caret: 13),
      Case("C-w C-_", "\u{17}\u{1F}", "one two three", caret: 13),
      Case("M-b", "\u{1B}b-", "one two -three", caret: 9),
      Case("M-b M-b M-f", "\u{1B}b\u{1B}b\u{1B}f-", "one two- three", caret: 8),
      Case("M-d", "\u{1}\u{1B}d", "two three", caret: 0),
      Case("M-Backspace", "\u{1B}\u{7F}", "one two", caret: 8),
      Case("M-u", "\u{1B}b\u{1B}u", "one two THREE", caret: 13),
      Case("M-t", "\u{1B}t", "one three two", caret: 13),
      Case("arrows", "\u{1B}[D\u{1B}[D\u{1B}[C-", "one two thre-e", caret: 13),
      Case("arrows in application mode", "\u{1B}OD\u{1B}OD\u{1B}OC-", "one two thre-e", caret: 13),
      Case("Home and End", "\u{1B}[H>\u{1B}[F<", ">one two three<", caret: 15),
      Case("Home and End of a Linux console", "\u{1B}[1~>\u{1B}[4~<", ">one two three<", caret: 15),
      Case("Delete", "\u{1B}[H\u{1B}[3~", "ne two three", caret: 0),
      Case("Backspace", "\u{7F}\u{8}", "one two thr", caret: 11),
      Case("C-v and a letter", "\u{16}x", "one two threex", caret: 14),
      Case("M-3 x", "\u{1B}3x", "one two threexxx", caret: 16),
      Case("C-x C-u", "\u{17}\u{18}\u{15}", "one two three", caret: 13),
    ])
    func edits(_ example: Case) throws {
      let demo = try DemoTerminal()
      try demo.type(Self.start)
      try demo.seeTyped(Self.start)
      try demo.type(example.keys)
      try demo.seeTyped(example.text)
      // A blank at the text's end isn't seen, but the caret is.
      try demo.seeCaret(at: example.caret)
    }

    @Test("C-l draws the screen anew")
    func redraws() throws {
      let demo = try DemoTerminal()
      try demo.type("salom")
      try demo.seeTyped("salom")
      // Another program wrote into the screen.
      demo.screen.feed("\r\u{1B}[2Kgarbage\r")
      try demo.type("\u{C}")
      try demo.seeTyped("salom")
      #expect(demo.row(with: "garbage") == nil)
    }

    @Test("C-r shows what is searched for, and C-g ends it with the text as it was")
    func searches() throws {
      let demo = try DemoTerminal()
      try demo.type("salom")
      try demo.seeTyped("salom")
      try demo.type("\u{12}")
      try demo.see("reverse-i-search")
      try demo.type("\u{7}")
      try demo.seeTyped("salom")
    }

    @Test("vi keys, where the inputrc asks for them")
    func vi() throws {
      let file = try TemporaryFile("set editing-mode vi\n")
      let demo = try DemoTerminal(environment: ["INPUTRC": file.path])
      try demo.type("one two three")
      try demo.seeTyped("one two three")
      try demo.type("\u{1B}")
      try demo.seeCaret(at: 12)
      try demo.type("0dw")
      try demo.seeTyped("two three")
      try demo.type("A!")
      try demo.seeTyped("two three!")
    }
  }
}
