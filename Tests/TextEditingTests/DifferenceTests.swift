import TestData
import Testing
import TextEditing

@Suite struct DifferenceTests {
  /// Old text, new bytes, where the change starts at the latest, the replaced range, what replaces it.
  @Test(
    arguments: [
      ("ac", "abc", nil, 1, 1, "b"), ("abc", "ac", nil, 1, 2, ""), ("abc", "axc", nil, 1, 2, "x"),
      ("", "x", nil, 0, 0, "x"), ("x", "", nil, 0, 1, ""), ("aaa", "aaaa", nil, 3, 3, "a"),
      ("aaa", "aaaa", 1, 1, 1, "a"), ("aaa", "aaaa", 0, 0, 0, "a"), ("aaa", "aa", 1, 1, 2, ""),
      ("abab", "ababab", 2, 2, 2, "ab"), ("abc", "abd", 0, 2, 3, "d"), ("abcabc", "abc", nil, 3, 6, ""),
      ("aé", "aè", nil, 1, 3, "è"), ("é", "©", nil, 0, 2, "©"), ("xéy", "xĩy", nil, 1, 3, "ĩ"),
      ("a👩b", "a👨b", nil, 1, 5, "👨"), ("foo bar", "bar foo", nil, 0, 7, "bar foo"),
      ("aa", "aaaa", 9, 2, 2, "aa"),
    ] as [(String, String, Int?, Int, Int, String)])
  func isTheSmallestOfWholeScalars(
    _ old: String, new: String, start: Int?, lower: Int, upper: Int, put: String
  ) {
    for padding in [0, 1, 5_000] {
      let side = String(repeating: "-", count: padding)
      let text = TextBuffer(side + old + side)
      let bytes = Array((side + new + side).utf8)
      let change = bytes.withUnsafeBufferPointer {
        text.commonDifference(from: $0, startingBy: start.map { UTF8Offset($0 + padding) })
      }
      let expected = UTF8Offset(lower + padding)..<UTF8Offset(upper + padding)
      #expect(change?.replaced == expected, "between \(padding) marks")
      #expect(change.map { Array(bytes[$0.bytes]) } == Array(put.utf8), "between \(padding) marks")
    }
  }

  @Test func isNoneBetweenEqualBytes() {
    for string in ["", "a", String(repeating: "aé👩", count: 2_000)] {
      let difference = Array(string.utf8).withUnsafeBufferPointer {
        TextBuffer(string).commonDifference(from: $0)
      }
      #expect(difference == nil)
      #expect(TextBuffer(string).isEqual(to: string))
      #expect(!TextBuffer(string).isEqual(to: string + "x"))
    }
  }

  /// Whatever bytes there are, putting them in where they differ gives them.
  @Test func leadsToTheOtherBytes() {
    var generator = SeededGenerator.announced("differences")
    for _ in 0..<300 {
      let old = trickyString(Int.random(in: 0...30, using: &generator), using: &generator)
      var new = Array(old.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let lower = Int.random(in: 0...new.count, using: &generator)
        let upper = Int.random(in: lower...min(new.count, lower + 4), using: &generator)
        new.replaceSubrange(lower..<upper, with: [0x61, 0xC3, 0xA9, 0x80, 0xF0].prefix(upper % 6))
      }
      let text = TextBuffer(old)
      let start = UTF8Offset(Int.random(in: 0...20, using: &generator))
      guard let change = new.withUnsafeBufferPointer({ text.commonDifference(from: $0, startingBy: start) })
      else {
        #expect(Array(old.utf8) == new)
        continue
      }
      var bytes = Array(old.utf8)
      bytes.replaceSubrange(
        change.replaced.lowerBound.value..<change.replaced.upperBound.value, with: new[change.bytes])
      #expect(bytes == new)
      #expect(text.scalarBoundary(atOrBefore: change.replaced.lowerBound) == change.replaced.lowerBound)
      #expect(text.scalarBoundary(atOrBefore: change.replaced.upperBound) == change.replaced.upperBound)
    }
  }
}
