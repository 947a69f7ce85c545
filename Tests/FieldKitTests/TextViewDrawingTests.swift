import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

/// What a text view looks like, and where its caret stands.
@MainActor @Suite struct TextViewDrawingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))

  /// A text view with no room around its text, being edited, with a caret so many UTF-8 code units in.
  private func view(_ text: String, caret: Int? = nil, columns: Int = 10, rows: Int = 4) -> UITextView {
    let view = UITextView(
      frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: columns, rows: rows)))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.showsVerticalScrollIndicator = false
    view.text = text
    window.addSubview(view)
    view.becomeFirstResponder()
    if let caret { view.engine.select(TextSelection(caret: UTF8Offset(caret))) }
    return view
  }

  private func draw(rows: Int = 4, columns: Int = 10) -> Canvas {
    window.layoutIfNeeded()
    var canvas = Canvas(size: CellSize(columns: columns, rows: rows))
    window.drawHierarchy(in: &canvas)
    return canvas
  }

  @Test(
    arguments: [
      // text, caret in UTF-8 code units, rows, the caret's column and row
      ("", 0, ["", "", "", ""], 0, 0),
      ("one two three", 13, ["one two", "three", "", ""], 5, 1),
      ("one two three", 8, ["one two", "three", "", ""], 0, 1),
      ("one two three", 7, ["one two", "three", "", ""], 7, 0),
      ("a\nb\n", 4, ["a", "b", "", ""], 0, 2),
      ("日本語日本語", 18, ["日本語日本", "語", "", ""], 2, 1),
      ("a\tb", 3, ["a       b", "", "", ""], 9, 0),
      ("abcdefghij", 10, ["abcdefghij", "", "", ""], 9, 0),
      ("a\u{1B}[31m\u{0}", 7, ["a␛[31m␀", "", "", ""], 7, 0),
      ("1\n2\n3\n4\n5", 9, ["2", "3", "4", "5"], 1, 3),
      ("1\n2\n3\n4\n5", 0, ["1", "2", "3", "4"], 0, 0),
    ] as [(String, Int, [String], Int, Int)])
  func textAndCaret(text: String, caret: Int, lines: [String], column: Int, row: Int) {
    _ = view(text, caret: caret)
    let canvas = draw()
    #expect(canvas.lines == lines)
    #expect(canvas.cursor == CellPoint(column: column, row: row))
  }

  @Test func itScrollsAsLittleAsItTakes() {
    let view = view("1\n2\n3\n4\n5\n6", caret: 11)
    #expect(draw().lines == ["3", "4", "5", "6"])
    view.engine.select(TextSelection(caret: UTF8Offset(6)))
    #expect(draw().lines == ["3", "4", "5", "6"])
    view.engine.select(TextSelection(caret: UTF8Offset(2)))
    #expect(draw().lines == ["2", "3", "4", "5"])
    view.text = "1\n2"
    #expect(draw().lines == ["1", "2", "", ""])
    #expect(view.contentOffset == .zero)
  }

  @Test func aCaretOutOfSightIsHidden() {
    let view = view("1\n2\n3\n4\n5\n6", caret: 0)
    _ = draw()
    #expect(view.offerScroll(rows: 2))
    let canvas = draw()
    #expect(canvas.lines == ["3", "4", "5", "6"] && canvas.cursor == nil)
    view.insertText("x")
    #expect(draw().lines == ["x1", "2", "3", "4"])
  }

  @Test func oneRowIsEnough() {
    let view = view("one two three", caret: 0, columns: 5, rows: 1)
    view.textContainerInset = UITextView().textContainerInset
    view.textContainer.lineFragmentPadding = 5
    #expect(draw(rows: 1, columns: 5).lines == [" one"])
    view.engine.select(TextSelection(caret: UTF8Offset(13)))
    let canvas = draw(rows: 1, columns: 5)
    #expect(canvas.lines == [" ee"] && canvas.cursor == CellPoint(column: 3, row: 0))
  }

  @Test func theUsualInsetsLineUpWithSubviews() {
    let view = view("", rows: 3)
    view.textContainerInset = UITextView().textContainerInset
    view.textContainer.lineFragmentPadding = 5
    // As clients place their placeholders.
    let label = Mark(frame: CGRect(x: 5, y: 8, width: 40, height: 16))
    view.addSubview(label)
    let canvas = draw()
    #expect(canvas.lines.prefix(2) == ["", " x"] && canvas.cursor == CellPoint(column: 1, row: 1))
    #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 8, y: 8))
  }

  private final class Mark: UIView {
    override func draw(in canvas: inout Canvas) { canvas.draw("x", at: .zero) }
  }

  @Test func anOutlineGetsRoom() {
    let view = view("1\n2\n3\n4\n5", caret: 9, rows: 4)
    view.layer.borderWidth = 1
    #expect(draw().lines == ["┌────────┐", "│4       │", "│5       │", "└────────┘"])
    view.engine.select(TextSelection(caret: .zero))
    #expect(draw().lines == ["┌────────┐", "│1       │", "│2       │", "└────────┘"])
  }

  @Test func theSelectionIsDrawnWithItsLineBreaks() {
    let view = view("ab\ncd")
    view.selectedRange = NSRange(location: 1, length: 3)
    let canvas = draw()
    let inverse = (0..<2).map { row in
      (0..<4).map { canvas[$0, row].style.attributes.contains(.inverse) }
    }
    #expect(inverse == [[false, true, true, false], [true, false, false, false]])
  }

  @Test(arguments: [(NSTextAlignment.center, "   abc", 6), (.right, "       abc", 9), (.left, "abc", 3)])
  func alignment(alignment: NSTextAlignment, line: String, column: Int) {
    let view = view("abc", caret: 3)
    view.textAlignment = alignment
    let canvas = draw()
    #expect(canvas.lines[0] == line && canvas.cursor?.column == column)
  }

  @Test func stylesAreDrawn() {
    let view = view("")
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)]))
    view.attributedText = text
    let canvas = draw()
    #expect(!canvas[0, 0].style.attributes.contains(.bold))
    #expect(canvas[6, 0].style.attributes.contains(.bold) && canvas.lines[0] == "plain bold")
  }

  @Test func markedTextIsUnderlined() {
    let view = view("a")
    view.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0))
    let canvas = draw()
    #expect(
      (0..<4).map { canvas[$0, 0].style.attributes.contains(.underline) } == [false, true, true, false])
  }

  @Test func secureTextIsBullets() {
    let view = view("ab cd\ne👨‍👩‍👧")
    view.isSecureTextEntry = true
    #expect(draw().lines == ["•••••", "••", "", ""])
  }

  @Test func theIndicatorShowsTheRest() {
    let view = view("1\n2\n3\n4\n5\n6\n7\n8", caret: 0)
    view.showsVerticalScrollIndicator = true
    #expect(draw().lines.map { $0.hasSuffix("▐") } == [true, true, false, false])
  }

  @Test func theIndicatorHidesNoText() {
    let view = view("12345678901234567890\n3\n4\n5\n6\n7\n8", caret: 0)
    view.textContainer.lineBreakMode = .byCharWrapping
    let columns = CellMetrics.columns(view.bounds.width)
    view.showsVerticalScrollIndicator = false
    let plain = draw()
    view.showsVerticalScrollIndicator = true
    let barred = draw()
    for row in 0..<4 {
      for column in 0..<columns where plain[column, row].character != " " {
        #expect(barred[column, row] == plain[column, row])
      }
    }
    #expect(plain[columns - 1, 0].character != " ")
  }

  @Test func theIndicatorStandsInsideOfAnOutline() {
    let view = view("1\n2\n3\n4\n5\n6\n7\n8", caret: 0, columns: 6, rows: 4)
    view.layer.borderWidth = 1
    view.showsVerticalScrollIndicator = true
    #expect(draw().lines == ["┌────┐", "│1  ▐│", "│2   │", "└────┘"])
  }

  @Test func everySizeIsSafe() {
    for columns in 0...6 {
      for rows in 0...3 {
        let view = view("日本語👨‍👩‍👧ab\tc\n\nword word", columns: columns, rows: rows)
        view.textContainerInset = UITextView().textContainerInset
        view.textContainer.lineFragmentPadding = 5
        view.layer.borderWidth = columns % 2 == 0 ? 1 : 0
        for caret in 0...view.engine.content.buffer.end.value {
          view.engine.select(TextSelection(caret: UTF8Offset(caret)))
          let canvas = draw()
          if let cursor = canvas.cursor { #expect(cursor.column < columns && cursor.row < rows) }
        }
        view.removeFromSuperview()
      }
    }
  }

  @Test func sizes() {
    let view = view("one two three", columns: 10, rows: 4)
    #expect(view.sizeThatFits(CGSize(width: 80, height: CGFloat.infinity)) == CGSize(width: 56, height: 32))
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 48))
    #expect(view.contentSize == CGSize(width: 80, height: 32))
    view.insertText("\n")
    #expect(view.contentSize.height == 48)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 48)
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.intrinsicContentSize.height == 32)
    view.layer.borderWidth = 1
    #expect(view.intrinsicContentSize.height == 64)
  }
}
