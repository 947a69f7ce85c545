import TestData
import Testing

@testable import TextEditing

@Suite struct HistoryTests {
  /// Keys: a character is typed, `<` deletes backwards, `>` forwards, `[` and `]` move the caret, `~` waits for
  /// two seconds, `^` pastes "XY", `-` is undo and `+` redo. What results, with `|` for the caret.
  @Test(arguments: [
    ("", "|"), ("ab", "ab|"), ("ab-", "|"), ("ab-+", "ab|"), ("ab--", "|"), ("one two", "one two|"),
    ("one two-", "one |"), ("one two--", "|"), ("one two--+", "one |"), ("one, two-", "one, |"),
    ("ab~cd-", "ab|"),
    ("ab~cd--", "|"), ("abc<<-", "ab|"), ("abc<<--", "abc|"), ("abc<<-+", "a|"), ("abc[[>>-", "a|c"),
    ("abc[<>-", "a|c"), ("ab[c-", "a|b"), ("ab[]c-", "ab|"), ("ab[]c--", "|"), ("ab^-", "ab|"),
    ("ab^^-", "abXY|"), ("ab^c-", "abXY|"), ("ab-c+", "c|"), ("ab<-c", "abc|"), ("ab<-c-", "ab|"),
    ("ab-^+", "XY|"), ("e\u{301}-", "|"), ("a<b<--", "|"), ("+", "|"), ("-", "|"), ("абв где-", "абв |"),
    ("^~^~--++", "XYXY|"),
  ])
  func groupsAsPeopleExpect(_ keys: String, result: String) {
    #expect(run(keys) == result, "\(keys)")
  }

  private func run(_ keys: String) -> String {
    var text = EditableText()
    var history = EditHistory()
    var time = Duration.zero
    for key in keys {
      time += .milliseconds(100)
      let caret = text.selection.caret
      func apply(_ range: Range<UTF8Offset>, _ replacement: String, _ kind: TextEdit.Kind) {
        text.apply(
          TextEdit(range: range, replacement: replacement, kind: kind), recordingIn: &history, at: time)
      }
      switch key {
      case "<": apply(text.buffer.clusterBoundary(before: caret)..<caret, "", .deleting)
      case ">": apply(caret..<text.buffer.clusterBoundary(after: caret), "", .deleting)
      case "[": text.select(TextSelection(caret: text.buffer.clusterBoundary(before: caret)))
      case "]":
        text.select(TextSelection(caret: text.buffer.clusterBoundary(after: caret)))
        history.endGroup()
      case "~": time += .seconds(2)
      case "^": apply(caret..<caret, "XY", .other)
      case "-": history.undo().map { _ = text.apply($0) }
      case "+": history.redo().map { _ = text.apply($0) }
      default: for scalar in key.unicodeScalars { apply(text.selection.range, String(scalar), .typing) }
      }
    }
    var string = text.string
    string.insert("|", at: string.utf8.index(string.startIndex, offsetBy: text.selection.caret.value))
    return string
  }

  @Test func typingOverASelectionIsOneStep() {
    var text = EditableText("one two", selection: TextSelection(anchor: 7, caret: 4))
    var history = EditHistory()
    for character in "abc" {
      text.apply(
        TextEdit(range: text.selection.range, replacement: String(character), kind: .typing),
        recordingIn: &history, at: .zero)
    }
    #expect(text.string == "one abc")
    history.undo().map { _ = text.apply($0) }
    #expect(text.string == "one two")
    #expect(text.selection == TextSelection(anchor: 7, caret: 4))
    #expect(!history.canUndo && history.canRedo)
  }

  @Test func aLongWordIsOneEdit() {
    var text = EditableText()
    var history = EditHistory()
    for _ in 0..<20_000 {
      text.apply(
        TextEdit(range: text.buffer.end..<text.buffer.end, replacement: "a", kind: .typing),
        recordingIn: &history, at: .zero)
    }
    let undo = history.undo()
    #expect(undo?.range == 0..<20_000)
    #expect(!history.canUndo)
    #expect(history.redo()?.replacement.utf8.count == 20_000)
  }

  @Test func forgetsTheOldestBeyondItsLimits() {
    var history = EditHistory(stepLimit: 16, sizeLimit: 100)
    func record(_ count: Int) {
      let edit = TextEdit(range: 0..<0, replacement: String(repeating: "x", count: count))
      history.record(
        edit, inverse: TextEdit(range: 0..<UTF8Offset(count), replacement: ""), at: .zero)
    }
    func undoable() -> Int {
      var copy = history
      var count = 0
      while copy.undo() != nil { count += 1 }
      return count
    }
    for _ in 0..<1_000 { record(1) }
    #expect((14...16).contains(undoable()))
    record(99)
    #expect(undoable() < 3)
    record(1_000)
    #expect(undoable() == 1)
    history.removeAll()
    #expect(!history.canUndo && !history.canRedo)
  }

  /// Undo and redo in any order give back each text and each selection there was.
  @Test func walksBackAndForthExactly() throws {
    var generator = SeededGenerator.announced("undo and redo")
    for _ in 0..<40 {
      var text = EditableText(trickyString(6, using: &generator))
      var history = EditHistory()
      var states = [text]
      var now = 0
      for step in 0..<150 {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          if let edit = history.undo() {
            _ = text.apply(edit)
            now -= 1
            #expect(text == states[now], "step \(step)")
          }
        case 1:
          if let edit = history.redo() {
            _ = text.apply(edit)
            now += 1
            #expect(text == states[now], "step \(step)")
          }
        default:
          let ends = [0, 1].map { _ in
            text.buffer.scalarBoundary(
              atOrBefore: UTF8Offset(Int.random(in: -1...text.buffer.utf8Count + 1, using: &generator)))
          }
          let kinds: [TextEdit.Kind] = [.typing, .deleting, .other]
          let wasUndoable = undoCount(history)
          text.apply(
            TextEdit(
              range: min(ends[0], ends[1])..<max(ends[0], ends[1]),
              replacement: trickyString(
                Int.random(in: (ends[0] == ends[1] ? 1 : 0)...3, using: &generator), using: &generator),
              kind: kinds[Int.random(in: 0..<3, using: &generator)]),
            recordingIn: &history, at: .zero)
          let grew = undoCount(history) - wasUndoable
          now += grew
          states.removeSubrange(min(states.count, now)...)
          states.append(text)
        }
        try #require(text.checkInvariants() == [], "step \(step)")
      }
    }
  }

  @Test func nothingIsNoStep() {
    var history = EditHistory()
    history.record(
      TextEdit(range: 0..<0, replacement: ""), inverse: TextEdit(range: 0..<0, replacement: ""), at: .zero)
    #expect(!history.canUndo)
  }

  private func undoCount(_ history: EditHistory) -> Int {
    var history = history
    var count = 0
    while history.undo() != nil { count += 1 }
    return count
  }
}
