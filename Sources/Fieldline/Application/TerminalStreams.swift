#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which of a process's streams are the terminal, and what can be done with it.
enum TerminalStreams: Equatable {
  /// A terminal at both ends.
  case interactive(input: Int32, output: Int32)
  /// One line is read. On a terminal that can only print, a prompt goes before it.
  case lines(input: Int32, promptOutput: Int32?)

  static func find(environment: [String: String]) -> TerminalStreams {
    occupyStandardDescriptors()
    guard isatty(STDIN_FILENO) == 1 else { return .lines(input: STDIN_FILENO, promptOutput: nil) }
    let output = screen()
    let term = environment["TERM"] ?? ""
    guard !term.isEmpty, term != "dumb", isatty(output) == 1 else {
      return .lines(input: STDIN_FILENO, promptOutput: isatty(output) == 1 ? output : nil)
    }
    return .interactive(input: STDIN_FILENO, output: output)
  }

  /// Standard output may be taken by the program's result: then the screen is the process's own terminal, or
  /// standard error.
  private static func screen() -> Int32 {
    if isatty(STDOUT_FILENO) == 1 { return STDOUT_FILENO }
    // Kept open as long as the process: a later run in it finds the same terminal.
    return ownTerminal >= 0 ? ownTerminal : STDERR_FILENO
  }

  private static let ownTerminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)

  /// A standard stream that was closed stays one that fails: its number mustn't go to something else that is opened,
  /// into which the program's output would be written then.
  private static func occupyStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given, and this is the lowest one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
