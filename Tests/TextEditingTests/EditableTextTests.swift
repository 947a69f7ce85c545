import Testing
import TextEditing

@Suite struct EditableTextTests {
  /// A text, the replaced range, what is put in, the caret asked for; the text and the caret that result.
  @Test(arguments: [
    ("ab", 1, 1, "x", 2, "axb", 2), ("ab", 0, 2, "", 0, "", 0), ("ab", -3, 9, "c", 9, "c", 1),
    ("e", 1, 1, "\u{301}", 3, "e\u{301}", 3), ("ex\u{301}", 1, 2, "", 1, "e\u{301}", 3),
    ("🇩x🇪", 4, 5, "", 4, "🇩🇪", 8), ("👩👧", 4, 4, "\u{200D}", 7, "👩\u{200D}👧", 11), ("é", 1, 1, "a", 1, "aé", 1),
    ("\n", 0, 0, "\r", 1, "\r\n", 2), ("ab", 1, 1, "", -5, "ab", 0),
  ])
  func keepsTheCaretBetweenClusters(
    _ before: String, lower: Int, upper: Int, put: String, caret: Int, after: String, resulting: Int
  ) {
    var text = EditableText(before)
    let selection = text.selection
    let inverse = text.apply(
      TextEdit(
        range: UTF8Offset(lower)..<UTF8Offset(upper), replacement: put,
        selectionAfter: TextSelection(caret: UTF8Offset(caret))))
    #expect(text.string == after)
    #expect(text.selection == TextSelection(caret: UTF8Offset(resulting)))
    #expect(text.checkInvariants() == [])
    _ = text.apply(inverse)
    #expect(text.string == before)
    #expect(text.selection == selection)
  }

  /// A text, a selection asked for, and the one that results.
  @Test(arguments: [
    ("abc", 0, 2, 0, 2), ("abc", 2, 0, 2, 0), ("abc", -1, 9, 0, 3), ("e\u{301}b", 1, 1, 3, 3),
    ("e\u{301}b", 1, 4, 0, 4), ("e\u{301}b", 4, 1, 4, 0), ("🇩🇪🇫🇷", 4, 12, 0, 16), ("é", 1, 1, 2, 2),
  ])
  func selectsWholeClusters(_ string: String, anchor: Int, caret: Int, newAnchor: Int, newCaret: Int) {
    var text = EditableText(string)
    text.select(TextSelection(anchor: UTF8Offset(anchor), caret: UTF8Offset(caret)))
    #expect(
      text.selection == TextSelection(anchor: UTF8Offset(newAnchor), caret: UTF8Offset(newCaret)))
    #expect(text.checkInvariants() == [])
  }
}
