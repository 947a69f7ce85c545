import CellCanvas

extension InputParser {
  /// Takes a byte after `ESC O` (SS3). Old terminals send modifiers as a digit before the letter.
  mutating func acceptSS3(_ byte: UInt8, onEvent: (TerminalEvent) -> Void) -> Bool {
    switch byte {
    case 0x30...0x3B where sequence.count < KeyBytes.capacity: sequence.append(byte)
    case 0x21...0x7E:
      sequence.append(byte)
      endKey(onEvent)
    default:
      if isIntroducerAlone { endKey(onEvent) } else { state = .ground }
      return false
    }
    return true
  }

  /// Takes a byte after `ESC [` (CSI): parameters 30-3F, intermediates 20-2F, a final 40-7E.
  mutating func acceptCSI(_ byte: UInt8, onEvent: (TerminalEvent) -> Void) -> Bool {
    switch byte {
    case 0x20...0x3F:
      sequence.append(byte)
      if sequence.count > Self.sequenceLimit { state = .skippedCSI }
    case 0x40...0x7E:
      let isFirst = isIntroducerAlone
      sequence.append(byte)
      switch byte {
      case UInt8(ascii: "[") where isFirst: state = .consoleKey
      case UInt8(ascii: "M") where isFirst: state = .oldMouse
      default: endCSI(onEvent)
      }
    default:
      // Not a sequence after all. Meta-[ was a key; anything longer was a broken report.
      if isIntroducerAlone { endKey(onEvent) } else { state = .ground }
      return false
    }
    return true
  }

  /// Takes a byte of a sequence that was too long.
  mutating func skipCSI(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x3F: return true
    case 0x40...0x7E:
      state = .ground
      return true
    default:
      state = .ground
      return false
    }
  }

  /// Takes the last of the three bytes of an old mouse report, each 32 more than its value.
  mutating func endOldMouse(_ onEvent: (TerminalEvent) -> Void) {
    let start = sequence.starts(with: [0x1B, 0x1B]) ? 4 : 3
    guard sequence.count == start + 3 else { return }
    state = .ground
    let values = sequence[start...].map { Int($0) - 32 }
    if let mouse = MouseEvent(code: values[0], column: values[1], row: values[2], isRelease: false) {
      onEvent(.mouse(mouse))
    }
  }

  /// Tells what a whole control sequence says: a key, a report or an answer.
  private mutating func endCSI(_ onEvent: (TerminalEvent) -> Void) {
    // Arrows and the like need no reading.
    if sequence.count <= 8, let final = sequence.last, "ABCDEFGHPQSZ".utf8.contains(final),
      !sequence.contains(where: { (0x3C...0x3F).contains($0) })
    {
      return endKey(onEvent)
    }
    let csi = ControlSequence(sequence)
    switch (csi.prefix, csi.intermediates, csi.final) {
    case (nil, "", "~") where csi.parameters.first == 200:
      beginPaste()
      return
    case (nil, "", "~") where csi.parameters.first == 201:
      break  // the end of a paste that never began
    case (nil, "", "I") where csi.parameters.isEmpty: onEvent(.focus(true))
    case (nil, "", "O") where csi.parameters.isEmpty: onEvent(.focus(false))
    case ("<", "", "M"), ("<", "", "m"):
      if csi.parameters.count == 3,
        let mouse = MouseEvent(
          code: csi.parameters[0], column: csi.parameters[1], row: csi.parameters[2],
          isRelease: csi.final == "m")
      {
        onEvent(.mouse(mouse))
      }
    case (nil, "", "R") where csi.parameters.count == 2 && isCursorReport(csi):
      awaitedCursorReports = max(0, awaitedCursorReports - 1)
      onEvent(.reply(.cursor(CellPoint(column: csi.parameters[1] - 1, row: csi.parameters[0] - 1))))
    case (nil, "", "u"),
      (nil, "", "~") where csi.parameters.count == 3 && csi.parameters[0] == 27:
      endKeyReport(csi, onEvent)
      return
    case (nil, "", "c"), (nil, "", "n"), (nil, "", "t"), (nil, "", "x"):
      // Without a number they are keys of rxvt.
      guard !csi.parameters.isEmpty else { return endKey(onEvent) }
      onEvent(.reply(.other))
    case (nil, _, _):
      endKey(onEvent)
      return
    default: onEvent(.reply(TerminalReply(csi)))
    }
    state = .ground
  }

  /// Whether `CSI row ; column R` is an answer. Only with row 1 and a modifier's number as column may it be F3.
  private func isCursorReport(_ csi: ControlSequence) -> Bool {
    guard csi.parameters[0] > 0, csi.parameters[1] > 0 else { return false }
    return awaitedCursorReports > 0 || csi.parameters[0] != 1 || !(2...16).contains(csi.parameters[1])
  }

  /// Hands over a key that was reported by number, as the bytes that it sends on terminals that don't.
  private mutating func endKeyReport(_ csi: ControlSequence, _ onEvent: (TerminalEvent) -> Void) {
    let isMeta = sequence.starts(with: [0x1B, 0x1B])
    guard !isMeta, let report = KeyReport(csi) else {
      endKey(onEvent)
      return
    }
    state = .ground
    if report.isRelease { return }
    if let bytes = report.legacyBytes { onEvent(.key(bytes)) } else { endKey(onEvent) }
  }
}
