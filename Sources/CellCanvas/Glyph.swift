import Synchronization

/// A grapheme cluster as a number, so that cells are plain memory: copied, compared and cleared without counting
/// references.
///
/// A cluster of one Unicode scalar is that scalar. Others are numbered as they come up, and known by their number as
/// long as the process runs.
struct Glyph: Hashable, Sendable {
  private let code: UInt32

  /// The second cell of a wide cluster.
  static let continuation = Glyph(code: 0)
  static let space = Glyph(code: 0x20)

  private init(code: UInt32) { self.code = code }

  init(ascii byte: UInt8) { code = UInt32(byte) }

  init(_ character: Character) {
    let utf8 = character.utf8
    if let byte = utf8.first, utf8.count == 1 {
      code = UInt32(byte)
      return
    }
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      code = first.value
    } else {
      code = ClusterTable.shared.number(of: character)
    }
  }

  /// The cluster; `nil` in the second cell of a wide one.
  var character: Character? {
    if code == 0 { return nil }
    if let scalar = Unicode.Scalar(code) { return Character(scalar) }
    return ClusterTable.shared.character(code)
  }

  /// Whether the cluster is one ASCII character.
  var isASCII: Bool { code > 0 && code < 0x80 }
}

/// The clusters of several scalars that were ever drawn.
private final class ClusterTable: Sendable {
  static let shared = ClusterTable()

  private struct Contents {
    var numbers: [Character: UInt32] = [:]
    var characters: [Character] = []
  }

  private let contents = Mutex(Contents())

  /// Numbers start behind the last Unicode scalar.
  private static let base: UInt32 = 0x8000_0000
  /// No text that people write has so many different clusters; a hostile one gets U+FFFD instead of all the memory.
  private static let limit = 1 << 18

  func number(of character: Character) -> UInt32 {
    contents.withLock { contents in
      if let number = contents.numbers[character] { return number }
      guard contents.characters.count < Self.limit else { return 0xFFFD }
      let number = Self.base + UInt32(contents.characters.count)
      contents.numbers[character] = number
      contents.characters.append(character)
      return number
    }
  }

  func character(_ number: UInt32) -> Character {
    contents.withLock { contents in
      let index = Int(number &- Self.base)
      return contents.characters.indices.contains(index) ? contents.characters[index] : "\u{FFFD}"
    }
  }
}
