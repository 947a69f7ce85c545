import Foundation

/// What went wrong with a program in a pseudo-terminal.
public enum PseudoTerminalError: Error, CustomStringConvertible {
  case notStarted(String, errno: Int32)
  case notOpened(String, errno: Int32)
  case closed(errno: Int32)
  case timeout(String, after: Duration, output: String, ending: PseudoTerminal.Ending?)

  public var description: String {
    switch self {
    case .notStarted(let path, let code): "\(path) can't be started: \(String(cString: strerror(code)))"
    case .notOpened(let path, let code): "\(path) can't be opened: \(String(cString: strerror(code)))"
    case .closed(let code): "the program can't be written to: \(String(cString: strerror(code)))"
    case .timeout(let what, let limit, let output, let ending):
      """
      waited \(limit) for \(what) in vain. \
      The program \(ending.map { "has ended: \($0)" } ?? "is running"). \
      Its last output: \(String(output.suffix(2_000)).debugDescription)
      """
    }
  }
}
