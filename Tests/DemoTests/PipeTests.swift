import PseudoTerminal
import Testing

extension DemoTests {
  /// Standard input that is no terminal: one line is the value, and the rest is left to others.
  @Suite struct PipeTests {
    struct Case: CustomTestStringConvertible, Sendable {
      let name: String
      let input: [UInt8]
      let output: String
      let status: Int32
      init(_ name: String, _ input: [UInt8], _ output: String, status: Int32 = 0) {
        (self.name, self.input, self.output, self.status) = (name, input, output, status)
      }
      var testDescription: String { name }
    }

    private static let cases = [
      Case("a line", Array("salom\n".utf8), "salom\n"),
      Case("two lines", Array("salom\ndunyo\n".utf8), "salom\n"),
      Case("no line break at the end", Array("salom".utf8), "salom\n"),
      Case("CRLF", Array("salom\r\n".utf8), "salom\n"),
      Case("an empty line", Array("\nsecond\n".utf8), "\n"),
      Case("nothing", [], "", status: 1),
      Case("wide letters", Array("日本 👨‍👩‍👧 e\u{301}\n".utf8), "日本 👨‍👩‍👧 e\u{301}\n"),
      Case("invalid UTF-8", [0x61, 0xFF, 0xC3, 0x62, 0x0A], "a\u{FFFD}\u{FFFD}b\n"),
      Case("a tab stays", Array("a\tb\n".utf8), "a\tb\n"),
      Case(
        "long", [UInt8](repeating: 0x61, count: 100_000) + [0x0A],
        String(repeating: "a", count: 100_000) + "\n"),
    ]

    @Test("The value is printed, and nothing else anywhere", arguments: cases)
    func pipes(_ example: Case) throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", input: .pipe, output: .pipe, error: .pipe)
      try demo.program.pipe(example.input)
      demo.program.closePipe()
      #expect(try demo.program.waitForExit() == .exited(example.status))
      #expect(Array(demo.program.pipedText.unicodeScalars) == Array(example.output.unicodeScalars))
      #expect(demo.program.pipedError == [])
      #expect(demo.program.output == [], "nothing is drawn")
    }

    @Test("From a file it is the same", arguments: cases)
    func files(_ example: Case) throws {
      let file = try TemporaryFile(example.input)
      let demo = try DemoTerminal(shell: "exec \"$@\"", input: .file(file.path), output: .pipe, error: .pipe)
      #expect(try demo.program.waitForExit() == .exited(example.status))
      #expect(Array(demo.program.pipedText.unicodeScalars) == Array(example.output.unicodeScalars))
      #expect(demo.program.pipedError == [])
      #expect(demo.program.output == [])
    }

    /// What becomes of a control is the field's matter; that it isn't drawn, and no byte is lost around it, is ours.
    @Test(
      "Controls in the line harm nobody",
      arguments: ["a\u{0}b\n", "a\u{1B}[31mb\n", "a\u{9B}31mb\n", "a\rb\n"])
    func controls(line: String) throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", input: .pipe, output: .pipe, error: .pipe)
      try demo.program.pipe(Array(line.utf8))
      demo.program.closePipe()
      #expect(try demo.program.waitForExit() == .exited(0))
      let value = demo.program.pipedText
      #expect(value.hasPrefix("a") && value.hasSuffix("b\n"), "\(value.debugDescription)")
      #expect(demo.program.output == [] && demo.program.pipedError == [])
    }

    @Test(
      "What follows the line is there for the next program",
      arguments: ["printf 'a\\nb\\nc\\n' | (\"$@\"; cat)", "(\"$@\"; cat) < \"$FILE\""])
    func leavesTheRest(script: String) throws {
      let file = try TemporaryFile("a\nb\nc\n")
      let demo = try DemoTerminal(
        shell: script, environment: ["FILE": file.path], output: .pipe, error: .pipe)
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "a\nb\nc\n")
      #expect(demo.program.output == [] && demo.program.pipedError == [])
    }

    @Test("One after another, they read line after line")
    func readsLineByLine() throws {
      let demo = try DemoTerminal(
        shell: "printf 'a\\nb\\nc' | (\"$@\"; \"$@\"; \"$@\"; \"$@\"; echo \"status $?\")", output: .pipe)
      try demo.program.waitForExit()
      #expect(demo.program.pipedText == "a\nb\nc\nstatus 1\n")
    }

    @Test("A line that comes in pieces is waited for")
    func waitsForPieces() throws {
      let demo = try DemoTerminal(shell: "echo ready; exec \"$@\"", input: .pipe, output: .pipe)
      for piece in ["sal", "om", "\n"] {
        #expect(!demo.program.pipedText.contains("salom"))
        try demo.program.pipe(Array(piece.utf8))
      }
      try demo.program.wait(for: "the value") { demo.program.pipedText == "ready\nsalom\n" }
      // The pipe is still open: a line is enough.
      #expect(try demo.program.waitForExit() == .exited(0))
    }

    @Test("A closed standard input is one without a line")
    func closedInput() throws {
      let demo = try DemoTerminal(shell: "exec \"$@\" <&-", output: .pipe)
      #expect(try demo.program.waitForExit() == .exited(1))
      #expect(demo.program.pipedOutput == [] && demo.program.output == [])
    }
  }
}
