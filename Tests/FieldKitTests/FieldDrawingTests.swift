import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

/// What a field looks like, and where its caret stands.
@MainActor @Suite struct FieldDrawingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 48))

  /// A field of some columns, being edited, with a caret so many UTF-8 code units in.
  private func field(_ text: String, caret: Int? = nil, columns: Int = 10, rows: Int = 1) -> UITextField {
    let field = UITextField(
      frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: columns, rows: rows)))
    field.text = text
    window.addSubview(field)
    field.becomeFirstResponder()
    if let caret { field.engine.select(TextSelection(caret: UTF8Offset(caret))) }
    return field
  }

  private func draw() -> Canvas {
    var canvas = Canvas(size: CellSize(columns: 10, rows: 3))
    window.drawHierarchy(in: &canvas)
    return canvas
  }

  @Test(
    arguments: [
      // text, caret in UTF-8 code units, what is seen, the caret's column
      ("abc", 3, "abc", 3),
      ("abc", 1, "abc", 1),
      ("", 0, "", 0),
      ("abcdefghi", 9, "abcdefghi", 9),
      ("abcdefghij", 10, "bcdefghij", 9),
      ("日本語", 9, "日本語", 6),
      ("日本語", 3, "日本語", 2),
      ("日本語日本語", 18, "本語日本語"[...].suffix(4).description, 8),
      ("e\u{301}x", 3, "e\u{301}x", 1),
      ("👨‍👩‍👧a", 18, "👨‍👩‍👧a", 2),
      ("a\u{1B}[31mb", 7, "a␛[31mb", 7),
      ("a\u{0}b", 3, "a␀b", 3),
    ] as [(String, Int, String, Int)])
  func textAndCaret(text: String, caret: Int, seen: String, column: Int) {
    _ = field(text, caret: caret)
    let canvas = draw()
    #expect(canvas.text(ofRow: 0) == seen)
    #expect(canvas.cursor == CellPoint(column: column, row: 0))
  }

  @Test func scrollingFollowsTheCaretBackAndForth() {
    let field = field("0123456789abcdef", caret: 16)
    #expect(draw().text(ofRow: 0) == "789abcdef")
    field.engine.select(TextSelection(caret: UTF8Offset(8)))
    #expect(draw().text(ofRow: 0) == "789abcdef")
    field.engine.select(TextSelection(caret: UTF8Offset(4)))
    #expect(draw().text(ofRow: 0) == "456789abcd")
    field.engine.select(TextSelection(caret: UTF8Offset(0)))
    #expect(draw().text(ofRow: 0) == "0123456789")
  }

  @Test func deletingAtTheEndBringsHiddenTextBack() {
    let field = field("0123456789abc")
    _ = draw()
    field.text = "0123456"
    #expect(draw().text(ofRow: 0) == "0123456")
  }

  @Test func thePlaceholderIsColouredAndCut() {
    let field = field("")
    field.attributedPlaceholder = NSAttributedString(
      string: "Menga nimadir", attributes: [.foregroundColor: UIColor.red])
    let canvas = draw()
    #expect(canvas.text(ofRow: 0) == "Menga nim…")
    #expect(canvas[0, 0].style.foreground == CellColor(red: 255, green: 0, blue: 0))
    #expect(canvas.cursor == CellPoint(column: 0, row: 0))
    field.insertText("x")
    #expect(draw().text(ofRow: 0) == "x")
    field.deleteBackward()
    #expect(draw().text(ofRow: 0) == "Menga nim…")
  }

  @Test func secureTextIsBullets() {
    let field = field("a👨‍👩‍👧é")
    field.isSecureTextEntry = true
    let canvas = draw()
    #expect(canvas.text(ofRow: 0) == "•••")
    #expect(canvas.cursor == CellPoint(column: 3, row: 0))
  }

  @Test func theSelectionIsDrawn() {
    let field = field("abcd")
    field.engine.select(TextSelection(UTF8Offset(1)..<UTF8Offset(3)))
    let canvas = draw()
    #expect((0..<4).map { canvas[$0, 0].style.attributes.contains(.inverse) } == [false, true, true, false])
  }

  @Test func aTallFieldWritesInItsMiddleRow() {
    _ = field("abc", rows: 3)
    let canvas = draw()
    #expect(canvas.lines == ["", " abc", ""])
    #expect(canvas.cursor == CellPoint(column: 4, row: 1))
  }

  @Test func everyWidthIsSafe() {
    for columns in 0...6 {
      let field = field("日本語👨‍👩‍👧ab", columns: columns)
      for caret in 0...field.engine.content.buffer.end.value {
        field.engine.select(TextSelection(caret: UTF8Offset(caret)))
        let canvas = draw()
        if let cursor = canvas.cursor { #expect(cursor.column < columns) }
      }
      field.removeFromSuperview()
    }
  }
}
