import CellCanvas
import TextEditing

/// What the layout has to know of one grapheme cluster.
struct LayoutCluster {
  enum Kind { case lineBreak, space, tab, other }

  var kind: Kind
  /// In UTF-8 code units.
  var length: Int
  /// The cells that it takes when it is drawn; of a tab and a line break this says nothing.
  var width: Int
  /// What it does to breaks beside it.
  var breaking: LineBreaking

  init(ascii byte: UInt8) {
    length = 1
    width = 1
    switch byte {
    case 0x20: kind = .space
    case 0x09: kind = .tab
    case 0x0A...0x0D: kind = .lineBreak
    default: kind = .other
    }
    breaking = LineBreaking(ascii: byte)
  }

  init(_ character: Character) {
    length = character.utf8.count
    width = CellWidth.cells(of: character)
    breaking = LineBreaking(character, isWide: width == 2)
    kind = character.isNewline ? .lineBreak : Self.isBreakingSpace(character) ? .space : .other
  }

  /// Blanks at which a row may end: all but those that were made to hold words together.
  private static func isBreakingSpace(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }
}

/// The clusters of a text from a position on. ASCII, which most texts are made of, is read by bytes.
struct LayoutClusters: IteratorProtocol {
  private let text: TextBuffer
  /// Where in the text `window` starts.
  private var start: UTF8Offset
  private var window = ""
  private var offset = 0
  private var count = 0
  /// How much to read at once, in UTF-8 code units.
  private var size = 256

  /// - Parameter position: between two clusters.
  init(_ text: TextBuffer, from position: UTF8Offset) {
    self.text = text
    start = position
  }

  mutating func next() -> LayoutCluster? {
    while true {
      if offset + 1 < count {
        let (byte, following) =
          window.utf8.withContiguousStorageIfAvailable {
            ($0[offset], $0[offset + 1])
          } ?? (0xFF, 0xFF)
        if byte | following < 0x80, byte != 0x0D {
          offset += 1
          return LayoutCluster(ascii: byte)
        }
      }
      let reachesEnd = start + count >= text.end
      if offset < count {
        let index = window.utf8.index(window.startIndex, offsetBy: offset)
        let after = window.index(after: index)
        // The last character of a window may go on behind it.
        if after < window.endIndex || reachesEnd {
          let character = window[index]
          offset += character.utf8.count
          let ascii = character.utf8.first.flatMap { $0 < 0x80 && character.utf8.count == 1 ? $0 : nil }
          return ascii.map(LayoutCluster.init(ascii:)) ?? LayoutCluster(character)
        }
      }
      if reachesEnd { return nil }
      start = start + offset
      size = min(size * 2, max(4096, 2 * (count - offset)))
      window = text[start..<start + size]
      count = window.utf8.count
      offset = 0
    }
  }
}
