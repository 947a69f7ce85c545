extension InputParser {
  /// Takes a byte of an answer that is a string: `OSC … BEL`, `OSC … ST`, `DCS … ST`.
  ///
  /// Any control in it ends it, and is looked at by itself: so Enter or C-c always get out of a string that never ends.
  mutating func acceptString(_ byte: UInt8, onEvent: (TerminalEvent) -> Void) -> Bool {
    if state == .stringEscape {
      if byte == UInt8(ascii: "\\") {
        endString(onEvent)
        return true
      }
      // Esc cut the string off, and begins something else.
      sequence.removeAll(keepingCapacity: true)
      sequence.append(0x1B)
      state = .escape
      return false
    }
    let isOSC = sequence[1] == UInt8(ascii: "]")
    if sequence.count == 2 {
      let startsAnAnswer =
        isOSC ? (0x30...0x39).contains(byte) : (0x30...0x39).contains(byte) || ">!$+|".utf8.contains(byte)
      guard startsAnAnswer else {
        endKey(onEvent)
        return false
      }
    }
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07 where isOSC: endString(onEvent)
    case 0..<0x20:
      state = .ground
      return false
    default:
      // Past the limit the rest is skipped; the cut text below then means nothing.
      if sequence.count <= Self.stringLimit { sequence.append(byte) }
    }
    return true
  }

  private mutating func endString(_ onEvent: (TerminalEvent) -> Void) {
    state = .ground
    let reply = sequence.count <= Self.stringLimit ? TerminalReply(string: sequence) : .other
    onEvent(.reply(reply))
  }
}
