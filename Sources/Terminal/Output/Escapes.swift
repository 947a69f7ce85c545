import CellCanvas
import Foundation

/// Every escape sequence that is written, in one place. Sources: ECMA-48, and xterm's ctlseqs for the private modes.
///
/// Rows and columns are counted from 0 here, and from 1 on the wire.
package enum Escapes {
  package typealias Bytes = [UInt8]

  private static func csi(_ text: String) -> Bytes { Array("\u{1B}[\(text)".utf8) }

  // MARK: The cursor

  /// CUP.
  static func move(column: Int, row: Int) -> Bytes {
    column == 0 ? (row == 0 ? csi("H") : csi("\(row + 1)H")) : csi("\(row + 1);\(column + 1)H")
  }
  /// CHA, or a carriage return.
  static func move(column: Int) -> Bytes { column == 0 ? carriageReturn : csi("\(column + 1)G") }
  /// CUF and CUB.
  static func right(_ count: Int) -> Bytes { csi(count == 1 ? "C" : "\(count)C") }
  static func left(_ count: Int) -> Bytes {
    count <= 3 ? Bytes(repeating: 0x08, count: count) : csi("\(count)D")
  }
  /// CUU and CUD: never scroll.
  static func up(_ count: Int) -> Bytes { csi(count == 1 ? "A" : "\(count)A") }
  static func down(_ count: Int) -> Bytes { csi(count == 1 ? "B" : "\(count)B") }
  static let carriageReturn: Bytes = [0x0D]
  /// To the start of the next row; scrolls on the last one.
  static let newLine: Bytes = [0x0D, 0x0A]
  /// To the start of a row that holds nothing: this one, or if the cursor stands behind something, the next one. Blanks
  /// as wide as the screen wrap only in the second case (zsh's PROMPT_SP does the same).
  static func freshRow(columns: Int) -> Bytes { Bytes(repeating: 0x20, count: columns) + carriageReturn }
  /// DECTCEM.
  static let showCursor = csi("?25h")
  static let hideCursor = csi("?25l")

  /// OSC 12 and 112: the cursor's colour, and the terminal's own again.
  static func cursorColor(_ color: CellColor?) -> Bytes {
    guard let color else { return Bytes("\u{1B}]112\u{1B}\\".utf8) }
    let hex = [color.red, color.green, color.blue].map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return Bytes("\u{1B}]12;#\(hex.joined())\u{1B}\\".utf8)
  }

  // MARK: Erasing

  /// EL: to the end of the row.
  static let eraseToEndOfRow = csi("K")
  /// ED: to the end of the screen.
  static let eraseBelow = csi("J")
  static let eraseScreen = csi("2J")
  /// From the start of the cursor's row to the end of the screen; the cursor goes to that start. Not by ED alone: from
  /// the screen's first cell, tmux takes that for a cleared screen, and keeps what was there in its history.
  static let eraseFromRow = carriageReturn + eraseToEndOfRow + right(1) + eraseBelow + carriageReturn

  // MARK: Letters

  /// SGR 0.
  static let plain = csi("m")
  /// SGR.
  static func style(_ codes: String) -> Bytes { csi("\(codes)m") }

  // MARK: Modes

  /// Synchronized output: the terminal shows what is between as one change.
  static let beginFrame = csi("?2026h")
  static let endFrame = csi("?2026l")
  /// DECAWM: whether what doesn't fit into a row goes on in the next one.
  static let wrapRows = csi("?7h")
  static let cutRows = csi("?7l")
  static let enterAlternateScreen = csi("?1049h")
  static let leaveAlternateScreen = csi("?1049l")
  static let enterBracketedPaste = csi("?2004h")
  static let leaveBracketedPaste = csi("?2004l")
  static let enterFocusReports = csi("?1004h")
  static let leaveFocusReports = csi("?1004l")
  /// Clicks, drags and wheel (1002), in SGR's encoding (1006).
  static let enterMouse = csi("?1002h") + csi("?1006h")
  static let leaveMouse = csi("?1006l") + csi("?1002l")
  /// The kitty keyboard protocol's first level: keys that would be ambiguous come as numbers.
  static let enterKeyReports = csi(">1u")
  static let leaveKeyReports = csi("<u")

  /// OSC 52 (xterm's ctlseqs): puts a text on the system's clipboard.
  package static func copy(_ text: String) -> Bytes {
    Bytes("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8)
  }

  // MARK: Queries

  /// OSC 10 and 11: the terminal's own colours.
  package static let askForeground = Bytes("\u{1B}]10;?\u{1B}\\".utf8)
  package static let askBackground = Bytes("\u{1B}]11;?\u{1B}\\".utf8)
  /// DA1. Every terminal answers, and in order: what was asked before it and isn't answered by then, never will be.
  package static let askAttributes = csi("c")
  /// DSR 6.
  package static let askCursor = csi("6n")
  package static let askKeyReports = csi("?u")
  package static let bell: Bytes = [0x07]

  // MARK: Read, not written

  /// The end of a bracketed paste.
  static let pasteEnd = csi("201~")
  /// Shift-Tab (terminfo's kcbt).
  static let backTab = csi("Z")
}
