import CellCanvas
import TestData
import Testing
import TextEditing

@testable import FieldKit

/// A text in rows of cells.
@Suite struct TextLayoutTests {
  /// The rows of a text, their line breaks written as ↵.
  private func rows(_ string: String, columns: Int, breaksAtWords: Bool = true) -> [String] {
    let text = TextBuffer(string)
    return pieces(
      of: text, TextLayout(text, rules: LayoutRules(columns: columns, breaksAtWords: breaksAtWords)))
  }

  private func pieces(of text: TextBuffer, _ layout: TextLayout) -> [String] {
    (0..<layout.rows.count).map { number in
      let row = layout.rows.place(row: number)
      return String(text[row.start..<row.end].map { $0.isNewline ? "↵" : $0 })
    }
  }

  @Test(
    arguments: [
      ("", 5, [""]),
      ("abc", 5, ["abc"]),
      ("abcde", 5, ["abcde"]),
      ("abcdef", 5, ["abcde", "f"]),
      ("one two three", 7, ["one two ", "three"]),
      ("one two three", 8, ["one two ", "three"]),
      ("one two three", 5, ["one ", "two ", "three"]),
      ("one two three", 4, ["one ", "two ", "thre", "e"]),
      ("a abcdefgh b", 4, ["a ", "abcd", "efgh ", "b"]),
      ("one    two", 5, ["one    ", "two"]),
      ("   one", 3, ["   ", "one"]),
      ("one\u{A0}two x", 7, ["one\u{A0}two ", "x"]),
      ("a\nb", 5, ["a↵", "b"]),
      ("a\n", 5, ["a↵", ""]),
      ("\n\n", 5, ["↵", "↵", ""]),
      ("abcde\nf", 5, ["abcde↵", "f"]),
      ("one \ntwo", 3, ["one ↵", "two"]),
      ("a\r\nb\u{2028}c", 5, ["a↵", "b↵", "c"]),
      ("日本語文字", 4, ["日本", "語文", "字"]),
      ("日本語文字", 5, ["日本", "語文", "字"]),
      ("日本、語文", 4, ["日", "本、", "語文"]),
      ("a日本b", 3, ["a日", "本b"]),
      ("ab日本", 3, ["ab", "日", "本"]),
      ("日本語", 1, ["日", "本", "語"]),
      ("「日」", 2, ["「", "日", "」"]),
      ("👨‍👩‍👧👨‍👩‍👧a", 4, ["👨‍👩‍👧👨‍👩‍👧", "a"]),
      ("🇺🇿🇺🇿🇺🇿", 4, ["🇺🇿🇺🇿", "🇺🇿"]),
      ("ae\u{301}o\u{308}u", 2, ["ae\u{301}", "o\u{308}u"]),
      ("well-known", 6, ["well-", "known"]),
      ("see -x y", 5, ["see ", "-x y"]),
      ("1-2-3", 3, ["1-2", "-3"]),
      ("a\tb", 9, ["a\tb"]),
      ("a\tb", 8, ["a\t", "b"]),
      ("a\tb\tc", 20, ["a\tb\tc"]),
      ("\u{1B}[31m", 3, ["\u{1B}[3", "1m"]),
      ("ab cd", 1, ["a", "b ", "c", "d"]),
    ] as [(String, Int, [String])])
  func wordsWrap(string: String, columns: Int, expected: [String]) {
    #expect(rows(string, columns: columns) == expected)
  }

  @Test(
    arguments: [
      ("one two three", 5, ["one t", "wo th", "ree"]),
      ("one two", 4, ["one ", "two"]),
      ("日本語", 3, ["日", "本", "語"]),
      ("a日\nb", 2, ["a", "日↵", "b"]),
      ("a\tb", 4, ["a\t", "b"]),
    ] as [(String, Int, [String])])
  func cellsWrap(string: String, columns: Int, expected: [String]) {
    #expect(rows(string, columns: columns, breaksAtWords: false) == expected)
  }

  @Test(
    arguments: [
      // text, columns, column of the end of row 0's letters
      ("a\tb", 20, 9), ("\t\t", 20, 0), ("日本 ", 20, 4), ("abc\u{1}", 20, 4), ("ab   ", 3, 2),
    ] as [(String, Int, Int)])
  func widths(string: String, columns: Int, width: Int) {
    let text = TextBuffer(string)
    let layout = TextLayout(text, rules: LayoutRules(columns: columns))
    #expect(layout.width(of: layout.rows.place(row: 0), of: text) == width)
  }

  @Test(
    arguments: [
      // text, columns, row, column, the caret that is meant, whether it is behind its row
      ("one two", 4, 0, 0, 0, false), ("one two", 4, 0, 2, 2, false),
      // At the space where the row was broken: before it.
      ("one two", 4, 0, 3, 3, false), ("one two", 4, 0, 9, 3, false),
      ("one two", 4, 1, 9, 7, false),
      // A word that was cut: behind its last letter, in the same row.
      ("abcdef", 4, 0, 9, 4, true), ("abcdef", 4, 1, 0, 4, false),
      ("ab\ncd", 4, 0, 9, 2, false), ("日本", 4, 0, 1, 0, false), ("日本", 4, 0, 2, 3, false),
      ("a\tb", 20, 0, 5, 1, false),
    ] as [(String, Int, Int, Int, Int, Bool)])
  func cellsMeanCarets(
    string: String, columns: Int, row: Int, column: Int, position: Int, isBehind: Bool
  ) {
    let text = TextBuffer(string)
    let layout = TextLayout(text, rules: LayoutRules(columns: columns))
    let caret = layout.caret(at: column, in: layout.rows.place(row: row), of: text)
    #expect(caret == LayoutCaret(position: UTF8Offset(position), isBehindRow: isBehind))
    #expect(layout.row(of: caret).row == row)
  }

