import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

/// Side views, the clear button, borders and alignment, in cells.
@MainActor @Suite struct FieldLooksTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 48))

  private func field(_ text: String = "", rows: Int = 1) -> UITextField {
    let field = UITextField(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 10, rows: rows)))
    field.text = text
    window.addSubview(field)
    return field
  }

  private func label(_ text: String) -> UIView {
    final class Label: UIView {
      var text = ""
      override func draw(in canvas: inout Canvas) { canvas.draw(text, at: .zero) }
    }
    let label = Label(frame: CGRect(x: 0, y: 0, width: 8 * text.count, height: 16))
    label.text = text
    return label
  }

  private func row(_ row: Int = 0) -> String { window.drawn().text(ofRow: row) }

  @Test func viewsAtTheSides() {
    let field = field("abcdefghijk")
    (field.leftView, field.rightView) = (label("$ "), label(" €"))
    #expect(row() == "abcdefghij")
    field.leftViewMode = .always
    #expect(row() == "$ abcdefgh")
    field.rightViewMode = .always
    #expect(row() == "$ abcdef €")
    field.leftView = nil
    #expect(row() == "abcdefgh €")
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
    (.always, true, true),
  ])
  func modes(mode: UITextField.ViewMode, idle: Bool, editing: Bool) {
    let field = field("ab")
    field.leftView = label("$")
    field.leftViewMode = mode
    #expect(row() == (idle ? "$ab" : "ab"))
    field.becomeFirstResponder()
    #expect(row() == (editing ? "$ab" : "ab"))
    field.resignFirstResponder()
    #expect(row() == (idle ? "$ab" : "ab"))
  }

  @Test func theClearButtonComesWithText() {
    let field = field()
    field.clearButtonMode = .whileEditing
    field.becomeFirstResponder()
    #expect(row() == "")
    field.insertText("a")
    #expect(row() == "a        ×")
    field.insertText("bcdefghijkl")
    #expect(row() == "fghijkl  ×")
    field.resignFirstResponder()
    #expect(row() == "abcdefghij")
  }

  @Test func theClearButtonClears() {
    let field = field("ab")
    let recorder = EventRecorder()
    recorder.watch(field)
    field.clearButtonMode = .always
    #expect(row() == "ab       ×")
    let button = field.subviews.first as? UIControl
    #expect(button?.frame == field.clearButtonRect(forBounds: field.bounds))
    button?.sendActions(for: .touchUpInside)
    #expect(field.text == "" && row() == "")
    #expect(
      recorder.events == ["shouldClear", "didChangeSelection", "editingChanged", "didChangeNotification"])
  }

  @Test func aBorderIsABoxWhereThereIsRoom() {
    let field = field("ab", rows: 3)
    field.borderStyle = .line
    #expect((0..<3).map(row) == ["┌────────┐", "│ ab     │", "└────────┘"])
    field.borderStyle = .roundedRect
    #expect(row(0) == "╭────────╮")
    #expect(field.intrinsicContentSize.height == 48)
  }

  @Test func aBorderIsALineWhereThereIsOneRow() {
    let field = field("ab")
    field.borderStyle = .roundedRect
    let canvas = window.drawn()
    #expect((0..<10).allSatisfy { canvas[$0, 0].style.attributes == .underline })
    #expect(canvas.text(ofRow: 0).hasPrefix("ab"))
  }

  @Test(arguments: [
    (NSTextAlignment.left, "abc", 3), (.natural, "abc", 3), (.justified, "abc", 3), (.center, "   abc", 6),
    (.right, "      abc", 9),
  ])
  func alignment(alignment: NSTextAlignment, seen: String, caret: Int) {
    let field = field("abc")
    field.textAlignment = alignment
    field.becomeFirstResponder()
    let canvas = window.drawn()
    #expect(canvas.text(ofRow: 0) == seen)
    #expect(canvas.cursor == CellPoint(column: caret, row: 0))
    let start = field.closestPosition(to: CGPoint(x: (caret - 3) * 8 + 4, y: 8))
    #expect(start == field.beginningOfDocument)
    field.text = "0123456789"
    #expect(row() == "123456789")
  }

  @Test func placeholdersAreAlignedAndCut() {
    let field = field()
    field.placeholder = "name"
    field.textAlignment = .right
    #expect(row() == "     name")
    field.placeholder = "日本語日本語日本語"
    #expect(row() == "日本語日…")
    field.leftView = label("> ")
    field.leftViewMode = .always
    #expect(row() == "> 日本語…")
    #expect(field.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func aPlaceholderIsSeenAsLongAsThereIsNoText() {
    let field = field()
    field.placeholder = "name"
    field.becomeFirstResponder()
    #expect(row() == "name")
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    #expect(row() == "k")
    field.text = ""
    #expect(row() == "name")
  }

  @Test func subclassesSayWhereTheTextStands() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 16, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    field.text = "abcdefgh"
    window.addSubview(field)
    #expect(row() == "  abcdef")
    field.becomeFirstResponder()
    #expect(window.drawn().cursor == CellPoint(column: 7, row: 0))
    #expect(field.caretRect(for: field.endOfDocument).minX == 56)
  }

  @Test func subclassesDrawWhatTheyLike() {
    final class Silent: UITextField {
      override func drawText(in rect: CGRect) {}
    }
    let field = Silent(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    field.text = "ab"
    window.addSubview(field)
    #expect(row() == "")
  }

  @Test func geometryOfPositions() {
    let field = field("a日b")
    #expect(field.caretRect(for: field.endOfDocument) == CGRect(x: 32, y: 0, width: 8, height: 16))
    let wide = field.textRange(
      from: field.position(from: field.beginningOfDocument, offset: 1)!, to: field.endOfDocument)!
    #expect(field.firstRect(for: wide) == CGRect(x: 8, y: 0, width: 24, height: 16))
    #expect(field.selectionRects(for: wide).map(\.rect) == [CGRect(x: 8, y: 0, width: 24, height: 16)])
    #expect(field.characterRange(at: CGPoint(x: 20, y: 8)).flatMap(field.text(in:)) == "日")
    #expect(field.closestPosition(to: CGPoint(x: 500, y: 8)) == field.endOfDocument)
    #expect(field.closestPosition(to: CGPoint(x: 500, y: 8), within: wide) == wide.end)
  }

  @Test func caretAndSelectionHaveTheTint() {
    let field = field("abc")
    field.becomeFirstResponder()
    field.engine.selectAll()
    #expect(
      window.drawn().cursorColor == nil && window.drawn()[0, 0].style == CellStyle(attributes: .inverse))
    window.tintColor = .red
    let red = CellColor(red: 255, green: 0, blue: 0)
    #expect(window.drawn().cursorColor == red)
    #expect(window.drawn()[0, 0].style == CellStyle(foreground: red, attributes: .inverse))
    field.tintColor = .blue
    #expect(window.drawn().cursorColor == CellColor(red: 0, green: 0, blue: 255))
  }

  @Test func soDoTheyInATextView() {
    let view = UITextView(frame: window.bounds)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "abc"
    view.tintColor = .red
    window.addSubview(view)
    view.becomeFirstResponder()
    view.engine.selectAll()
    let red = CellColor(red: 255, green: 0, blue: 0)
    #expect(window.drawn().cursorColor == red)
    #expect(window.drawn()[0, 0].style == CellStyle(foreground: red, attributes: .inverse))
  }

  @Test func whatWillBeReplacedAsAWholeShowsNoSelection() {
    func selectedCells() -> [Bool] {
      let canvas = window.drawn()
      return (0..<3).map { canvas[$0, 0].style.attributes.contains(.inverse) }
    }
    let (field, view) = (field("abc"), UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 16)))
    field.becomeFirstResponder()
    field.selectAll(nil)
    #expect(selectedCells() == [true, true, true])
    field.clearsOnInsertion = true
    #expect(selectedCells() == [false, false, false])
    field.insertText("x")
    #expect(field.text == "x" && !field.clearsOnInsertion)
    field.selectAll(nil)
    #expect(selectedCells() == [true, false, false])
    field.removeFromSuperview()
    window.addSubview(view)
    view.text = "abc"
    view.becomeFirstResponder()
    view.selectAll(nil)
    #expect(selectedCells().contains(true))
    view.clearsOnInsertion = true
    #expect(!selectedCells().contains(true))
  }
}
