import FieldKit
import Foundation
import TestData
import Testing
import TextEditing

/// A field against a plain array of characters.
@MainActor @Suite struct RandomFieldEditTests {
  /// What a text field does, said in the simplest words.
  private struct Model {
    var characters: [Character] = []
    var selection = 0..<0

    var text: String { String(characters) }

    /// What stands before a character, in UTF-8 code units.
    func offset(_ index: Int) -> Int { String(characters[..<index]).utf8.count }

    mutating func replace(_ range: Range<Int>, with text: String) {
      let before = String(characters[..<range.lowerBound]) + text
      characters = Array(before + String(characters[range.upperBound...]))
      moveCaret(behind: before.utf8.count)
    }

    /// What was put in may have joined with what stands behind it: then the caret goes behind both.
    mutating func moveCaret(behind offset: Int) {
      var index = 0
      while self.offset(index) < offset { index += 1 }
      selection = index..<index
    }
  }

  private static let pieces = [
    "a", "Z", "0", " ", "é", "e\u{301}", "\u{301}", "日", "한", "\u{1100}", "\u{1161}", "👍", "👍🏽", "👨‍👩‍👧",
    "\u{200D}",
    "🇺🇿", "🇹", "\u{FE0F}", "क्षि", "ß", "ﬁ",
  ]

  private func piece(_ count: ClosedRange<Int>, using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    }.joined()
  }

  private func select(_ range: Range<Int>, of model: Model, in field: UITextField) {
    field.engine.select(
      TextSelection(UTF8Offset(model.offset(range.lowerBound))..<UTF8Offset(model.offset(range.upperBound))))
  }

  @Test func tenThousandSteps() throws {
    var random = SeededGenerator.announced("edits of a field")
    let (field, recorder, _) = EventRecorder.editedField()
    var model = Model()
    var undone: [(String, Int)] = []
    for step in 0..<10_000 {
      let isAllowed = Int.random(in: 0..<5, using: &random) > 0
      recorder.answers["shouldChange"] = isAllowed
      recorder.forget()
      let before = (field.text, field.selectedTextRange)
      switch Int.random(in: 0..<11, using: &random) {
      case 0, 1, 2:
        let text = piece(1...1, using: &random)
        field.engine.offer(TextEdit(range: field.engine.insertionRange, replacement: text, kind: .typing))
        if isAllowed { model.replace(model.selection, with: text) }
      case 3:
        let text = piece(0...8, using: &random)
        field.engine.offerPaste(text)
        if isAllowed && !text.isEmpty { model.replace(model.selection, with: text) }
      case 4:
        let caret = model.selection.lowerBound
        let range = model.selection.isEmpty ? max(0, caret - 1)..<caret : model.selection
        if !range.isEmpty {
          field.engine.offer(
            TextEdit(
              range: UTF8Offset(model.offset(range.lowerBound))..<UTF8Offset(model.offset(range.upperBound)),
              replacement: "", kind: .deleting))
          if isAllowed { model.replace(range, with: "") }
        }
      case 5:
        let text = piece(0...3, using: &random)
        field.insertText(text)
        model.replace(model.selection, with: text)
      case 6:
        let caret = model.selection.lowerBound
        field.deleteBackward()
        let range = model.selection.isEmpty ? max(0, caret - 1)..<caret : model.selection
        if !range.isEmpty { model.replace(range, with: "") }
      case 7, 8:
        let ends = (0..<2).map { _ in Int.random(in: 0...model.characters.count, using: &random) }.sorted()
        let range = ends[0]..<(Bool.random(using: &random) ? ends[0] : ends[1])
        select(range, of: model, in: field)
        model.selection = range
      case 9 where model.characters.count > 60:
        let text = piece(0...20, using: &random)
        let same = text == model.text
        field.text = text
        if !same {
          model.characters = Array(text)
          model.selection = model.characters.count..<model.characters.count
        }
      case 10:
        undone.append((model.text, step))
        _ = field.engine.undoEdit()
        model.characters = Array(field.text ?? "")
        let range = field.engine.selection.range
        model.moveCaret(behind: range.lowerBound.value)
        let lower = model.selection.lowerBound
        model.moveCaret(behind: range.upperBound.value)
        model.selection = lower..<model.selection.lowerBound
      default: break
      }
      try #require(field.text == model.text, "step \(step)")
      let selection = field.engine.selection.range
      try #require(selection.lowerBound.value == model.offset(model.selection.lowerBound), "step \(step)")
      try #require(selection.upperBound.value == model.offset(model.selection.upperBound), "step \(step)")
      try #require(field.engine.content.checkInvariants() == [], "step \(step)")
      if recorder.events.count == 1, recorder.events[0].hasPrefix("shouldChange") {
        try #require(field.text == before.0 && field.selectedTextRange == before.1, "step \(step)")
      }
    }
  }

  /// Undo and redo lead through the same texts and selections, there and back.
  @Test func undoAndRedoRetraceEveryStep() throws {
    var random = SeededGenerator.announced("undo and redo")
    for _ in 0..<40 {
      let (field, _, _) = EventRecorder.editedField(text: piece(0...6, using: &random))
      for _ in 0..<40 {
        let end = field.engine.content.buffer.utf8Count
        let ends = (0..<2).map { _ in UTF8Offset(Int.random(in: 0...end, using: &random)) }.sorted()
        if Bool.random(using: &random) { field.engine.select(TextSelection(ends[0]..<ends[1])) }
        let kind: TextEdit.Kind = Bool.random(using: &random) ? .typing : .other
        field.engine.offer(
          TextEdit(
            range: field.engine.selection.range, replacement: piece(0...3, using: &random), kind: kind))
      }
      var back: [(String?, UITextRange?)] = []
      while field.engine.undoEdit() { back.append((field.text, field.selectedTextRange)) }
      var forth: [(String?, UITextRange?)] = []
      while field.engine.redoEdit() { forth.append((field.text, field.selectedTextRange)) }
      while field.engine.undoEdit() {}
      #expect(back.last?.0 == field.text && back.last?.1 == field.selectedTextRange)
      for (undone, redone) in zip(back.dropLast().reversed(), forth) { #expect(undone.0 == redone.0) }
    }
  }
}
