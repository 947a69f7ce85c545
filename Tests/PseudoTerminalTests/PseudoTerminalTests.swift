import Foundation
import PseudoTerminal
import Testing

/// The harness itself, with programs whose behaviour is known.
@Suite struct PseudoTerminalTests {
  @Test func typesAndReads() throws {
    let cat = try PseudoTerminal("/bin/cat")
    try cat.send("salom\r")
    try cat.wait(forOutput: "salom\r\nsalom\r\n")
    try cat.send("\u{4}")
    #expect(try cat.waitForExit() == .exited(0))
    #expect(cat.outputText == "salom\r\nsalom\r\n")
  }

  @Test(
    arguments: [("exit 0", .exited(0)), ("exit 3", .exited(3)), ("kill -TERM $$", .killed(SIGTERM))]
      as [(String, PseudoTerminal.Ending)])
  func reportsTheEnd(_ script: String, ending: PseudoTerminal.Ending) throws {
    #expect(try PseudoTerminal("/bin/sh", ["-c", script]).waitForExit() == ending)
  }

  @Test func readsAllThatAnEndedProgramWrote() throws {
    let program = try PseudoTerminal(
      "/bin/sh", ["-c", "i=0; while [ $i -lt 3000 ]; do echo line $i; i=$((i+1)); done"])
    try program.waitForExit()
    #expect(program.outputText.hasSuffix("line 2999\r\n"))
    #expect(program.outputText.components(separatedBy: "\r\n").count == 3_001)
  }

  @Test func givesKeysThatMeanSignals() throws {
    let program = try PseudoTerminal("/bin/sh", ["-c", "echo ready; exec sleep 60"])
    try program.wait(forOutput: "ready")
    try program.send("\u{3}")
    #expect(try program.waitForExit() == .killed(SIGINT))
  }

  @Test func sendsSignals() throws {
    let program = try PseudoTerminal(
      "/bin/sh", ["-c", "trap 'echo got it; exit 7' USR1; echo ready; while :; do sleep 0.01; done"])
    try program.wait(forOutput: "ready")
    program.signal(SIGUSR1)
    #expect(try program.waitForExit() == .exited(7))
    #expect(program.outputText.contains("got it"))
  }

  @Test func hasASizeThatChanges() throws {
    let script = "trap 'stty size; exit' WINCH; stty size; while :; do sleep 0.01; done"
    let program = try PseudoTerminal("/bin/sh", ["-c", script], columns: 40, rows: 10)
    try program.wait(forOutput: "10 40\r\n")
    program.resize(columns: 123, rows: 45)
    try program.wait(forOutput: "45 123\r\n")
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test func wiresEachStreamApart() throws {
    let script = "cat; echo to error >&2; echo to terminal >/dev/tty; tty <&2 || true"
    let program = try PseudoTerminal("/bin/sh", ["-c", script], input: .pipe, output: .pipe)
    try program.pipe(Array("from the pipe\n".utf8))
    program.closePipe()
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.pipedText == "from the pipe\n\(program.devicePath)\n")
    #expect(program.outputText == "to error\r\nto terminal\r\n")
  }

