import Testing

extension DemoTests {
  /// Bytes that mean harm, typed and pasted: nothing of them reaches the terminal raw, and all goes on.
  @Suite struct HostileInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
      let name: String
      let bytes: [UInt8]
      init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
      init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
      var testDescription: String { name }
    }

    private static let hostile = [
      Case("invalid UTF-8", [0xFF, 0xFE, 0xC3, 0x28, 0xE2, 0x82, 0xF0, 0x9F, 0x98]),
      Case(
        "overlong and surrogates", [0xC0, 0x80, 0xE0, 0x80, 0xAF, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80]),
      Case("NUL", [0x00, 0x61, 0x00]),
      Case("C1 as UTF-8", "\u{9B}31m\u{9D}0;title\u{9C}\u{90}q\u{9C}\u{85}"),
      Case("C1 as bytes", [0x9B, 0x33, 0x31, 0x6D, 0x9D, 0x30, 0x3B, 0x78, 0x9C]),
      Case("title", "\u{1B}]0;owned\u{7}"),
      Case("title with ST", "\u{1B}]2;owned\u{1B}\\"),
      Case("clipboard", "\u{1B}]52;c;b3duZWQ=\u{7}"),
      Case("hyperlink", "\u{1B}]8;;http://example.org\u{1B}\\x\u{1B}]8;;\u{1B}\\"),
      Case("a query's echo", "\u{1B}P+q544e\u{1B}\\\u{1B}[6n\u{1B}[c"),
      Case("clear and home", "\u{1B}[2J\u{1B}[H\u{1B}[31m"),
      Case("alternate screen", "\u{1B}[?1049h\u{1B}[?1003h"),
      Case(
        "answers nobody asked for",
        "\u{1B}[?1;2c\u{1B}]11;rgb:zz/zz/zz\u{7}\u{1B}[999;999R\u{1B}[<0;9999;9999M"),
      Case("bidi and tags", "\u{202E}abc\u{2066}\u{200B}\u{E0041}\u{FEFF}\u{2028}\u{2029}"),
      Case("many marks", "e" + String(repeating: "\u{301}", count: 300)),
      Case("bells and backspaces", "a\u{7}\u{8}\u{8}\u{B}\u{E}\u{1D}"),
    ]

    /// Keys may do what they do (a stray C-k deletes): only the bytes that come out are judged, and that it goes on.
    @Test("Typed, nothing comes out raw", arguments: hostile)
    func typed(_ example: Case) throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.program.send(bytes: example.bytes)
      try demo.program.settle()
      try expectAlive(demo)
    }

    @Test("Typed byte by byte, each a read of its own", arguments: hostile)
    func split(_ example: Case) throws {
      let demo = try DemoTerminal(output: .pipe)
      for byte in example.bytes {
        try demo.program.send(bytes: [byte])
        try demo.program.settle(for: .milliseconds(3))
      }
      try demo.program.settle()
      try expectAlive(demo)
    }

    @Test("An answer that never ends doesn't swallow what is typed after it")
    func endless() throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.program.send(bytes: Array("\u{1B}]11;rgb:12".utf8))
      try demo.program.settle(for: .milliseconds(1_300))
      try expectAlive(demo)
    }

    @Test("Pasted, nothing comes out raw, and the end of the paste is found", arguments: hostile)
    func pasted(_ example: Case) throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.program.send(bytes: Array("\u{1B}[200~<".utf8) + example.bytes + Array(">\u{1B}[201~".utf8))
      try demo.see("the paste's both ends") {
        $0.fieldText?.hasPrefix("<") == true && $0.fieldText?.hasSuffix(">") == true
      }
      // Nothing in a paste is a key: Return alone submits it.
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      let value = demo.program.pipedText
      #expect(value.hasPrefix("<") && value.hasSuffix(">\n"), "\(value.debugDescription)")
      #expect(EmittedBytes.stranger(in: demo.program.output) == nil)
    }

    @Test("What was pasted is harmless, too, where it is printed on the terminal", arguments: hostile)
    func printed(_ example: Case) throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal()
      try demo.program.send(bytes: Array("\u{1B}[200~<".utf8) + example.bytes + Array(">\u{1B}[201~\r".utf8))
      #expect(try demo.program.waitForExit() == .exited(0))
      let output = demo.program.outputText
      #expect(output.hasSuffix(">\r\n"))
      #expect(EmittedBytes.stranger(in: demo.program.output) == nil)
      try demo.expectRestored(to: modes)
    }

    @Test(
      "A sequence that stops anywhere, and then a key",
      arguments: [
        "\u{1B}", "\u{1B}[", "\u{1B}[1;5", "\u{1B}]0;title", "\u{1B}P", "\u{1B}]0;title\u{1B}", "\u{1B}O",
        "\u{1B}[<0;1",
      ])
    func unfinished(start: String) throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.type(start)
      try demo.program.settle(for: .milliseconds(150))
      try expectAlive(demo)
    }

    @Test("A paste whose end never comes is taken after a while, and keys are keys again")
    func unfinishedPaste() throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.type("\u{1B}[200~pasted")
      try demo.seeTyped("pasted")
      try demo.type("\u{3}")
      #expect(try demo.program.waitForExit() == .exited(130))
      #expect(demo.program.pipedOutput == [])
    }

    @Test(
      "A paste of several lines is one line, and submits nothing",
      arguments: ["a\rb\r", "a\nb\n", "a\r\nb\r\n"])
    func linesPasted(text: String) throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.program.send(bytes: demo.screen.paste(text))
      try demo.see("both lines") {
        $0.fieldText?.hasPrefix("a") == true && $0.fieldText?.contains("b") == true
      }
      try demo.type("!\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(
        demo.program.pipedText.split(separator: "\n").count == 1, "\(demo.program.pipedText.debugDescription)"
      )
    }

    @Test("A big paste arrives whole")
    func bigPaste() throws {
      let demo = try DemoTerminal(output: .pipe)
      let text = String(repeating: "0123456789", count: 20_000)
      try demo.program.send(bytes: demo.screen.paste(text))
      try demo.type("\r")
      #expect(try demo.program.waitForExit(within: .seconds(60)) == .exited(0))
      #expect(demo.program.pipedText == text + "\n")
    }

    /// The demo takes keys, ends as it should, and has written nothing that isn't its own.
    private func expectAlive(_ demo: DemoTerminal) throws {
      // Whatever was begun ends with C-g; then the line is emptied.
      try demo.type("\u{7}\u{5}\u{15}")
      try demo.type("salom")
      try demo.see("what is typed after") { $0.fieldText?.hasSuffix("salom") == true }
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText.hasSuffix("salom\n"))
      #expect(EmittedBytes.stranger(in: demo.program.output) == nil)
      #expect(!demo.screen.isAlternateScreen && demo.screen.isCursorVisible && !demo.screen.bracketsPastes)
    }
  }
}
