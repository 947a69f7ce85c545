import CellCanvas
import Testing

/// A cluster, what is drawn for it, and the cells that it takes.
private let cases: [(text: String, drawn: String, columns: Int)] = [
  ("a", "a", 1), (" ", " ", 1), ("~", "~", 1), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("ß", "ß", 1),
  ("世", "世", 2), ("あ", "あ", 2), ("ア", "ア", 2), ("ｱ", "ｱ", 1), ("Ａ", "Ａ", 2), ("　", "　", 2),
  ("か\u{3099}", "か\u{3099}", 2), ("한", "한", 2), ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}", 2),
  ("\u{1161}", "\u{115F}\u{1161}", 2), ("\u{11AB}", "\u{115F}\u{1160}\u{11AB}", 2),
  ("\u{115F}", "\u{FFFD}", 1),
  ("😀", "😀", 2), ("👍🏽", "👍🏽", 2), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", 2), ("👩🏻‍❤️‍💋‍👨🏼", "👩🏻‍❤️‍💋‍👨🏼", 2), ("🇫🇷", "🇫🇷", 2), ("🇫", "🇫", 2),
  ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("1️⃣", "1️⃣", 2), ("1\u{20E3}", "1\u{20E3}", 1), ("☝🏽", "☝🏽", 2),
  ("❤", "❤", 1), ("❤\u{FE0F}", "❤\u{FE0F}", 2), ("⌚", "⌚", 2), ("⌚\u{FE0E}", "⌚\u{FE0E}", 1),
  ("a\u{FE0F}", "a\u{FE0F}", 1), ("α", "α", 1), ("─", "─", 1), ("→", "→", 1), ("…", "…", 1), ("•", "•", 1),
  ("\u{301}", "\u{25CC}\u{301}", 1), ("\u{FE0F}", "\u{FFFD}", 1), ("\u{200D}", "\u{FFFD}", 1),
  ("की", "की", 2), ("क्ष", "क्ष", 2), ("กำ", "กำ", 2), ("ก็", "ก็", 1), ("\u{93F}", "\u{25CC}\u{93F}", 2),
  ("\u{102B}", "\u{102B}", 1),
  ("\0", "␀", 1), ("\u{1B}", "␛", 1), ("\u{7F}", "␡", 1), ("\u{85}", "↵", 1), ("\u{9B}", "\u{FFFD}", 1),
  ("\t", "→", 1), ("\n", "↵", 1), ("\r\n", "↵", 1), ("\r", "↵", 1), ("\u{2028}", "↵", 1),
  ("\u{2029}", "↵", 1),
  ("\u{202E}", "\u{FFFD}", 1), ("\u{2066}", "\u{FFFD}", 1), ("\u{200B}", "\u{FFFD}", 1),
  ("\u{AD}", "\u{FFFD}", 1),
  ("\u{FEFF}", "\u{FFFD}", 1), ("\u{E000}", "\u{FFFD}", 1), ("\u{FFFF}", "\u{FFFD}", 1),
  ("\u{378}", "\u{FFFD}", 1),
  ("\u{10FFFD}", "\u{FFFD}", 1), ("\u{FFFD}", "\u{FFFD}", 1), ("\u{A0}", "\u{A0}", 1),
  ("\u{20000}", "\u{20000}", 2),
]

struct WidthTests {
  @Test("What is drawn for a cluster, and its cells", arguments: cases)
  func drawn(text: String, drawn: String, columns: Int) throws {
    #expect(text.count == 1, "the case itself must be one cluster")
    let character = try #require(text.first)
    let cluster = DrawnCluster(character)
    #expect(cluster.character.unicodeScalars.map(\.value) == drawn.unicodeScalars.map(\.value))
    #expect(cluster.columns == columns)
    #expect(CellWidth.cells(of: character) == columns)
    #expect(cluster.isSubstitute == (text != drawn))
  }

  @Test("Drawing what was drawn changes nothing more")
  func idempotent() {
    // Every assigned plane; of the private and empty ones, a sample.
    let values = Array(0..<UInt32(0x3_2000)) + Array(stride(from: 0x3_2000, through: 0x10_FFFF, by: 97))
    for value in values + Array(0xE_0000..<0xE_0200) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = DrawnCluster(Character(scalar))
      let twice = DrawnCluster(once.character)
      if twice.character != once.character || twice.columns != once.columns || !(1...2).contains(once.columns)
      {
        Issue.record("U+\(String(value, radix: 16)) is drawn as \(once), that as \(twice)")
      }
      if once.character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        Issue.record("U+\(String(value, radix: 16)) is drawn as a control")
      }
    }
  }

  @Test("Hundreds of combining marks are cut to what a cell can hold")
  func zalgo() {
    let zalgo = Character("a" + String(repeating: "\u{301}\u{489}", count: 500))
    let cluster = DrawnCluster(zalgo)
    #expect(cluster.columns == 1)
    #expect(cluster.character.unicodeScalars.count <= 9)
    let family = Character("👩" + String(repeating: "\u{200D}👩", count: 500))
    #expect(DrawnCluster(family).character.unicodeScalars.count <= 32)
    #expect(DrawnCluster(family).columns == 2)
  }

  @Test("Text measures as the sum of its clusters")
  func sum() {
    #expect(CellWidth.cells(of: "") == 0)
    #expect(CellWidth.cells(of: "a世\t👨‍👩‍👧‍👦") == 6)
  }
}