  @Test func readsAndWritesFiles() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "pseudo-terminal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try PseudoTerminal("/bin/sh", ["-c", "echo hello"], output: .file(file.path)).waitForExit()
    #expect(try String(contentsOf: file, encoding: .utf8) == "hello\n")
    let cat = try PseudoTerminal("/bin/cat", input: .file(file.path), error: .pipe)
    try cat.waitForExit()
    #expect(cat.outputText == "hello\r\n")
    #expect(cat.pipedError == [])
  }

  @Test func passesWhatABigPasteNeeds() throws {
    let script = "stty raw -echo; echo ready; head -c 300000 | wc -c"
    let program = try PseudoTerminal("/bin/sh", ["-c", script])
    try program.wait(forOutput: "ready")
    try program.send(bytes: [UInt8](repeating: 0x61, count: 300_000))
    try program.waitForExit()
    #expect(program.outputText.contains("300000"))
  }

  /// Echo doubles what was sent; the program and the terminal would wait for each other without reading.
  @Test func readsWhileItWrites() throws {
    let program = try PseudoTerminal("/bin/sh", ["-c", "stty raw; echo ready; head -c 200000"])
    try program.wait(forOutput: "ready")
    try program.send(bytes: [UInt8](repeating: 0x61, count: 200_000))
    try program.waitForExit()
    #expect(program.output.count > 200_000)
  }

  @Test func comparesModes() throws {
    let program = try PseudoTerminal(
      "/bin/sh", ["-c", "read a; stty raw -echo; echo ready; head -c 1; stty sane"])
    let before = try program.modes
    #expect(before.isCanonical && before.echoes)
    try program.send("\r")
    try program.wait(forOutput: "ready")
    let during = try program.modes
    #expect(during != before && !during.isCanonical && !during.echoes)
    try program.send("x")
    try program.waitForExit()
    #expect(try program.modes.isCanonical)
  }

  @Test func comparesModesAfterTheEnd() throws {
    let program = try PseudoTerminal("/bin/sh", ["-c", "read a; stty -echo intr ^B"])
    let before = try program.modes
    try program.send("\r")
    try program.waitForExit()
    #expect(try program.modes != before)
    #expect(try !program.modes.echoes)
    #expect(try PseudoTerminal("/bin/true").modes == before)
  }

  @Test func stopsAndResumes() throws {
    let cat = try PseudoTerminal("/bin/cat")
    try cat.send("a\r")
    try cat.wait(forOutput: "a\r\na\r\n")
    try cat.send("\u{1A}")
    #expect(try cat.waitForStop() == SIGTSTP)
    try cat.resume()
    try cat.send("b\r")
    try cat.wait(forOutput: "b\r\nb\r\n")
    try cat.send("\u{4}")
    #expect(try cat.waitForExit() == .exited(0))
  }

  @Test func hangsUp() throws {
    let program = try PseudoTerminal("/bin/sh", ["-c", "echo ready; exec sleep 60"], error: .pipe)
    try program.wait(forOutput: "ready")
    program.hangUp()
    #expect(try program.waitForExit() == .killed(SIGHUP))
  }

  @Test func canBeNoControllingTerminal() throws {
    let script = "exec 2>/dev/null; echo x >/dev/tty && echo has one || echo has none"
    let program = try PseudoTerminal("/bin/sh", ["-c", "(\(script))"], controls: false)
    try program.waitForExit()
    #expect(program.outputText == "has none\r\n")
  }

  @Test func setsEnvironmentAndDirectory() throws {
    let program = try PseudoTerminal(
      "/bin/sh", ["-c", "echo $TERM/$WORD/${LANG-none}; pwd"],
      environment: ["TERM": "dumb", "WORD": "ä", "LANG": ""],
      workingDirectory: "/usr")
    try program.waitForExit()
    #expect(program.outputText == "dumb/ä/none\r\n/usr\r\n")
  }

  @Test func inheritsNothing() throws {
    let program = try PseudoTerminal("/bin/ls", ["/proc/self/fd"], input: .pipe, output: .pipe)
    try program.waitForExit()
    // The last one is what `ls` opened itself.
    #expect(program.pipedText == "0\n1\n2\n3\n")
  }

  @Test func saysWhatWentWrong() throws {
    #expect(throws: PseudoTerminalError.self) { try PseudoTerminal("/no/such/program") }
    #expect(throws: PseudoTerminalError.self) { try PseudoTerminal("/bin/cat", workingDirectory: "/no/such") }
    #expect(throws: PseudoTerminalError.self) { try PseudoTerminal("/bin/cat", input: .file("/no/such")) }
    let cat = try PseudoTerminal("/bin/cat")
    let error = #expect(throws: PseudoTerminalError.self) {
      try cat.wait(forOutput: "never", within: .milliseconds(80))
    }
    #expect(error?.description.contains("waited 0.08 seconds for \"never\" as output in vain") == true)
  }

  /// A program that is left alone doesn't live on.
  @Test func endsWithItsOwner() throws {
    var identifier: Int32 = 0
    do {
      let program = try PseudoTerminal("/bin/sh", ["-c", "trap '' HUP INT TERM; echo ready; sleep 60"])
      try program.wait(forOutput: "ready")
      identifier = program.processIdentifier
    }
    for _ in 0..<100 where kill(identifier, 0) == 0 { usleep(10_000) }
    #expect(kill(identifier, 0) != 0)
  }

  @Test func findsBuiltPrograms() throws {
    let path = try #require(BuiltProgram.path("fieldline"))
    #expect(FileManager.default.isExecutableFile(atPath: path))
    #expect(BuiltProgram.path("no-such-program") == nil)
  }
}
