package import CellCanvas

/// One thing that happened at the terminal, cut out of the bytes that it sent.
package enum TerminalEvent: Hashable, Sendable {
  /// One key: a character's UTF-8, a control byte, Esc and a character (Meta), or a whole sequence. A lone Esc is the
  /// single byte 1B.
  case key(KeyBytes)
  /// A character of several scalars that came at once, as UTF-8: an emoji with its skin tone, a letter with its accent.
  case cluster([UInt8])
  /// A bracketed paste, whole, as it came: any bytes.
  case paste([UInt8])
  case mouse(MouseEvent)
  /// Whether the terminal's window has the keyboard now.
  case focus(Bool)
  /// The answer to a query. Never a key.
  case reply(TerminalReply)
}

/// A mouse report (xterm's ctlseqs, "Mouse Tracking").
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, release, drag, move
    case scroll(lines: Int)
  }
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 4)
    package static let meta = Modifiers(rawValue: 8)
    package static let control = Modifiers(rawValue: 16)
  }
  package enum Button: UInt8, Sendable { case left, middle, right, none }

  package var action: Action
  package var button: Button
  package var modifiers: Modifiers
  /// Counted from the screen's top left cell.
  package var point: CellPoint

  package init(
    _ action: Action, button: Button = .left, modifiers: Modifiers = [], at point: CellPoint
  ) {
    self.action = action
    self.button = button
    self.modifiers = modifiers
    self.point = point
  }

  /// - Parameters:
  ///   - code: The button code of xterm's reports, without the 32 that the old encoding adds.
  ///   - isRelease: Whether the report says by itself that the button went up (SGR's final `m`).
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard code >= 0, code < 128, column >= 1, row >= 1 else { return nil }
    modifiers = Modifiers(rawValue: UInt8(code & 0b11100))
    point = CellPoint(column: column - 1, row: row - 1)
    button = Button(rawValue: UInt8(code & 3)) ?? .none
    if code & 64 != 0 {
      // 66 and 67 scroll sideways, which no field does.
      guard code & 3 < 2 else { return nil }
      action = .scroll(lines: code & 3 == 0 ? -1 : 1)
      button = .none
    } else if code & 32 != 0 {
      action = button == .none ? .move : .drag
    } else {
      action = isRelease || button == .none ? .release : .press
    }
  }
}

/// What a terminal answered to a query.
package enum TerminalReply: Hashable, Sendable {
  /// OSC 10.
  case foreground(CellColor)
  /// OSC 11.
  case background(CellColor)
  /// DSR 6, counted from the screen's top left cell.
  case cursor(CellPoint)
  /// DA1: the terminal's attributes. Every terminal answers it, so it ends a list of queries.
  case attributes([Int])
  /// DECRPM: 0 not known, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, state: Int)
  /// XTVERSION: name and version.
  case version(String)
  /// The kitty keyboard protocol's flags.
  case keyboardFlags(Int)
  /// DSR 997: whether the colours are dark ones.
  case isDark(Bool)
  /// Any other answer.
  case other
}
