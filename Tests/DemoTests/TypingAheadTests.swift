import Testing

extension DemoTests {
  /// Keys that come before the demo is ready, or after it has ended.
  @Suite struct TypingAheadTests {
    /// The shell stops itself: what is typed then is surely there before the demo starts.
    private func typedAhead(_ keys: String, output: Bool) throws -> DemoTerminal {
      let demo = try DemoTerminal(shell: "kill -STOP $$; exec \"$@\"", output: output ? .pipe : .terminal)
      try demo.program.waitForStop()
      try demo.type(keys)
      try demo.program.resume()
      return demo
    }

    @Test("Keys typed before the start are not lost")
    func beforeTheStart() throws {
      let demo = try typedAhead("salom", output: false)
      try demo.seeTyped("salom")
      try demo.type("!")
      try demo.seeTyped("salom!")
    }

    @Test("Return typed before the start submits")
    func submitsAtOnce() throws {
      let demo = try typedAhead("salom\r", output: true)
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "salom\n")
    }

    @Test("A terminal's answers are never taken for typed text")
    func answers() throws {
      let demo = try DemoTerminal(shell: "\"$@\"; read -r rest; printf '<%s>' \"$rest\"", output: .pipe)
      try demo.see(DemoTerminal.placeholder)
      try demo.type("salom\r")
      try demo.program.wait(for: "the value") { demo.program.pipedText.hasPrefix("salom\n") }
      try demo.type("next\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "salom\n<next>")
    }

    @Test("Lines typed ahead go one to each program that asks")
    func afterTheEnd() throws {
      let demo = try DemoTerminal(
        shell: "kill -STOP $$; \"$@\"; \"$@\"; read -r rest; printf '<%s>' \"$rest\"", output: .pipe)
      try demo.program.waitForStop()
      try demo.type("one\rtwo\rthree\r")
      try demo.program.resume()
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "one\ntwo\n<three>")
    }
  }
}
