import Foundation
import PseudoTerminal
import Testing

extension DemoTests {
  /// Signals from outside, and crashes: the terminal is as it was before.
  @Suite struct SignalTests {
    @Test(
      "A deadly signal restores the terminal, and ends the process as that signal does",
      arguments: [
        SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGALRM, SIGUSR1,
        SIGXCPU, SIGSYS,
      ])
    func deadly(number: Int32) throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(below: ["$ fieldline"], output: .pipe)
      try demo.type("salom")
      try demo.seeTyped("salom")
      let raw = try demo.program.modes
      #expect(raw != modes && !raw.echoes)
      let bottom = try #require(demo.box).row + 1
      demo.program.signal(number)
      #expect(try demo.program.waitForExit() == .killed(number))
      try demo.expectRestored(to: modes)
      #expect(demo.screen.cursor.row > bottom, "what comes next isn't written over the box")
      #expect(demo.row(with: "$ fieldline") == 0 && demo.fieldText == "salom", "\(demo.picture)")
      #expect(demo.program.pipedOutput == [])
    }

    @Test("SIGINT from outside is C-c")
    func interrupt() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(output: .pipe)
      demo.program.signal(SIGINT)
      #expect(try demo.program.waitForExit() == .exited(130))
      #expect(demo.program.pipedOutput == [])
      try demo.expectRestored(to: modes)
    }

    @Test("C-\\ quits as in a terminal that nobody has changed")
    func quit() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(output: .pipe)
      try demo.type("\u{1C}")
      #expect(try demo.program.waitForExit() == .killed(SIGQUIT))
      #expect(demo.program.pipedOutput == [])
      try demo.expectRestored(to: modes)
    }

    @Test("C-z gives the shell its terminal; fg draws anew, with what was typed", arguments: [1, 3])
    func stops(times: Int) throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal(below: ["$ fieldline"])
      try demo.type("salom")
      try demo.seeTyped("salom")
      for _ in 0..<times {
        try demo.type("\u{1A}")
        #expect(try demo.program.waitForStop() == SIGTSTP)
        try demo.expectRestored(to: modes)
        // The shell's lines in between.
        let job = "[1]+  Stopped\r\n$ fg\r\n"
        demo.screen.feed(job)
        let top = demo.screen.cursor.row
        demo.program.clearOutput()
        try demo.program.resume()
        try demo.see("the field below the shell's lines") {
          guard $0.program.output.contains(0x1B), $0.screen.cursor.row >= min(top, 20) else { return false }
          return $0.lowestFieldText == "salom"
        }
        #expect(demo.screen.bracketsPastes)
        #expect(try !demo.program.modes.echoes)
      }
      try demo.type("!\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.screen.lines.last { !$0.isEmpty } == "salom!")
      try demo.expectRestored(to: modes)
    }

    @Test("SIGTSTP from outside is C-z")
    func stopSignal() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal()
      try demo.type("salom")
      try demo.seeTyped("salom")
      demo.program.signal(SIGTSTP)
      #expect(try demo.program.waitForStop() == SIGTSTP)
      try demo.expectRestored(to: modes)
      demo.program.clearOutput()
      try demo.program.resume()
      try demo.see("the field again") { $0.program.output.contains(0x1B) && $0.lowestFieldText == "salom" }
    }

    @Test("SIGSTOP leaves no time to restore anything; going on takes the terminal again")
    func stopsWithoutWarning() throws {
      let demo = try DemoTerminal()
      try demo.type("salom")
      try demo.seeTyped("salom")
      let raw = try demo.program.modes
      demo.program.signal(SIGSTOP)
      #expect(try demo.program.waitForStop() == SIGSTOP)
      try Self.sane(demo)
      demo.program.clearOutput()
      try demo.program.resume()
      try demo.see("the field again") { $0.program.output.contains(0x1B) && $0.lowestFieldText == "salom" }
      #expect(try demo.program.modes == raw)
    }

    @Test("Started in the background, it waits until it is brought to the foreground")
    func startsInTheBackground() throws {
      let isStopped = "grep -q '^State:.T' /proc/$!/status"
      let demo = try DemoTerminal(
        shell: "set -m; \"$@\" & until \(isStopped); do sleep 0.01; done; echo '$ fg'; fg >/dev/null")
      try demo.see(DemoTerminal.placeholder)
      try demo.type("salom")
      try demo.seeTyped("salom")
      #expect(demo.screen.lines.filter { $0.contains("╭") }.count == 1, "\(demo.picture)")
      #expect(demo.row(with: "$ fg") == 0, "nothing was drawn before: \(demo.picture)")
    }

    @Test("A size that changed while it was stopped is the one it goes on with")
    func resizedWhileStopped() throws {
      let demo = try DemoTerminal()
      try demo.type("salom")
      try demo.seeTyped("salom")
      try demo.type("\u{1A}")
      try demo.program.waitForStop()
      demo.screen.feed("\u{1B}[2J\u{1B}[H")
      demo.resize(columns: 60, rows: 20)
      try demo.program.resume()
      try demo.see("the box in 60 columns") { $0.box?.right == 57 && $0.fieldText == "salom" }
    }

    @Test("A signal while it is stopped leaves the shell's terminal alone")
    func endsWhileStopped() throws {
      let modes = try DemoTerminal.freshModes
      let demo = try DemoTerminal()
      try demo.type("\u{1A}")
      try demo.program.waitForStop()
      demo.program.clearOutput()
      demo.program.signal(SIGTERM)
      try demo.program.resume()
      #expect(try demo.program.waitForExit() == .killed(SIGTERM))
      #expect(try demo.program.modes == modes)
    }

    @Test("SIGWINCH without another size changes nothing")
    func sameSize() throws {
      let demo = try DemoTerminal()
      try demo.type("salom")
      try demo.seeTyped("salom")
      let before = demo.screen.lines
      for _ in 0..<5 { demo.program.signal(SIGWINCH) }
      try demo.type("!")
      try demo.seeTyped("salom!")
      #expect(demo.screen.lines.map { $0.replacing("!", with: "") }.count == before.count)
      #expect(demo.screen.lines.filter { $0.contains("╭") }.count == 1)
    }

    /// What a shell does with the modes that a stopped program left.
    private static func sane(_ demo: DemoTerminal) throws {
      let stty = Process()
      stty.executableURL = URL(filePath: "/bin/stty")
      stty.arguments = ["-F", demo.program.devicePath, "sane"]
      try stty.run()
      stty.waitUntilExit()
      #expect(stty.terminationStatus == 0)
      #expect(try demo.program.modes.echoes)
    }
  }
}
