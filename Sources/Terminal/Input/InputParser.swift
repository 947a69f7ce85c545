/// Cuts the bytes that a terminal sends into whole events. A pure value: the same bytes give the same events, however
/// they are split; but a character may go on in the next bytes, so that the last one is kept until `endRead()` says that
/// there are none now.
///
/// The grammar is ECMA-48's (control sequences, section 5.4) and UTF-8's (Unicode, section 3.9, with one U+FFFD for
/// each maximal invalid part). Decisions where bytes alone don't tell:
/// - Esc at the end of what came may be a key or the start of a sequence. `hasPendingKey` is then true, and the caller
///   calls `flush()` when nothing came for a while (25 ms is usual).
/// - Esc Esc [ A is one key (Meta-Up, as rxvt and iTerm2 send it), Esc Esc alone is another.
/// - A sequence that was cut after its first parameter waits for its end, for as long as it takes: what would come out
///   otherwise is its tail, typed as text.
/// - An answer is only taken for a string (OSC, DCS) if it starts as answers do, so that Meta-] and Meta-P stay keys.
package struct InputParser: Sendable {
  enum State: Hashable, Sendable {
    case ground
    /// More bytes of a character are due, the next one within a range.
    case character(due: Int, lower: UInt8, upper: UInt8)
    case escape
    case escapeEscape
    case ss3
    case csi
    /// The old mouse report: three more bytes of any value.
    case oldMouse
    /// The Linux console's function keys: `CSI [` and a letter.
    case consoleKey
    /// A control sequence that is too long: skipped to its end.
    case skippedCSI
    /// OSC or DCS, and after an Esc in it.
    case string
    case stringEscape
    case paste
  }

  /// The longest control sequence. Real ones stay below 40 bytes.
  static let sequenceLimit = 128
  /// The longest answer that is kept. A longer one is skipped.
  static let stringLimit = 4096
  /// The most bytes that are held of one paste. A longer one comes in several events.
  package static let pasteLimit = 64 << 20

  var state = State.ground
  /// The bytes of the unfinished event, from its first Esc on.
  var sequence: [UInt8] = []
  var pasted: [UInt8] = []
  /// The scalars, as UTF-8, of a character that may go on with the next one.
  var cluster: [UInt8] = []
  var clusterScalars = 0
  /// How many bytes came since `endRead()`.
  var readCount = 0
  /// Whether what came last of a paste came by itself, and was C-c: somebody may have typed it who waits for the end of
  /// a paste that has none.
  var endsInInterrupt = false
  /// How many cursor reports were asked for: `CSI 1;2R` is one of these, or else Shift-F3.
  package var awaitedCursorReports = 0

  package init() { sequence.reserveCapacity(Self.sequenceLimit) }

  /// Whether bytes are held that may be a key by themselves: call `flush()` if no more come within the wait.
  package var hasPendingKey: Bool {
    switch state {
    case .paste: endsInInterrupt
    case .ground, .stringEscape, .skippedCSI, .oldMouse: false
    case .string, .ss3: isIntroducerAlone
    case .csi: isIntroducerAlone || isShiftedByDollar
    case .character, .escape, .escapeEscape, .consoleKey: true
    }
  }

  /// Whether a paste has begun and not ended yet.
  package var isInPaste: Bool { state == .paste }

  /// Takes the next bytes, and hands over each event that they complete.
  package mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, onEvent: (TerminalEvent) -> Void) {
    readCount &+= bytes.count
    endsInInterrupt = false
    var index = 0
    while index < bytes.count {
      if state == .paste {
        index = feedPaste(bytes, from: index, onEvent: onEvent)
        continue
      }
      let byte = bytes[index]
      if state == .ground, byte < 0x80 {
        if !cluster.isEmpty { releaseCluster(onEvent) }
        guard byte != 0x1B else {
          sequence.removeAll(keepingCapacity: true)
          begin(.escape, with: byte)
          index += 1
          continue
        }
        index += 1
        // An accent may follow.
        if byte >= 0x20, byte != 0x7F, index == bytes.count || bytes[index] >= 0x80 {
          cluster.append(byte)
          clusterScalars = 1
        } else {
          onEvent(.key(KeyBytes(byte)))
        }
      } else if accept(byte, onEvent: onEvent) {
        index += 1
      }
    }
  }

  /// Takes the next bytes, and returns the events that they complete.
  package mutating func events(from bytes: [UInt8]) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    bytes.withUnsafeBufferPointer { feed($0) { events.append($0) } }
    endRead { events.append($0) }
    return events
  }

  /// Hands over the last character: no more bytes are there now. One that was cut inside of a scalar waits on, as a
  /// pending key.
  package mutating func endRead(onEvent: (TerminalEvent) -> Void) {
    if !cluster.isEmpty, state == .ground { releaseCluster(onEvent) }
    endsInInterrupt = state == .paste && readCount == 1 && pasted.last == 0x03
    readCount = 0
  }

  /// Hands over what is held as the key that it is by itself: nothing more came in time.
  package mutating func flush(onEvent: (TerminalEvent) -> Void) {
    guard hasPendingKey else { return endRead(onEvent: onEvent) }
    if case .character = state {
      endCharacter(isValid: false, onEvent: onEvent)
      releaseCluster(onEvent)
    } else if state == .paste {
      interruptPaste(onEvent)
    } else {
      endKey(onEvent)
    }
  }

  /// Whether an answer, or something like one, has begun and not ended yet.
  package var isInString: Bool { state == .string || state == .stringEscape || state == .skippedCSI }

  /// Drops an answer whose end never came: what is typed after it is text again.
  package mutating func dropString() {
    if isInString { state = .ground }
  }

  /// Ends a paste whose end never came, with what is held of it.
  package mutating func endPaste(onEvent: (TerminalEvent) -> Void) {
    guard state == .paste else { return }
    finishPaste(onEvent)
  }

  /// Takes one byte outside of a paste. False if it ended what came before it, and has to be looked at again.
  private mutating func accept(_ byte: UInt8, onEvent: (TerminalEvent) -> Void) -> Bool {
    switch state {
    case .ground:
      sequence.removeAll(keepingCapacity: true)
      beginCharacter(byte, onEvent: onEvent)
    case .character(let due, let lower, let upper):
      guard byte >= lower, byte <= upper else {
        endCharacter(isValid: false, onEvent: onEvent)
        return false
      }
      sequence.append(byte)
      if due == 1 {
        endCharacter(isValid: true, onEvent: onEvent)
      } else {
        state = .character(due: due - 1, lower: 0x80, upper: 0xBF)
      }
    case .escape: acceptAfterEscape(byte, onEvent: onEvent)
    case .escapeEscape:
      switch byte {
      case UInt8(ascii: "["): begin(.csi, with: byte)
      case UInt8(ascii: "O"): begin(.ss3, with: byte)
      default:
        endKey(onEvent)
        return false
      }
    case .ss3: return acceptSS3(byte, onEvent: onEvent)
    case .csi: return acceptCSI(byte, onEvent: onEvent)
    case .skippedCSI: return skipCSI(byte)
    case .consoleKey:
      guard byte > 0x20, byte < 0x7F else {
        endKey(onEvent)
        return false
      }
      sequence.append(byte)
      endKey(onEvent)
    case .oldMouse:
      sequence.append(byte)
      endOldMouse(onEvent)
    case .string, .stringEscape: return acceptString(byte, onEvent: onEvent)
    case .paste: return false
    }
    return true
  }

  /// Takes the byte after an Esc.
  private mutating func acceptAfterEscape(_ byte: UInt8, onEvent: (TerminalEvent) -> Void) {
    switch byte {
    case 0x1B: begin(.escapeEscape, with: byte)
    case UInt8(ascii: "["): begin(.csi, with: byte)
    case UInt8(ascii: "O"): begin(.ss3, with: byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"): begin(.string, with: byte)
    case 0x80...: beginCharacter(byte, onEvent: onEvent)
    default:
      sequence.append(byte)
      endKey(onEvent)
    }
  }

  private mutating func begin(_ state: State, with byte: UInt8) {
    sequence.append(byte)
    self.state = state
  }

  /// Whether only the start of a sequence came: Meta and a bracket, or the like.
  var isIntroducerAlone: Bool { sequence.count == (sequence.starts(with: [0x1B, 0x1B]) ? 3 : 2) }

  /// Whether it may be one of rxvt's keys with Shift, as `CSI 3 $`, which end where others go on.
  private var isShiftedByDollar: Bool {
    sequence.last == UInt8(ascii: "$") && (0x30...0x39).contains(sequence[2])
  }

  /// Hands over the bytes held as one key. One that is too long for any key is dropped.
  mutating func endKey(_ onEvent: (TerminalEvent) -> Void) {
    state = .ground
    if sequence.count <= KeyBytes.capacity { onEvent(.key(KeyBytes(sequence))) }
  }
}
