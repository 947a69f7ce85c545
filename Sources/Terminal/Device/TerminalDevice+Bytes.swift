import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalDevice {
  /// What came of a read.
  package enum ReadResult: Hashable, Sendable {
    case bytes
    /// Bytes, and as far as is known no more are there now.
    case lastBytes
    /// Nothing is there now.
    case nothing
    /// Nothing will come any more: the terminal has gone.
    case endOfInput
  }

  /// Up to so many bytes are read one at a time: more than anyone types ahead, fewer than a burst is worth.
  private static let few = 256

  /// Whether something has come that wasn't read.
  package var hasInput: Bool { fl_waiting(input) > 0 }

  /// Reads what has come, up to 64 KB, without waiting for more.
  ///
  /// Where little has come, each byte is handed over by itself until `isDone` says that it was the last one wanted: what
  /// was typed behind the key that ends a run is left to the next program, as a shell's reader does.
  package func read(
    until isDone: @autoclosure () -> Bool = false, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(TerminalError) -> ReadResult {
    let waiting = Int(fl_waiting(input))
    guard (1...Self.few).contains(waiting) else { return try read(upTo: buffer.count, body) }
    for _ in 0..<waiting where !isDone() {
      let result = try read(upTo: 1, body)
      guard result == .bytes else { return result }
    }
    return .lastBytes
  }

  private func read(
    upTo limit: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(TerminalError) -> ReadResult {
    // The descriptor may block, and only poll tells whether it would; but for the byte that was seen to wait.
    var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard limit == 1 || retrying({ Int(poll(&ready, 1, 0)) }) > 0 else { return .nothing }
    let count = buffer.withUnsafeMutableBytes { bytes in
      retrying { systemRead(input, bytes.baseAddress, limit) }
    }
    if count < 0 {
      switch errno {
      case EAGAIN: return .nothing
      case EIO, ENXIO: return .endOfInput
      default: throw .system(call: "read", errno: errno)
      }
    }
    guard count > 0 else { return .endOfInput }
    buffer.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    return .bytes
  }

  /// Writes all bytes, waiting where the terminal is slow.
  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, 1000)
      case EIO, EPIPE, ENXIO: throw .gone
      default: throw .system(call: "write", errno: errno)
      }
    }
  }

  /// Becomes readable when a signal came; -1 unless entered.
  package var signals: Int32 { fl_guard_signals() }

  /// The signals that came since the last call, in order; each resize only once.
  package func readSignals() -> [TerminalSignal] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var found: [TerminalSignal] = []
    while true {
      let count = bytes.withUnsafeMutableBytes { bytes in
        retrying { systemRead(signals, bytes.baseAddress, bytes.count) }
      }
      guard count > 0 else { return found }
      for case let signal? in bytes[..<count].map(TerminalSignal.init)
      where signal != .resize || !found.contains(.resize) {
        found.append(signal)
      }
    }
  }

  private func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

// Under other names, since the methods' hide them.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
