import TestData
import Testing
import TextEditing

@Suite struct ClusterTests {
  /// Each string, long enough to cross chunks, has its boundaries where `String` has them.
  @Test(arguments: [
    "", "a", "abc", "e\u{301}a", "\r\n", "\n\r", "🇩🇪🇫🇷", "🇩🇪🇫", "👩‍👩‍👧‍👦", "👩🏽‍🚀👩🏽‍🚀", "❤️", "1️⃣2️⃣", "각가각",
    "\u{1100}\u{1161}\u{11A8}", "\u{600}1", "क्षि", "कुकु", "นำ", "\u{200D}a", "\u{301}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "a" + String(repeating: "\u{301}", count: 50), "日本語", "x\u{200D}y", "ক্\u{1F3FD}ক", "क्\u{1F3FD}क",
  ])
  func areThoseOfString(_ unit: String) {
    for count in 0...3 { expectBoundaries(of: String(repeating: unit, count: count)) }
    // Long enough for several chunks. Their borders are somewhere in the middle.
    let long = String(repeating: unit, count: 2_200 / max(1, unit.utf8.count) + 1)
    let middle = long.utf8.count / 2
    expectBoundaries(of: long, at: max(0, middle - 60)...min(long.utf8.count, middle + 60))
  }

  @Test func areThoseOfStringAtRandom() {
    var generator = SeededGenerator.announced("clusters")
    for length in 0..<400 {
      expectBoundaries(of: trickyString(length % 40, using: &generator))
    }
    expectBoundaries(of: trickyString(1_000, using: &generator))
  }

  /// At each byte offset, before, after and around it.
  private func expectBoundaries(of string: String, at offsets: ClosedRange<Int>? = nil) {
    let text = TextBuffer(string)
    let boundaries = clusterBoundaries(string)
    var before = 0
    for offset in offsets ?? 0...string.utf8.count {
      while before + 1 < boundaries.count && boundaries[before + 1] <= offset { before += 1 }
      let isBoundary = boundaries[before] == offset
      let position = UTF8Offset(offset)
      let next = boundaries[min(before + 1, boundaries.count - 1)]
      let previous = boundaries[isBoundary ? max(0, before - 1) : before]
      if text.isClusterBoundary(position) != isBoundary
        || text.clusterBoundary(after: position).value != next
        || text.clusterBoundary(before: position).value != previous
      {
        let scalars = string.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        Issue.record(
          """
          at \(offset) of \(scalars.prefix(200)): boundary \(text.isClusterBoundary(position)) \
          instead of \(isBoundary), \(text.clusterBoundary(before: position).value) instead of \(previous), \
          \(text.clusterBoundary(after: position).value) instead of \(next)
          """)
        return
      }
      let rounded = text.roundedOut(position..<position)
      #expect(rounded.lowerBound.value == (isBoundary ? offset : previous))
      #expect(rounded.upperBound.value == (isBoundary ? offset : next))
    }
    #expect(Array(text.characters()) == Array(string))
    #expect(Array(text.charactersReversed(from: text.end)) == string.reversed())
  }

  @Test(
    arguments: [
      ("", 0, nil, nil), ("ab", 0, "a", nil), ("ab", 1, "b", "a"), ("ab", 2, nil, "b"), ("ab", 9, nil, "b"),
      ("🇩🇪x", 8, "x", "🇩🇪"), ("🇩🇪x", 0, "🇩🇪", nil), ("é", 1, "é", nil),
    ] as [(String, Int, Character?, Character?)])
  func readsTheCharacterAround(_ string: String, offset: Int, after: Character?, before: Character?) {
    let text = TextBuffer(string)
    #expect(text.character(after: UTF8Offset(offset)) == after)
    #expect(text.character(before: UTF8Offset(offset)) == before)
  }

  @Test(arguments: [Int.min, -1, 4, Int.max])
  func takesAnyOffset(_ offset: Int) {
    let text = TextBuffer("aé")
    let position = UTF8Offset(offset)
    let nearest = offset < 0 ? UTF8Offset.zero : text.end
    #expect(!text.isClusterBoundary(position))
    #expect(text.clusterBoundary(after: position) == (offset < 0 ? 1 : 3))
    #expect(text.clusterBoundary(before: position) == (offset < 0 ? 0 : 1))
    #expect(text.roundedOut(position..<position) == nearest..<nearest)
    #expect(text.wordBoundary(after: position) == 3)
    #expect(text.wordBoundary(before: position) == 0)
    #expect(text.utf16Offset(at: position) == UTF16Offset(offset < 0 ? 0 : 2))
    #expect(text.utf8Offset(at: UTF16Offset(offset)) == nearest)
    #expect(text[position..<position] == "")
    #expect(text[UTF8Offset(Int.min)..<UTF8Offset(Int.max)] == "aé")
  }
}
