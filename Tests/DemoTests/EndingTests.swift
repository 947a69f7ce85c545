import Testing

extension DemoTests {
  /// The ways out that keys open, and what they leave behind.
  @Suite struct EndingTests {
    @Test("Return leaves the screen as it stands, and prints the text below it")
    func submits() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(below: ["$ fieldline"])
      try demo.type("salom dunyo")
      try demo.seeTyped("salom dunyo")
      let before = demo.screen.lines
      let bottom = try #require(demo.box).row + 1
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      let after = demo.screen.lines
      #expect(Array(after[...bottom]) == Array(before[...bottom]))
      #expect(after.last { !$0.isEmpty } == "salom dunyo", "\(demo.picture)")
      // Between the two is the box's padding.
      #expect(demo.row(with: "salom dunyo") == before.firstIndex { $0.contains("Siz yozdingiz:") })
      #expect(after.lastIndex { !$0.isEmpty } == bottom + 2)
      #expect(demo.screen.cursor.row == bottom + 3)
      try demo.expectRestored(to: modes)
    }

    @Test("Return prints the last line where there is no room below, too")
    func submitsAtTheBottom() throws {
      let modes = try DemoTerminal.freshModes
      let lines = (1...9).map { "line \($0)" }
      let demo = try DemoTerminal(below: lines, columns: 40, rows: 10)
      try demo.type("salom\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.screen.lines.last { !$0.isEmpty } == "salom", "\(demo.picture)")
      #expect(demo.box != nil, "\(demo.picture)")
      let shown = demo.screen.scrollback + demo.screen.lines
      #expect(Array(shown.prefix(9)) == lines)
      try demo.expectRestored(to: modes)
    }

    @Test("An empty text is a value too")
    func submitsNothing() throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "\n")
    }

    @Test("C-c ends with status 130, and prints nothing", arguments: ["", "some text"])
    func interrupts(text: String) throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(output: .pipe)
      try demo.type(text)
      if !text.isEmpty { try demo.seeTyped(text) }
      try demo.type("\u{3}")
      #expect(try demo.program.waitForExit() == .exited(130))
      #expect(demo.program.pipedOutput == [])
      try demo.expectRestored(to: modes)
    }

    @Test("C-c gets out of a paste whose end never comes")
    func interruptsAPaste() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(output: .pipe)
      try demo.see(DemoTerminal.placeholder)
      try demo.program.send(bytes: Array("\u{1B}[200~one\u{3}two".utf8))
      try demo.program.settle(for: .milliseconds(100))
      try demo.type("\u{3}")
      #expect(try demo.program.waitForExit() == .exited(130))
      #expect(demo.program.pipedOutput == [])
      try demo.expectRestored(to: modes)
    }

    @Test("C-d in an empty field ends with status 1, and prints nothing")
    func endsInput() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(output: .pipe)
      try demo.type("\u{4}")
      #expect(try demo.program.waitForExit() == .exited(1))
      #expect(demo.program.pipedOutput == [])
      try demo.expectRestored(to: modes)
    }

    @Test("C-d behind the text does nothing, and on a letter deletes it")
    func deletes() throws {
      let demo = try DemoTerminal()
      try demo.type("ab\u{4}c")
      try demo.seeTyped("abc")
      try demo.type("\u{1}\u{4}")
      try demo.seeTyped("bc")
    }

    @Test("What is printed last begins in a row of its own, with the whole text in it")
    func printsLongText() throws {
      let demo = try DemoTerminal(columns: 40, rows: 12)
      let text = String(repeating: "0123456789", count: 10)
      try demo.type(text + "\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      let lines = demo.screen.scrollback + demo.screen.lines.filter { !$0.isEmpty }
      #expect(lines.suffix(3).joined() == text, "\(demo.picture)")
    }
  }
}
