import FieldKit
import Terminal

/// The keys that mean the same in every field and mode, as they do in a shell.
enum ControlKey {
  case interrupt, suspend, quit, redraw
  case submit, endOfInput
  case nextField, previousField
  case arrow(ArrowKey)
  case escape

  init?(_ key: KeyBytes) {
    switch key {
    case "\u{03}": self = .interrupt
    case "\u{1A}": self = .suspend
    case "\u{1C}": self = .quit
    case "\u{0C}": self = .redraw
    case "\r", "\n": self = .submit
    case "\u{04}": self = .endOfInput
    case "\t": self = .nextField
    case "\u{1B}": self = .escape
    case "\u{1B}[Z": self = .previousField
    case "\u{1B}[A", "\u{1B}OA": self = .arrow(.up)
    case "\u{1B}[B", "\u{1B}OB": self = .arrow(.down)
    case "\u{1B}[C", "\u{1B}OC": self = .arrow(.right)
    case "\u{1B}[D", "\u{1B}OD": self = .arrow(.left)
    default: return nil
    }
  }
}
