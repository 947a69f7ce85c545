import PseudoTerminal
import Testing

extension DemoTests {
  /// Standard output that somebody collects: the screen is drawn elsewhere.
  @Suite struct RedirectionTests {
    @Test("In a command substitution the screen is drawn on the terminal, and the value alone is collected")
    func substitution() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(shell: "x=$(\"$@\"); echo \"status $?\"; printf '<%s>' \"$x\"; echo")
      try demo.see(DemoTerminal.placeholder)
      try demo.type("salom")
      try demo.seeTyped("salom")
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.screen.lines.filter { !$0.isEmpty }.suffix(2) == ["status 0", "<salom>"])
      try demo.expectRestored(to: modes)
    }

    @Test("With standard error collected as well, too")
    func bothCollected() throws {
      let demo = try DemoTerminal(output: .pipe, error: .pipe)
      try demo.type("salom")
      try demo.seeTyped("salom")
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "salom\n")
      #expect(demo.program.pipedError == [])
    }

    @Test("Where the process has no terminal of its own, standard error is the screen")
    func standardError() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(output: .pipe, controls: false)
      try demo.type("salom")
      try demo.seeTyped("salom")
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "salom\n")
      try demo.expectRestored(to: modes)
    }

    @Test(
      "A value that can't be written is said to be lost",
      arguments: ["\"$@\" >/dev/full", "\"$@\" >&-", "echo x | \"$@\" >/dev/full", "echo x | \"$@\" >&-"])
    func lost(shell: String) throws {
      let demo = try DemoTerminal(shell: shell, error: .pipe)
      if !shell.contains("echo") {
        try demo.see(DemoTerminal.placeholder)
        try demo.type("salom\r")
      }
      #expect(try demo.program.waitForExit() == .exited(74))
      let message = String(decoding: demo.program.pipedError, as: UTF8.self)
      #expect(message.contains("can't be written"))
      #expect(!demo.screen.lines.contains("salom"))
    }

    @Test("Where nothing is left to draw on, a line is read, and nothing is drawn")
    func nowhere() throws {
      let demo = try DemoTerminal(
        shell: "echo ready >&2; exec \"$@\"", output: .pipe, error: .pipe, controls: false)
      try demo.program.wait(for: "the shell") { !demo.program.pipedError.isEmpty }
      try demo.type("salom\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "salom\n")
      #expect(String(decoding: demo.program.pipedError, as: UTF8.self) == "ready\n")
      #expect(!demo.program.output.contains(0x1B))
    }

    @Test("A value that nobody takes is no crash")
    func closedOutput() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(shell: "\"$@\" | true; echo done")
      try demo.see(DemoTerminal.placeholder)
      try demo.type("salom\r")
      try demo.program.waitForExit()
      #expect(demo.row(with: "done") != nil)
      #expect(try demo.program.modes == modes)
    }
  }
}
