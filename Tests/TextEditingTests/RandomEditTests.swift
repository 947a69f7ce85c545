import TestData
import Testing
import TextEditing

@Suite struct RandomEditTests {
  /// A text of whole characters against an array of them, with invariants and all conversions checked.
  @Test func agreesWithAnArrayOfCharacters() throws {
    var generator = SeededGenerator.announced("edits against an array")
    var model: [Character] = Array("first")
    var text = TextBuffer("first")
    for step in 0..<10_000 {
      let lower = Int.random(in: 0...model.count, using: &generator)
      let long = Int.random(in: 0..<30, using: &generator) == 0
      let limit = long ? model.count - lower : min(3, model.count - lower)
      let upper = lower + Int.random(in: 0...limit, using: &generator)
      let length = Int.random(in: 0..<40, using: &generator) == 0 ? 600 : 4
      let put = trickyString(Int.random(in: 0...length, using: &generator), using: &generator)

      let before = String(model[..<lower])
      let range = UTF8Offset(before.utf8.count)..<UTF8Offset(String(model[..<upper]).utf8.count)
      text.replaceSubrange(range, with: put)
      // What was put in may join with its neighbours: the characters are those of the whole.
      model = Array(before + put + String(model[upper...]))

      if step % 20 == 0 || step > 9_900 {
        let string = String(model)
        try #require(text.checkInvariants() == [], "step \(step)")
        try #require(text.isEqual(to: string), "step \(step)")
        #expect(Array(text.characters()) == model, "step \(step)")
      }

    }
  }

  @Test func convertsOffsetsAsStringDoes() {
    var generator = SeededGenerator.announced("conversions")
    for length in [0, 1, 7, 100, 3_000] {
      let string = trickyString(length, using: &generator)
      var text = TextBuffer(string)
      text.replaceSubrange(text.end..<text.end, with: "")
      #expect(text.utf16Count == string.utf16.count)
      for _ in 0..<min(500, 3 * length + 1) {
        let offset = Int.random(in: -1...string.utf8.count + 1, using: &generator)
        let index = string.utf8.index(
          string.startIndex, offsetBy: max(0, min(string.utf8.count, offset)))
        let rounded = string.unicodeScalars.indices.last { $0 <= index } ?? string.startIndex
        let start = index == string.endIndex ? index : rounded
        let units = string.utf16.distance(from: string.startIndex, to: start)
        #expect(text.utf16Offset(at: UTF8Offset(offset)) == UTF16Offset(units))

        let unit = Int.random(in: -1...string.utf16.count + 1, using: &generator)
        let unitIndex = string.utf16.index(
          string.startIndex, offsetBy: max(0, min(string.utf16.count, unit)))
        let scalar = string.unicodeScalars.indices.last { $0 <= unitIndex } ?? string.startIndex
        let expected = unitIndex == string.endIndex ? unitIndex : scalar
        let bytes = string.utf8.distance(from: string.startIndex, to: expected)
        #expect(text.utf8Offset(at: UTF16Offset(unit)) == UTF8Offset(bytes))
      }
    }
  }

  /// Texts that share chunks and a kept string don't see each other's changes.
  @Test func copiesAreApart() {
    var generator = SeededGenerator.announced("copies")
    var texts = [(TextBuffer(String(repeating: "aé👩🏽", count: 900)), String(repeating: "aé👩🏽", count: 900))]
    for _ in 0..<2_000 {
      var (text, string) = texts[Int.random(in: 0..<texts.count, using: &generator)]
      if Bool.random(using: &generator) { _ = text.string }
      let boundaries = clusterBoundaries(string)
      let from = Int.random(in: 0..<boundaries.count, using: &generator)
      let to = min(boundaries.count - 1, from + Int.random(in: 0...3, using: &generator))
      let put = ["", "x", "é", "🇩🇪"][Int.random(in: 0..<4, using: &generator)]
      text.replaceSubrange(UTF8Offset(boundaries[from])..<UTF8Offset(boundaries[to]), with: put)
      let utf8 = string.utf8
      string.replaceSubrange(
        utf8.index(
          utf8.startIndex, offsetBy: boundaries[from])..<utf8.index(utf8.startIndex, offsetBy: boundaries[to]),
        with: put)
      texts.append((text, string))
      if texts.count > 6 { texts.remove(at: Int.random(in: 0..<5, using: &generator)) }
      for (text, string) in texts { #expect(text.string == string) }
    }
  }
}
