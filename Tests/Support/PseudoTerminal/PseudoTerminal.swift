import CPseudoTerminal
import Foundation

/// A program that runs in a pseudo-terminal, as the foreground job of a session of its own: what it gets there
/// is what it would get from a terminal emulator and a shell.
///
/// Everything waits for a limited time and throws when that is over. While it waits, whatever the program
/// writes is read, so that the program is never held up.
///
///     let cat = try PseudoTerminal("/bin/cat")
///     try cat.send("salom\r")
///     try cat.wait(forOutput: "salom\r\nsalom\r\n")
///     try cat.send("\u{4}")
///     #expect(try cat.waitForExit() == .exited(0))
public final class PseudoTerminal {
  /// What one of the program's standard streams is connected to.
  public enum Stream: Hashable, Sendable {
    /// The pseudo-terminal.
    case terminal
    /// A pipe from or to the test.
    case pipe
    /// A file, by its path. For output, it is made, or emptied.
    case file(String)
  }

  /// How long to wait where nothing else is said. Far more than anything takes, for the sake of busy machines.
  public static let patience = Duration.seconds(15)

  /// All that the program has written to the terminal so far.
  public private(set) var output: [UInt8] = []

  /// All that it has written to its standard output, where that is a pipe.
  public private(set) var pipedOutput: [UInt8] = []

  /// All that it has written to its standard error, where that is a pipe.
  public private(set) var pipedError: [UInt8] = []

  /// Called with what the program writes to the terminal, when it is read: for a terminal emulator, which may
  /// answer with `send`.
  public var onOutput: (([UInt8]) -> Void)?

  /// The program's process.
  public private(set) var processIdentifier: Int32 = 0

  /// The path of the terminal's device, such as /dev/pts/3.
  public let devicePath: String

  private let master: Descriptor
  private let reports: Descriptor
  private let commands: Descriptor
  private let inputPipe: Descriptor
  private let outputPipe: Descriptor
  private let errorPipe: Descriptor
  private let leader: Int32
  private var pendingReport: [UInt8] = []
  private var changes: [Int32] = []
  private var ending: Ending?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: of the program.
  ///   - arguments: without the program's name.
  ///   - environment: added to a small one (`TERM=xterm-256color`, `LANG=C.UTF-8`, `PATH`, `HOME`, `PS1`), in
  ///     which an empty value removes the variable.
  ///   - workingDirectory: the test's own where it is `nil`.
  ///   - columns: the width of the terminal, in cells.
  ///   - rows: its height.
  ///   - input: what the program reads.
  ///   - output: what it writes to.
  ///   - error: what it writes its messages to.
  ///   - controls: whether the terminal is the program's controlling one: whether it has a /dev/tty, gets
  ///     signals from keys, and can be stopped.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    workingDirectory: String? = nil, columns: Int = 80, rows: Int = 24, input: Stream = .terminal,
    output: Stream = .terminal, error: Stream = .terminal, controls: Bool = true
  ) throws {
    let (theirInput, ourInput) = try Descriptor.open(input, forWriting: false)
    let (theirOutput, ourOutput) = try Descriptor.open(output, forWriting: true)
    let (theirError, ourError) = try Descriptor.open(error, forWriting: true)
    var session = cpt_session()
    let result = withCStrings([path] + arguments) { arguments in
      withCStrings(Self.variables(environment)) { environment in
        withOptionalCString(workingDirectory) { directory in
          path.withCString { path in
            var program = cpt_program(
              path: path, arguments: arguments, environment: environment, working_directory: directory,
              input: theirInput.number, output: theirOutput.number, error: theirError.number,
              columns: UInt16(clamping: columns), rows: UInt16(clamping: rows), controls: controls)
            return cpt_start(&program, &session)
          }
        }
      }
    }
    guard result == 0 else { throw PseudoTerminalError.notStarted(path, errno: result) }
    master = Descriptor(session.master)
    reports = Descriptor(session.reports)
    commands = Descriptor(session.commands)
    leader = session.leader
    inputPipe = ourInput
    outputPipe = ourOutput
    errorPipe = ourError
    devicePath = withUnsafeBytes(of: session.device) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    try waitForStart(of: path)
  }

  deinit {
    if ending == nil && processIdentifier > 0 {
      kill(-processIdentifier, SIGKILL)
      kill(processIdentifier, SIGKILL)
    }
    commands.close()
    master.close()
    var status: Int32 = 0
    while waitpid(leader, &status, 0) < 0 && errno == EINTR {}
  }

  private static func variables(_ changes: [String: String]) -> [String] {
    var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "$ "]
    // A debug build finds Swift's runtime, and a sanitizer its options, where the tests do.
    for (name, value) in ProcessInfo.processInfo.environment
    where ["PATH", "HOME", "LD_LIBRARY_PATH", "TMPDIR"].contains(name) || name.hasSuffix("SAN_OPTIONS") {
      variables[name] = value
    }
    variables.merge(changes) { $1 }
    return variables.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }.sorted()
  }
}

