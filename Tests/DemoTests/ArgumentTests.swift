import Testing

extension DemoTests {
  /// What the demo says without opening a screen.
  @Suite struct ArgumentTests {
    @Test("Help goes to standard output", arguments: ["--help", "-h"])
    func help(argument: String) throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", [argument], output: .pipe, error: .pipe)
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText.hasPrefix("Usage: fieldline"))
      #expect(demo.program.pipedText.contains("first"))
      #expect(demo.program.pipedError == [] && demo.program.output == [])
    }

    @Test(
      "A screen that isn't there is an error that says which there are",
      arguments: ["none", "", "\u{1B}[31mred"])
    func unknown(name: String) throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", [name], output: .pipe, error: .pipe)
      #expect(try demo.program.waitForExit() == .exited(64))
      let message = String(decoding: demo.program.pipedError, as: UTF8.self)
      #expect(message.hasPrefix("fieldline: ") && message.contains("first"))
      #expect(!message.contains("\u{1B}"))
      #expect(demo.program.pipedOutput == [] && demo.program.output == [])
    }

    @Test("On a terminal, too, neither writes an escape sequence", arguments: [("--help", 0), ("none", 64)])
    func plain(argument: String, status: Int32) throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(shell: "exec \"$@\"", [argument])
      #expect(try demo.program.waitForExit() == .exited(status))
      #expect(!demo.program.output.contains(0x1B))
      #expect(try demo.program.modes == modes)
    }
  }
}
