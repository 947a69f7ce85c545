#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension InputParser {
  mutating func beginPaste() {
    state = .paste
    endsInInterrupt = false
    sequence.removeAll(keepingCapacity: true)
  }

  /// Takes bytes of a paste, up to its end. Looks only at each Esc: a paste of megabytes is copied, not read.
  ///
  /// - Returns: where to go on.
  mutating func feedPaste(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, onEvent: (TerminalEvent) -> Void
  ) -> Int {
    var index = start
    while index < bytes.count {
      // `sequence` holds as much of the end mark as came so far.
      if bytes[index] == Escapes.pasteEnd[sequence.count] {
        sequence.append(bytes[index])
        index += 1
        if sequence.count == Escapes.pasteEnd.count {
          sequence.removeAll(keepingCapacity: true)
          finishPaste(onEvent)
          return index
        }
      } else if !sequence.isEmpty {
        // It wasn't the mark, but text; the byte at hand may begin another one.
        hold(sequence, onEvent)
        sequence.removeAll(keepingCapacity: true)
      } else {
        let end = nextEscape(in: bytes, from: index)
        hold(UnsafeBufferPointer(rebasing: bytes[index..<end]), onEvent)
        index = end
      }
    }
    return index
  }

  /// Hands over what is held of a paste, and ends it.
  mutating func finishPaste(_ onEvent: (TerminalEvent) -> Void) {
    hold(sequence, onEvent)
    sequence.removeAll(keepingCapacity: true)
    state = .ground
    endsInInterrupt = false
    let whole = pasted
    pasted = []
    onEvent(.paste(whole))
  }

  /// Ends a paste with the C-c that came last of it.
  mutating func interruptPaste(_ onEvent: (TerminalEvent) -> Void) {
    if pasted.last == 0x03 { pasted.removeLast() }
    finishPaste(onEvent)
    onEvent(.key("\u{03}"))
  }

  private mutating func hold(_ bytes: some Collection<UInt8>, _ onEvent: (TerminalEvent) -> Void) {
    if pasted.count + bytes.count > Self.pasteLimit {
      let part = pasted
      pasted = []
      onEvent(.paste(part))
    }
    pasted.append(contentsOf: bytes)
  }

  private func nextEscape(in bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Int {
    guard let base = bytes.baseAddress, let found = memchr(base + index, 0x1B, bytes.count - index) else {
      return bytes.count
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
