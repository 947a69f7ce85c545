import CTerminal
package import CellCanvas

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal itself: its modes, its bytes, its size.
///
/// ```
/// let device = try TerminalDevice(environment: environment)
/// try device.enter([.bracketedPaste])
/// defer { device.leave() }
/// ```
///
/// While it is entered, signals and crashes put the terminal back as it was before the process ends. Only one may be
/// entered in a process at a time. Used from one thread at a time.
package final class TerminalDevice {
  /// Becomes readable when bytes came. Its flags are shared with other processes, and stay as they are.
  package let input: Int32
  package let output: Int32
  package let environment: [String: String]
  private let closesInput: Bool
  private var saved = termios()
  private var modes: [TerminalMode] = []
  private var parting: [UInt8] = []
  package private(set) var isEntered = false
  var buffer = [UInt8](repeating: 0, count: 64 << 10)

  /// - Parameters:
  ///   - input: Where keys come from. If it isn't a terminal, the process's own terminal is opened.
  ///   - output: Where the screen is; must be a terminal.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String]
  ) throws(TerminalError) {
    guard let term = environment["TERM"], !term.isEmpty, term != "dumb" else { throw .dumb }
    guard isatty(output) == 1 else { throw .notATerminal }
    self.output = output
    self.environment = environment
    if isatty(input) == 1 {
      self.input = input
      closesInput = false
    } else {
      let own = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
      guard own >= 0 else { throw .notATerminal }
      self.input = own
      closesInput = true
    }
  }

  deinit {
    leave()
    if closesInput { close(input) }
  }

  /// The terminal's size now.
  package var size: CellSize { CellSize(terminals: [output, input], environment: environment) }

  // MARK: Modes

  /// Makes the terminal send keys one by one, and switches modes on. Guards it against signals and crashes.
  ///
  /// In the background, this stops the process until it is brought to the foreground. The caller takes the size after,
  /// and draws: signals that came meanwhile are forgotten.
  package func enter(_ modes: [TerminalMode]) throws(TerminalError) {
    guard !isEntered else { throw .inUse }
    guard tcgetattr(input, &saved) == 0 else { throw .system(call: "tcgetattr", errno: errno) }
    let error = fl_guard_arm(input, output, &saved)
    guard error == 0 else { throw error == EBUSY ? .inUse : .system(call: "pipe", errno: error) }
    isEntered = true
    self.modes = modes
    do {
      try switchOn()
      _ = readSignals()
    } catch {
      leave()
      throw error
    }
  }

  /// Puts the terminal back as it was, byte for byte. Does nothing if it isn't entered.
  package func leave() {
    guard isEntered else { return }
    switchOff()
    fl_guard_disarm()
    isEntered = false
    parting = []
  }

  /// Bytes that are written before the modes are left, whichever way they are: where the cursor has to go
  /// (`FrameWriter.partingBytes`). To be set after each frame.
  package func setParting(_ bytes: [UInt8]) {
    guard isEntered, bytes != parting else { return }
    parting = bytes
    arm()
  }

  /// Switches a mode on after `enter`: one that depends on what the terminal answered.
  package func add(_ mode: TerminalMode) throws(TerminalError) {
    guard isEntered, !modes.contains(mode) else { return }
    modes.append(mode)
    arm()
    try write(mode.enter)
  }

  /// Switches a mode on or off while the terminal is used.
  package func set(_ mode: TerminalMode, on isOn: Bool) throws(TerminalError) {
    if isOn { return try add(mode) }
    guard isEntered, let index = modes.firstIndex(of: mode) else { return }
    modes.remove(at: index)
    arm()
    try write(mode.leave)
  }

  /// Puts the terminal back, stops the process as C-z does, and enters again when it goes on.
  ///
  /// The caller takes the size and draws anew after: signals that came meanwhile are forgotten.
  /// - Returns: false if the system refused to stop the process.
  @discardableResult
  package func suspend() throws(TerminalError) -> Bool {
    guard isEntered else { return false }
    switchOff()
    let stopped = fl_guard_stop()
    _ = readSignals()
    try switchOn()
    return stopped
  }

  /// Switches everything on again after SIGCONT: a shell may have set modes of its own meanwhile. The caller draws anew.
  package func resume() throws(TerminalError) {
    guard isEntered else { return }
    // Key reports are a stack: they aren't pushed twice.
    if modes.contains(.keyReports) { try write(TerminalMode.keyReports.leave) }
    try switchOn()
  }

  private func switchOn() throws(TerminalError) {
    // First the way back, then the change: a signal between the two finds nothing to do too late.
    arm()
    var raw = saved
    fl_make_raw(&raw)
    while tcsetattr(input, TCSANOW, &raw) != 0 {
      guard errno == EINTR else { throw errno == EIO ? .gone : .system(call: "tcsetattr", errno: errno) }
    }
    try write(modes.enter)
  }

  private func switchOff() {
    // What was asked of the guard is done by the guard: one way out for all.
    fl_guard_restore()
  }

  /// Tells the guard what to write.
  private func arm() {
    let bytes = modes.leave(parting: parting)
    _ = fl_guard_set_leave(bytes, bytes.count)
  }
}
