#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A signal that the loop acts on.
package enum TerminalSignal: Hashable, Sendable {
  /// SIGINT from outside; to be taken as C-c.
  case interrupt
  /// SIGTSTP from outside; to be taken as C-z.
  case stop
  /// SIGCONT: the terminal's modes may have been changed meanwhile.
  case resume
  /// SIGWINCH: the size has changed.
  case resize

  init?(number: UInt8) {
    switch Int32(number) {
    case SIGINT: self = .interrupt
    case SIGTSTP: self = .stop
    case SIGCONT: self = .resume
    case SIGWINCH: self = .resize
    default: return nil
    }
  }
}