// MARK: - Reading

extension PseudoTerminal {
  /// What the program has written to the terminal so far, as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }

  /// What it has written to its standard output, where that is a pipe, as text.
  public var pipedText: String { String(decoding: pipedOutput, as: UTF8.self) }

  /// Waits until a condition holds, which is looked at whenever something was read. What the program wrote
  /// before is there when this returns.
  ///
  /// - Parameters:
  ///   - what: named in the error when the time is over.
  ///   - limit: how long to wait at most.
  public func wait(
    for what: String, within limit: Duration = patience, until condition: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + limit
    while try !condition() {
      let left = deadline - .now
      guard left > .zero else { throw timeout(what, limit) }
      // Not longer at once, for conditions that look at something else, such as a file.
      try pump(for: min(left, .milliseconds(50)))
    }
  }

  /// Waits until the program has written a text to the terminal, since it started or `clearOutput()`.
  public func wait(forOutput text: String, within limit: Duration = patience) throws {
    let bytes = Array(text.utf8)
    try wait(for: "\(text.debugDescription) as output", within: limit) { output.contains(bytes) }
  }

  /// Reads until nothing has come for a while: what a program writes after the last thing that could be waited
  /// for.
  public func settle(for pause: Duration = .milliseconds(60), within limit: Duration = patience) throws {
    let deadline = ContinuousClock.now + limit
    while try pump(for: pause) {
      guard ContinuousClock.now < deadline else { throw timeout("a pause of \(pause)", limit) }
    }
  }

  /// Forgets what was written so far.
  public func clearOutput() { output = [] }

  private func timeout(_ what: String, _ limit: Duration) -> PseudoTerminalError {
    .timeout(what, after: limit, output: outputText, ending: ending)
  }

  /// Reads what there is, waiting for it up to a limit. Returns whether something was there.
  @discardableResult
  private func pump(for limit: Duration, orUntilWritable writable: Bool = false) throws -> Bool {
    let sources = [master, reports, outputPipe, errorPipe]
    var polled = sources.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    if writable { polled[0].events |= Int16(POLLOUT) }
    let milliseconds = Int32(
      limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000)
    guard poll(&polled, nfds_t(polled.count), max(1, milliseconds)) > 0 else { return false }
    var found = false
    for (source, result) in zip(sources, polled) where result.revents & ~Int16(POLLOUT) != 0 {
      guard let bytes = source.read() else { continue }
      found = true
      receive(bytes, from: source)
    }
    return found
  }

  private func receive(_ bytes: [UInt8], from source: Descriptor) {
    if source === master {
      output += bytes
      onOutput?(bytes)
    } else if source === outputPipe {
      pipedOutput += bytes
    } else if source === errorPipe {
      pipedError += bytes
    } else {
      pendingReport += bytes
    }
  }
}

// MARK: - Writing

