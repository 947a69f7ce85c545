import Foundation
import PseudoTerminal
import Testing

extension DemoTests {
  /// A terminal that goes away, as when its window is closed.
  @Suite struct HangUpTests {
    @Test("A terminal that goes away ends the process at once")
    func hangsUp() throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.type("salom")
      try demo.seeTyped("salom")
      demo.program.hangUp()
      #expect(try demo.program.waitForExit() == .killed(SIGHUP))
      #expect(demo.program.pipedOutput == [])
    }

    @Test("One that ignores the signal (nohup) ends all the same, as at the end of input, and doesn't spin")
    func ignoresHangUp() throws {
      let file = try TemporaryFile("")
      let demo = try DemoTerminal(
        shell: "trap '' HUP; \"$@\"; echo \"status $?\"; times >\"$FILE\"",
        environment: ["FILE": file.path], output: .pipe)
      try demo.see(DemoTerminal.placeholder)
      demo.program.hangUp()
      try demo.program.waitForExit()
      #expect(demo.program.pipedText == "status 1\n")
      // The last two figures are what the shell's children used: 0m0.05s 0m0.02s.
      let seconds = try String(contentsOfFile: file.path, encoding: .utf8).matches(of: /(\d+)m([\d.]+)s/)
        .suffix(2)
        .map { (Double($0.1) ?? .infinity) * 60 + (Double($0.2) ?? .infinity) }
      #expect(seconds.count == 2 && seconds.reduce(0, +) < 3, "\(seconds)")
    }

    @Test("One that has gone before the start is the end of input, too")
    func goneBefore() throws {
      let demo = try DemoTerminal(
        shell: "trap '' HUP; kill -STOP $$; exec \"$@\"", output: .pipe, error: .pipe)
      try demo.program.waitForStop()
      demo.program.hangUp()
      try demo.program.resume()
      #expect(try demo.program.waitForExit() == .exited(1))
      #expect(demo.program.pipedOutput == [] && demo.program.pipedError == [])
    }

    @Test("Without a controlling terminal there is no signal: the end of input ends it")
    func noSignal() throws {
      let demo = try DemoTerminal(output: .pipe, controls: false)
      try demo.type("salom")
      try demo.seeTyped("salom")
      demo.program.hangUp()
      #expect(try demo.program.waitForExit() == .exited(1))
      #expect(demo.program.pipedOutput == [])
    }
  }
}
