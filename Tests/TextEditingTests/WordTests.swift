import Testing
import TextEditing

@Suite struct WordTests {
  /// A text, where to start, the word boundary before and the one after: all in UTF-8 code units.
  @Test(arguments: [
    ("", 0, 0, 0), ("one two", 0, 0, 3), ("one two", 3, 0, 7), ("one two", 4, 0, 7), ("one two", 5, 4, 7),
    ("one two", 7, 4, 7), ("a-b", 1, 0, 3), ("  a", 2, 0, 3), ("a  ", 1, 0, 3), ("...", 3, 0, 3),
    ("x1_y", 0, 0, 2), ("x1_y", 4, 3, 4), ("größe gut", 0, 0, 7), ("größe gut", 8, 0, 11),
    ("слово два", 0, 0, 10), ("слово два", 11, 0, 17), ("日本語。次", 0, 0, 9), ("日本語。次", 15, 12, 15),
    ("e\u{301}a b", 0, 0, 4), ("क्षि नई", 0, 0, 12), ("👩🏽‍🚀x", 16, 15, 16), ("👩🏽‍🚀x", 15, 0, 16),
    ("½ ٣", 0, 0, 2), ("½ ٣", 5, 3, 5), ("a", 9, 0, 1), ("a", -1, 0, 1),
  ])
  func endWhereLettersDo(_ string: String, from: Int, before: Int, after: Int) {
    let text = TextBuffer(string)
    #expect(text.wordBoundary(before: UTF8Offset(from)).value == before)
    #expect(text.wordBoundary(after: UTF8Offset(from)).value == after)
  }
}
