import CPseudoTerminal
import Foundation

/// A file descriptor that is closed with its owner. There may be none, and then nothing is read or written.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  func close() {
    if number >= 0 { _ = Foundation.close(number) }
    number = -1
  }

  /// The program's side of a stream, and the test's. Neither is there where the stream is the terminal.
  static func open(
    _ stream: PseudoTerminal.Stream, forWriting: Bool
  ) throws -> (theirs: Descriptor, ours: Descriptor) {
    switch stream {
    case .terminal: return (Descriptor(-1), Descriptor(-1))
    case .file(let path):
      let flags = forWriting ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY
      let descriptor = Descriptor(Foundation.open(path, flags | O_CLOEXEC, 0o600))
      guard descriptor.number >= 0 else { throw PseudoTerminalError.notOpened(path, errno: errno) }
      return (descriptor, Descriptor(-1))
    case .pipe:
      var ends: [Int32] = [-1, -1]
      let error = cpt_pipe(&ends)
      guard error == 0 else { throw PseudoTerminalError.notOpened("a pipe", errno: error) }
      let (reading, writing) = (Descriptor(ends[0]), Descriptor(ends[1]))
      let ours = forWriting ? reading : writing
      _ = fcntl(ours.number, F_SETFL, fcntl(ours.number, F_GETFL) | O_NONBLOCK)
      return forWriting ? (writing, reading) : (reading, writing)
    }
  }

  /// What is there to be read; `nil` where nothing is. Closes at the end.
  func read() -> [UInt8]? {
    guard number >= 0 else { return nil }
    var result = 0
    var error: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      result = Foundation.read(number, buffer.baseAddress, buffer.count)
      error = errno
      count = max(0, result)
    }
    if result > 0 { return bytes }
    // Else the end would be polled for ever.
    if result == 0 || error != EAGAIN && error != EINTR { close() }
    return nil
  }

  /// Writes what there is room for, and returns how much that was.
  func write(_ bytes: ArraySlice<UInt8>) throws -> Int {
    guard number >= 0 else { throw PseudoTerminalError.closed(errno: EBADF) }
    let count = bytes.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    guard errno == EAGAIN || errno == EINTR else { throw PseudoTerminalError.closed(errno: errno) }
    return 0
  }
}

/// Calls `body` with an array of C strings that ends with a null pointer.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) throws -> Result
) rethrows -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return try body(&pointers)
}

/// Calls `body` with a C string, or with a null pointer.
func withOptionalCString<Result>(
  _ string: String?, _ body: (UnsafePointer<CChar>?) throws -> Result
) rethrows -> Result {
  if let string { return try string.withCString(body) }
  return try body(nil)
}
