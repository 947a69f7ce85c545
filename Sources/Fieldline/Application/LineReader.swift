import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads one line and leaves what is behind it to the next reader, who may be another program.
enum LineReader {
  /// The next line without its line break; `nil` at the end of input. Blocks.
  ///
  /// Bytes that are no valid UTF-8 become U+FFFD.
  static func read(from input: Int32) throws(TerminalError) -> String? {
    var line: [UInt8] = []
    let isEnded =
      try isSeekable(input) ? readBySeeking(input, into: &line) : readByBytes(input, into: &line)
    if line.isEmpty && !isEnded { return nil }
    if line.last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private static func isSeekable(_ input: Int32) -> Bool { lseek(input, 0, SEEK_CUR) >= 0 }

  /// A file is read in blocks, and wound back to the line's end.
  ///
  /// - Returns: whether a line break was found.
  private static func readBySeeking(_ input: Int32, into line: inout [UInt8]) throws(TerminalError) -> Bool {
    var block = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = try readSome(input, &block, block.count)
      guard count > 0 else { return false }
      if let end = block[..<count].firstIndex(of: 0x0A) {
        line += block[..<end]
        lseek(input, off_t(end + 1 - count), SEEK_CUR)
        return true
      }
      line += block[..<count]
    }
  }

  /// A pipe can't be wound back: only reading byte by byte takes nothing too much.
  private static func readByBytes(_ input: Int32, into line: inout [UInt8]) throws(TerminalError) -> Bool {
    var byte: [UInt8] = [0]
    while try readSome(input, &byte, 1) == 1 {
      if byte[0] == 0x0A { return true }
      line.append(byte[0])
    }
    return false
  }

  /// The number of bytes read; 0 at the end, and where the stream is closed or its terminal has gone.
  private static func readSome(
    _ input: Int32, _ bytes: inout [UInt8], _ count: Int
  ) throws(TerminalError) -> Int {
    while true {
      let result = bytes.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, count) }
      if result >= 0 { return result }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        _ = poll(&ready, 1, -1)
      case EBADF, EIO: return 0
      default: throw .unreadableInput(errno: errno)
      }
    }
  }
}

// Under another name, since the type's own hides it.
private func systemRead(_ input: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(input, bytes, count)
}
