#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why the terminal can't be used. The texts say what to do.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Input or output is a file or a pipe, and the process has no terminal.
  case notATerminal
  /// `TERM` names a terminal without cursor movement, or none.
  case dumb
  /// Another session of this process has the terminal.
  case inUse
  /// The terminal went away.
  case gone
  /// Standard input isn't a terminal, and can't be read.
  case unreadableInput(errno: Int32)
  /// A system call failed.
  case system(call: String, errno: Int32)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .notATerminal:
      "Input and output aren't a terminal. Run this in a terminal, without redirecting its input or output."
    case .dumb:
      "The terminal can't move its cursor (TERM is \"dumb\" or not set). Set TERM to what your terminal is, "
        + "such as xterm-256color."
    case .inUse:
      "The terminal is already in use by another session of this program. End that one before starting the next."
    case .gone:
      "The terminal has gone: its window was closed or its connection lost."
    case .unreadableInput(let errno):
      "Standard input can't be read (\(String(cString: strerror(errno)))). Give it a file or a pipe whose first line is "
        + "the value, or a terminal."
    case .system(let call, let errno):
      "The terminal can't be used: \(call) failed (\(String(cString: strerror(errno)))). Try again in a new terminal."
    }
  }
}
