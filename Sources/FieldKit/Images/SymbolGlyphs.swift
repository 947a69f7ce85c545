import CellCanvas
import Foundation

/// The characters that stand for the system's symbols. All are one cell wide in every terminal.
enum SymbolGlyphs {
  /// What stands for any picture that has no character of its own.
  static let neutral: Character = "▪"

  /// The character for a symbol: of its own name, else of the shape that its name begins with.
  static func glyph(for name: String) -> Character {
    if let glyph = glyphs[name] { return glyph }
    let parts = name.split(separator: ".")
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      if let glyph = glyphs[parts.prefix(count).joined(separator: ".")] { return glyph }
    }
    return neutral
  }

  private static let glyphs: [String: Character] = [
    "xmark": "✕", "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "multiply": "×", "clear": "✕",
    "checkmark": "✓", "checkmark.circle": "✓", "checkmark.square": "☑", "square": "☐", "plus": "+",
    "minus": "−",
    "eye": "◉", "eye.slash": "◌", "magnifyingglass": "⌕", "chevron.down": "⌄", "chevron.up": "⌃",
    "chevron.left": "‹", "chevron.right": "›", "chevron.backward": "‹", "chevron.forward": "›",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "return": "↵", "delete.left": "⌫", "star": "☆", "star.fill": "★",
    "heart": "♡", "heart.fill": "♥", "circle": "○", "circle.fill": "●", "person": "☺", "envelope": "✉",
    "phone": "☏", "pencil": "✎", "trash": "⌦", "gear": "⚙", "gearshape": "⚙", "info": "i", "info.circle": "ⓘ",
    "questionmark": "?", "exclamationmark": "!", "ellipsis": "…", "line.horizontal.3": "≡", "lock": "⚿",
    "key": "⚷", "bell": "⍾", "house": "⌂", "flag": "⚑", "play": "▶", "keyboard": "⌨", "textformat": "A",
    "command": "⌘", "option": "⌥", "shift": "⇧", "paperplane": "➤", "number": "#", "at": "@", "calendar": "▦",
  ]
}

extension CellMetrics {
  /// The cells of one character.
  static func cells(of character: Character) -> CellSize {
    CellSize(columns: CellWidth.cells(of: character), rows: 1)
  }
}
