import PseudoTerminal
import Testing
import VirtualTerminal

/// The built demo in a terminal: what it writes goes to an emulator, whose answers go back to it.
///
///     let demo = try DemoTerminal()
///     try demo.type("salom")
///     try demo.see("Siz yozdingiz: salom")
final class DemoTerminal {
  let program: PseudoTerminal
  let screen: VirtualTerminal

  /// The first screen's own words.
  static let label = "Siz yozdingiz: "
  static let placeholder = "Menga nimadir yozing..."

  /// Starts the demo, and waits until it shows its first screen.
  ///
  /// - Parameters:
  ///   - lines: what a shell printed before, above the demo.
  ///   - environment: added to the harness's own.
  convenience init(
    _ arguments: [String] = ["first"], below lines: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, output: PseudoTerminal.Stream = .terminal,
    error: PseudoTerminal.Stream = .terminal, controls: Bool = true
  ) throws {
    let prints = lines.map { "echo '\($0)' >/dev/tty; " }.joined()
    try self.init(
      shell: prints + "exec \"$@\"", arguments, environment: environment, columns: columns, rows: rows,
      output: output, error: error, controls: controls)
    try see(Self.placeholder.prefix(max(1, min(20, columns - 12))).description)
  }

  /// Starts a shell script, in which `"$@"` is the demo with its arguments and `"$0"` the demo alone.
  init(
    shell script: String, _ arguments: [String] = ["first"], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, input: PseudoTerminal.Stream = .terminal,
    output: PseudoTerminal.Stream = .terminal, error: PseudoTerminal.Stream = .terminal, controls: Bool = true
  ) throws {
    let demo = try Self.path
    // Crashes are part of the tests: no core files of them, and no conversation about them. And no inputrc of
    // whoever runs the tests.
    let settings = ["INPUTRC": "/dev/null", "SWIFT_BACKTRACE": "enable=no"]
    program = try PseudoTerminal(
      "/bin/sh", ["-c", "ulimit -c 0; set -- \"$0\" \"$@\"; \(script)", demo] + arguments,
      environment: settings.merging(environment) { $1 }, columns: columns, rows: rows, input: input,
      output: output, error: error, controls: controls)
    screen = VirtualTerminal(columns: columns, rows: rows)
    screen.feed(program.output)
    program.onOutput = { [screen, unowned program] bytes in
      screen.feed(bytes)
      let answer = screen.takeOutput()
      // A terminal that is gone, or whose program is, takes no answer.
      if !answer.isEmpty { try? program.send(bytes: answer) }
    }
  }

  static var path: String {
    get throws {
      try #require(BuiltProgram.path("fieldline"), "Build the demo first: swift build --build-tests")
    }
  }

  // MARK: Using it

  func type(_ keys: String) throws { try program.send(keys) }

  /// Changes the size of the window as a user does.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    program.resize(columns: columns, rows: rows)
  }

  // MARK: Seeing it

  /// Waits until a row of the screen holds a text.
  func see(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try see("a row with \"\(text)\"", sourceLocation: sourceLocation) { $0.row(with: text) != nil }
  }

  /// Waits until the line above the field and the field itself show a text.
  func seeTyped(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try see("\"\(text)\" typed", sourceLocation: sourceLocation) { $0.label == text && $0.fieldText == text }
  }

  /// Waits until the screen is as it should be; says how it is where it doesn't become so.
  func see(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (DemoTerminal) throws -> Bool
  ) throws {
    do {
      try program.wait(for: what) { try condition(self) }
    } catch let error as PseudoTerminalError {
      Issue.record("\(error)\nThe screen:\n\(picture)", sourceLocation: sourceLocation)
      throw error
    }
  }

  /// Waits until the caret is in a column of the text, counted from the field's first cell of text.
  func seeCaret(at column: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try see("the caret in column \(column)", sourceLocation: sourceLocation) { $0.caret == column }
  }

  // MARK: Its end

  /// Waits for the end, and expects all that the terminal was to be as it was before.
  func expectRestored(
    to modes: TerminalModes, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try program.modes == modes, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(!screen.bracketsPastes, sourceLocation: sourceLocation)
    #expect(!screen.isAlternateScreen, sourceLocation: sourceLocation)
    #expect(!screen.wantsMouse, sourceLocation: sourceLocation)
    #expect(screen.cursor.column == 0, sourceLocation: sourceLocation)
    #expect(program.outputText.isFinishedDrawing, "a frame was left open", sourceLocation: sourceLocation)
  }

  /// The modes of a terminal that nobody has changed.
  static var freshModes: TerminalModes { get throws { try PseudoTerminal("/bin/true").modes } }
}

extension String {
  /// Whether each synchronized change that was begun has ended.
  fileprivate var isFinishedDrawing: Bool {
    guard let begun = range(of: "\u{1B}[?2026h", options: .backwards) else { return true }
    return self[begun.upperBound...].contains("\u{1B}[?2026l")
  }
}