extension PseudoTerminal {
  /// Types a text.
  public func send(_ text: String) throws { try send(bytes: Array(text.utf8)) }

  /// Types bytes. Reads meanwhile what the program writes, and returns when the terminal has taken them all.
  public func send(bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = ContinuousClock.now + Self.patience
    while !rest.isEmpty {
      let count = try master.write(rest)
      rest = rest.dropFirst(count)
      guard !rest.isEmpty else { break }
      guard ContinuousClock.now < deadline else {
        throw timeout("\(rest.count) bytes to be taken", Self.patience)
      }
      try pump(for: .milliseconds(50), orUntilWritable: true)
    }
  }

  /// Writes into the pipe that the program's standard input is.
  public func pipe(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = ContinuousClock.now + Self.patience
    while !rest.isEmpty {
      rest = rest.dropFirst(try inputPipe.write(rest))
      guard ContinuousClock.now < deadline else {
        throw timeout("\(rest.count) bytes to be taken", Self.patience)
      }
      if !rest.isEmpty { try pump(for: .milliseconds(5)) }
    }
  }

  /// Ends the pipe that the program's standard input is.
  public func closePipe() { inputPipe.close() }

  /// Closes the terminal, as when its window is closed: the program gets SIGHUP.
  public func hangUp() { master.close() }

  /// Gives the terminal another size, of which the program gets SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    _ = cpt_resize(master.number, UInt16(clamping: columns), UInt16(clamping: rows))
  }

  /// The modes that the terminal is in, as `stty -a` shows them.
  public var modes: TerminalModes { get throws { try TerminalModes(of: master.number) } }
}

// MARK: - The program's life

extension PseudoTerminal {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case killed(Int32)
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    if ending == nil && processIdentifier > 0 { kill(processIdentifier, number) }
  }

  /// Waits until the program has ended, and all that it wrote was read.
  @discardableResult
  public func waitForExit(within limit: Duration = patience) throws -> Ending {
    try wait(for: "the program to end", within: limit) {
      try takeReports()
      return ending != nil
    }
    // What was written last may still be on its way through the terminal.
    try settle(for: .milliseconds(20), within: limit)
    guard let ending else { throw timeout("the program to end", limit) }
    return ending
  }

  /// Waits until the program was stopped, as by C-z, and returns the signal that did it. The terminal then
  /// belongs to the "shell".
  @discardableResult
  public func waitForStop(within limit: Duration = patience) throws -> Int32 {
    try wait(for: "the program to stop", within: limit) {
      try takeReports()
      return !changes.isEmpty || ending != nil
    }
    try settle(for: .milliseconds(20), within: limit)
    guard !changes.isEmpty else { throw timeout("the program to stop", limit) }
    return changes.removeFirst()
  }

  /// Puts a stopped program into the foreground again, as `fg` does.
  public func resume() throws { _ = try commands.write([0x63]) }

  private func waitForStart(of path: String) throws {
    var failure: Int32?
    try wait(for: "\(path) to start") {
      failure = try takeReports()
      return failure != nil || processIdentifier > 0
    }
    if let failure { throw PseudoTerminalError.notStarted(path, errno: failure) }
  }

  /// Takes in what the leader has reported. Returns the `errno` of a failed start.
  @discardableResult
  private func takeReports() throws -> Int32? {
    var failure: Int32?
    let size = MemoryLayout<cpt_report>.size
    while pendingReport.count >= size {
      let report = pendingReport.withUnsafeBytes { $0.loadUnaligned(as: cpt_report.self) }
      pendingReport.removeFirst(size)
      switch UInt32(report.kind) {
      case CPT_STARTED.rawValue: processIdentifier = report.value
      case CPT_FAILED.rawValue: failure = report.value
      default:
        let value = cpt_status_value(report.value)
        if cpt_stopped(report.value) {
          changes.append(value)
        } else {
          ending = cpt_exited(report.value) ? .exited(value) : .killed(value)
        }
      }
    }
    return failure
  }
}
