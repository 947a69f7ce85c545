#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pair of a terminal and what holds its other end, where a terminal emulator would sit.
final class PseudoTerminal {
  let controller: Int32
  let terminal: Int32

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&controller, &terminal, nil, nil, &size) == 0 else { throw Failure(errno: errno) }
    (self.controller, self.terminal) = (controller, terminal)
  }

  struct Failure: Error { let errno: Int32 }

  deinit {
    close(controller)
    close(terminal)
  }

  /// The terminal's modes, as bytes.
  var modes: [UInt8] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return withUnsafeBytes(of: modes) { Array($0) }
  }

  /// What was written to the terminal since the last call.
  func takeOutput() -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    var ready = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, 20) > 0 {
      let count = read(controller, &chunk, chunk.count)
      guard count > 0 else { break }
      output += chunk[..<count]
    }
    return output
  }

  func type(_ bytes: [UInt8]) { _ = write(controller, bytes, bytes.count) }
}