  private static let pieces = [
    "a", "b", " ", "  ", "\n", "\t", "word", "日", "本、", "「", "👨‍👩‍👧", "🇺🇿", "🇺", "e\u{301}", "\u{301}", "\u{200D}",
    "👩", "-", "x-y", "한", "\r\n", "\r", "\u{FE0F}", "☺", "…", ".", "naïve ", "\u{200B}", "ก", "\u{0}", "1",
  ]

  private func randomText(_ count: Int, using generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test func rowsCoverTheTextAndEachPositionHasACell() {
    var generator = SeededGenerator.announced("rows cover the text")
    for step in 0..<1_000 {
      let string = randomText(Int.random(in: 0...40, using: &generator), using: &generator)
      let text = TextBuffer(string)
      let rules = LayoutRules(
        columns: Int.random(in: 1...12, using: &generator), breaksAtWords: step % 3 > 0,
        isMasked: step % 7 == 0)
      let layout = TextLayout(text, rules: rules)
      #expect(layout.rows.length == text.utf8Count)
      var position = UTF8Offset.zero
      for number in 0..<layout.rows.count {
        let row = layout.rows.place(row: number)
        #expect(row.start == position && row.row == number)
        #expect(row.contents.length > 0 || number == layout.rows.count - 1)
        #expect(text.isClusterBoundary(row.start))
        let width = layout.width(of: row, of: text)
        // A wide cluster has a row of one column to itself.
        #expect(width <= max(2, rules.columns), "\(string.debugDescription) \(rules) row \(number)")
        position = row.end
      }
      position = .zero
      while true {
        let caret = LayoutCaret(position: position)
        let row = layout.row(of: caret)
        #expect(row.start <= position && position <= row.end)
        let column = layout.column(of: position, in: row, of: text)
        let back = layout.caret(at: column, in: row, of: text)
        let isHanging = rules.breaksAtWords && column >= rules.columns
        // A space may take no cell of its own at the edge: then what stands before it is meant.
        if !isHanging {
          #expect(back.position == position, "\(string.debugDescription) \(rules) at \(position.value)")
        }
        #expect(layout.row(of: back).row == row.row)
        if position == text.end { break }
        position = text.clusterBoundary(after: position)
      }
    }
  }

  @Test(arguments: [false, true])
  func editsGiveTheRowsOfTheWholeText(breaksAtWords: Bool) throws {
    var generator = SeededGenerator.announced("edits of a layout")
    for columns in [1, 3, 10, 40] {
      var text = TextBuffer(randomText(400, using: &generator))
      let rules = LayoutRules(columns: columns, breaksAtWords: breaksAtWords)
      var layout = TextLayout(text, rules: rules)
      for step in 0..<600 {
        let range = text.roundedOut(randomRange(of: text, using: &generator))
        let isLong = Int.random(in: 0..<50, using: &generator) == 0
        let put = randomText(Int.random(in: 0...(isLong ? 300 : 4), using: &generator), using: &generator)
        text.replaceSubrange(range, with: put)
        layout.follow(replacing: range, by: put.utf8.count, in: text)
        #expect(layout.rows.length == text.utf8Count)
        // Not each time, so that what is left to be done adds up.
        guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
        layout.finish(text)
        let scratch = TextLayout(text, rules: rules)
        try #require(
          pieces(of: text, layout) == pieces(of: text, scratch), "columns \(columns), step \(step)")
      }
    }
  }

  private func randomRange(
    of text: TextBuffer, using generator: inout SeededGenerator
  ) -> Range<UTF8Offset> {
    let start = Int.random(in: 0...text.utf8Count, using: &generator)
    let limit = Int.random(in: 0..<40, using: &generator) == 0 ? 400 : 6
    return UTF8Offset(
      start)..<UTF8Offset(min(text.utf8Count, start + Int.random(in: 0...limit, using: &generator)))
  }

  @Test func aLongParagraphIsLaidOutWhereItIsLookedAt() {
    var text = TextBuffer(String(repeating: "abcdefghij", count: 2_000) + "\nend")
    let rules = LayoutRules(columns: 10)
    var layout = TextLayout(text, rules: rules)
    #expect(layout.rows.count == 2_001)
    for step in 0..<100 {
      let position = UTF8Offset(step * 150)
      text.replaceSubrange(Range(at: position), with: "x")
      layout.follow(replacing: Range(at: position), by: 1, in: text)
      // What is seen around the edit is right; behind it may be what was there before.
      layout.finish(text, through: position + 100)
      let row = layout.rows.place(at: position + 100)
      #expect(row.start.value % 10 == 0)
    }
    layout.finish(text)
    #expect(pieces(of: text, layout) == pieces(of: text, TextLayout(text, rules: rules)))
  }
}
