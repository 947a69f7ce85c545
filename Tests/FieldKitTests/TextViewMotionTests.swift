import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

/// Moves over the rows of a text view.
@MainActor @Suite struct TextViewMotionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))

  private func view(_ text: String, columns: Int, rows: Int = 3) -> UITextView {
    let view = UITextView(
      frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: columns, rows: rows)))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = text
    window.addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  /// A move by its letter: up, down, Page Up, Page Down, Home, End; r for one cluster right, x for typing one.
  private func move(_ letter: Character, in view: UITextView) {
    switch letter {
    case "u": _ = view.engine.offerMove(.rows(-1), extending: false)
    case "d": _ = view.engine.offerMove(.rows(1), extending: false)
    case "U": _ = view.engine.offerMove(.pages(-1), extending: false)
    case "D": _ = view.engine.offerMove(.pages(1), extending: false)
    case "h": _ = view.engine.offerMove(.rowStart, extending: false)
    case "e": _ = view.engine.offerMove(.rowEnd, extending: false)
    case "r":
      let caret = view.engine.content.buffer.clusterBoundary(after: view.engine.selection.caret)
      view.engine.offerSelection(TextSelection(caret: caret))
    case "x": view.insertText("x")
    default: Issue.record("no move \(letter)")
    }
  }

  @Test(
    arguments: [
      // text, columns, caret, moves, carets after each of them
      ("abc\nd\nefg", 10, 2, "dd", [5, 8]),
      ("abc\nd\nefg", 10, 9, "uu", [5, 3]),
      // A letter typed on the way makes a column of its own.
      ("abc\nd\nefg", 10, 2, "dxd", [5, 6, 9]),
      ("abc\nd\nefg", 10, 2, "drd", [5, 6, 9]),
      // Beyond the ends: to the ends, and back in the same column.
      ("abc\ndef", 10, 6, "uud", [2, 0, 6]),
      ("abc\ndef", 10, 1, "ddu", [5, 7, 1]),
      // Rows, not lines.
      ("one two three", 5, 1, "ddu", [5, 9, 5]),
      ("one two three", 5, 0, "eded", [3, 7, 7, 11]),
      // A word that was cut: End stays in the row.
      ("abcdefgh", 4, 1, "ehde", [4, 0, 4, 8]),
      ("abcdefgh", 4, 1, "eu", [4, 0]),
      ("日本\nabcd", 10, 3, "du", [9, 3]),
      ("日本\nabcd", 10, 8, "u", [0]),
      ("1\n2\n3\n4\n5\n6", 10, 0, "DDU", [4, 8, 4]),
      ("a\tb\nabcdefghi", 20, 10, "u", [1]),
      ("", 5, 0, "udhe", [0, 0, 0, 0]),
    ] as [(String, Int, Int, String, [Int])])
  func carets(text: String, columns: Int, caret: Int, moves: String, expected: [Int]) {
    let view = view(text, columns: columns)
    view.engine.select(TextSelection(caret: UTF8Offset(caret)))
    var carets: [Int] = []
    for letter in moves {
      move(letter, in: view)
      carets.append(view.engine.selection.caret.value)
    }
    #expect(carets == expected)
  }

  @Test func selectionsGrowAndAreLeft() {
    let view = view("abc\ndef\nghi", columns: 10)
    view.engine.select(TextSelection(caret: UTF8Offset(1)))
    _ = view.engine.offerMove(.rows(1), extending: true)
    #expect(view.selectedRange == NSRange(location: 1, length: 4))
    _ = view.engine.offerMove(.rows(-1), extending: false)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.selectedRange = NSRange(location: 1, length: 4)
    _ = view.engine.offerMove(.rows(1), extending: false)
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
  }

  @Test func theCaretBehindACutRowIsSeenThere() {
    let view = view("abcdefgh", columns: 4)
    view.engine.select(TextSelection(caret: .zero))
    _ = view.engine.offerMove(.rowEnd, extending: false)
    window.layoutIfNeeded()
    var canvas = Canvas(size: CellSize(columns: 6, rows: 3))
    window.drawHierarchy(in: &canvas)
    #expect(canvas.cursor == CellPoint(column: 3, row: 0) && view.selectionAffinity == .backward)
    view.engine.select(TextSelection(caret: UTF8Offset(5)))
    view.engine.select(TextSelection(caret: UTF8Offset(4)))
    canvas = Canvas(size: CellSize(columns: 6, rows: 3))
    window.drawHierarchy(in: &canvas)
    #expect(canvas.cursor == CellPoint(column: 0, row: 1) && view.selectionAffinity == .forward)
  }

  @Test func clicks() {
    let view = view("one two\nthree four\nfive", columns: 20)
    func click(_ column: Int, _ row: Int, count: Int) -> NSRange {
      let point = CGPoint(x: CGFloat(column) * 8 + 4, y: CGFloat(row) * 16 + 8)
      view.engine.offerClick(at: point, count: count)
      return view.selectedRange
    }
    #expect(click(2, 1, count: 1) == NSRange(location: 10, length: 0))
    #expect(click(19, 0, count: 1) == NSRange(location: 7, length: 0))
    #expect(click(0, 9, count: 1) == NSRange(location: 23, length: 0))
    #expect(click(2, 1, count: 2) == NSRange(location: 8, length: 5))
    #expect(click(2, 1, count: 3) == NSRange(location: 8, length: 10))
  }

  @Test func geometryAtTheFaceOfUIKit() throws {
    let view = view("one two\nthree", columns: 5)
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    #expect(view.caretRect(for: position) == CGRect(x: 8, y: 16, width: 8, height: 16))
    #expect(view.closestPosition(to: CGPoint(x: 8, y: 16)) == position)
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.firstRect(for: range) == CGRect(x: 0, y: 0, width: 32, height: 16))
    #expect(view.selectionRects(for: range).map(\.rect.minY) == [0, 16, 32])
    #expect(view.characterRange(at: CGPoint(x: 10, y: 40)) == view.range(9, 10))
    let below = try #require(view.position(from: position, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 9)
    #expect(view.position(from: position, in: .down, offset: 2) == nil)
  }
}

extension UITextView {
  fileprivate func range(_ from: Int, _ to: Int) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: from),
      let end = position(from: beginningOfDocument, offset: to)
    else { return nil }
    return textRange(from: start, to: end)
  }
}
