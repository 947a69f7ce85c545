import CTerminal
import CellCanvas
import Synchronization
import Testing
import VirtualTerminal

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that a handler of "the program's own" saw.
private let seen = Mutex<[Int32]>([])
private func remember(number: Int32) { seen.withLock { $0.append(number) } }

/// One at a time: the guard is the process's.
@Suite(.serialized)
struct DeviceTests {
  private let pty: PseudoTerminal
  private let device: TerminalDevice
  private static let environment = ["TERM": "xterm-256color"]

  init() throws {
    pty = try PseudoTerminal(columns: 60, rows: 20)
    device = try TerminalDevice(input: pty.terminal, output: pty.terminal, environment: Self.environment)
  }

  @Test("Leaving puts back the modes byte for byte, and every mode of the screen")
  func leaving() throws {
    let before = pty.modes
    let screen = VirtualTerminal(columns: 60, rows: 20)
    for _ in 0..<2 {
      try device.enter([.alternateScreen, .bracketedPaste, .mouse, .focusReports, .keyReports])
      #expect(pty.modes != before)
      screen.feed(pty.takeOutput())
      #expect(screen.isAlternateScreen && screen.bracketsPastes && screen.wantsMouse)
      device.leave()
      device.leave()
      #expect(pty.modes == before)
      screen.feed(pty.takeOutput())
      #expect(
        !screen.isAlternateScreen && !screen.bracketsPastes && !screen.wantsMouse && screen.isCursorVisible)
    }
  }

  @Test("Keys come one by one, and the descriptor's flags stay as they are")
  func reading() throws {
    let flags = fcntl(pty.terminal, F_GETFL)
    try device.enter([])
    defer { device.leave() }
    #expect(fcntl(pty.terminal, F_GETFL) == flags)
    var parser = InputParser()
    var events: [TerminalEvent] = []
    #expect(try device.read { _ in } == .nothing)
    pty.type([0x03, 0x1A, 0x61, 0x0D])
    var ready = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
    #expect(poll(&ready, 1, 1000) == 1)
    while try [.bytes, .lastBytes].contains(device.read { parser.feed($0) { events.append($0) } }) {}
    #expect(events == [.key("\u{3}"), .key("\u{1A}"), .key("a"), .key("\r")])
    #expect(pty.takeOutput().count < 40, "nothing is echoed")
  }

  @Test("Signals that the loop acts on come through the pipe")
  func reportedSignals() throws {
    try device.enter([])
    // A signal to a process is delivered by any thread that takes it (libdispatch's don't), a moment later.
    for (number, signal) in [(SIGWINCH, .resize), (SIGINT, .interrupt), (SIGTSTP, .stop), (SIGCONT, .resume)]
      as [(Int32, TerminalSignal)]
    {
      kill(getpid(), number)
      var ready = pollfd(fd: device.signals, events: Int16(POLLIN), revents: 0)
      #expect(poll(&ready, 1, 2000) == 1)
      #expect(device.readSignals() == [signal])
    }
    #expect(device.readSignals().isEmpty)
    device.leave()
    #expect(device.signals == -1)
  }

  @Test(
    "A deadly signal puts the terminal back before the program's own handler runs",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGFPE, SIGTRAP, SIGSEGV])
  func deadlySignals(number: Int32) throws {
    let before = pty.modes
    var own = sigaction()
    own.setHandler(remember)
    var original = sigaction()
    sigaction(number, &own, &original)
    defer { sigaction(number, &original, nil) }
    seen.withLock { $0 = [] }
    try device.enter([.bracketedPaste, .alternateScreen])
    device.setParting(Array("bye".utf8))
    _ = pty.takeOutput()
    kill(getpid(), number)
    for _ in 0..<200 where seen.withLock({ $0.isEmpty }) { usleep(10_000) }
    #expect(seen.withLock { $0 } == [number])
    #expect(pty.modes == before)
    let output = String(decoding: pty.takeOutput(), as: UTF8.self)
    #expect(output.contains("bye") && output.contains("\u{1B}[?2004l") && output.contains("\u{1B}[?1049l"))
    device.leave()
    #expect(pty.takeOutput().isEmpty, "the terminal is put back once")
  }

  @Test("Handlers of the program are there again, as they were")
  func handlersPutBack() throws {
    struct Handler: Equatable {
      var address: Int
      var flags: Int32
    }
    func handlers() -> [Handler] {
      [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGSEGV, SIGABRT].map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        let address = withUnsafeBytes(of: action) { $0.load(as: Int.self) }
        // Linux's C library adds a flag of its own (SA_RESTORER) to whatever is set.
        return Handler(address: address, flags: action.sa_flags & ~0x0400_0000)
      }
    }
    let before = handlers()
    try device.enter([])
    #expect(handlers() != before)
    device.leave()
    #expect(handlers() == before)
  }

  @Test("One session at a time")
  func inUse() throws {
    try device.enter([])
    let other = try TerminalDevice(input: pty.terminal, output: pty.terminal, environment: Self.environment)
    #expect(throws: TerminalError.inUse) { try other.enter([]) }
    device.leave()
    try other.enter([])
    other.leave()
  }

  @Test("What isn't a terminal is refused with a text that says what to do")
  func refused() throws {
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    #expect(throws: TerminalError.notATerminal) {
      try TerminalDevice(input: pty.terminal, output: null, environment: Self.environment)
    }
    #expect(throws: TerminalError.dumb) {
      try TerminalDevice(input: pty.terminal, output: pty.terminal, environment: ["TERM": "dumb"])
    }
    #expect(TerminalError.notATerminal.description.contains("Run this in a terminal"))
  }

  @Test("The size is the terminal's, else the environment's, else 80 by 24")
  func size() throws {
    #expect(device.size == CellSize(columns: 60, rows: 20))
    let unknown = try PseudoTerminal(columns: 0, rows: 0)
    let terminals = [unknown.terminal]
    #expect(CellSize(terminals: terminals, environment: [:]) == CellSize(columns: 80, rows: 24))
    #expect(
      CellSize(terminals: terminals, environment: ["COLUMNS": "100", "LINES": "x"])
        == CellSize(columns: 100, rows: 24))
    let huge = try PseudoTerminal(columns: 65535, rows: 65535)
    #expect(CellSize(terminals: [huge.terminal], environment: [:]) == .largest)
  }

  @Test("A hung-up terminal ends the input")
  func hangUp() throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    #expect(openpty(&controller, &terminal, nil, nil, nil) == 0)
    let device = try TerminalDevice(input: terminal, output: terminal, environment: Self.environment)
    try device.enter([])
    close(controller)
    #expect(try device.read { _ in } == .endOfInput)
    #expect(throws: TerminalError.gone) { try device.write([0x61]) }
    device.leave()
    close(terminal)
  }
}

extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #else
      __sigaction_u.__sa_handler = handler
    #endif
  }
}
