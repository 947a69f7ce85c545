import CellCanvas
import TestData
import Testing

struct CanvasTests {
  private static let red = CellColor(red: 255, green: 0, blue: 0)

  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(size: CellSize(columns: columns, rows: rows))
  }

  @Test(
    "Text takes its cells and stops at the columns that it may have",
    arguments: [
      ("abc", 10, 3, "abc"), ("abc", 2, 2, "ab"), ("世界", 4, 4, "世界"), ("世界", 3, 3, "世"), ("a世", 1, 1, "a"),
      ("", 5, 0, ""), ("abc", 0, 0, ""), ("abc", -1, 0, ""), ("a\u{1B}[2J", 9, 5, "a␛[2J"),
    ])
  func text(text: String, maxColumns: Int, used: Int, row: String) {
    var canvas = canvas(10)
    #expect(canvas.draw(text, at: .zero, maxColumns: maxColumns) == used)
    #expect(canvas.text(ofRow: 0) == row)
  }

  @Test("A wide cluster at an edge leaves a blank")
  func edges() {
    var canvas = canvas(4)
    canvas.draw("xxxx", at: .zero)
    canvas.draw("世", at: CellPoint(column: 3, row: 0))
    #expect(canvas.lines == ["xxx"])
    canvas.draw("世", at: CellPoint(column: -1, row: 0))
    #expect(canvas.lines == [" xx"])
    canvas.draw("世", at: CellPoint(column: 1, row: 0))
    canvas.draw("a", at: CellPoint(column: 2, row: 0))
    #expect(canvas.lines == ["  a"])
    canvas.draw("世", at: CellPoint(column: 1, row: 0))
    canvas.draw("b", at: CellPoint(column: 1, row: 0))
    #expect(canvas.lines == [" b"])
    #expect(canvas.brokenInvariant == nil)
  }

  @Test("Nested drawing counts from its own corner and cuts off the rest")
  func nesting() {
    var canvas = canvas(8, 4)
    canvas.drawing(in: CellRect(column: 2, row: 1, columns: 4, rows: 2)) { inner in
      inner.draw("abcdef", at: CellPoint(column: -1, row: 0))
      inner.drawing(in: CellRect(column: 1, row: 1, columns: 9, rows: 9)) { innermost in
        innermost.draw("12345", at: .zero)
        innermost.placeCursor(at: CellPoint(column: 1, row: 0))
        innermost.placeCursor(at: CellPoint(column: 5, row: 0))
      }
    }
    #expect(canvas.lines == ["", "  bcde", "   123", ""])
    #expect(canvas.cursor == CellPoint(column: 4, row: 2))
    #expect(canvas.origin == .zero)
    #expect(canvas.clip == CellRect(size: canvas.size))
  }

  @Test("Letters keep the background under them, translucent colours are blended")
  func colors() {
    var canvas = canvas(3)
    canvas.fill(CellRect(column: 0, row: 0, columns: 2, rows: 1), background: Self.red)
    canvas.draw(
      "abc", at: .zero, style: CellStyle(foreground: CellColor(red: 0, green: 0, blue: 255, alpha: 0)))
    #expect(canvas[0, 0].style.background == Self.red)
    #expect(canvas[0, 0].style.foreground == Self.red)
    #expect(canvas[2, 0].style.background == nil)
    canvas.fill(
      CellRect(size: canvas.size), background: CellColor(red: 255, green: 255, blue: 255, alpha: 51))
    #expect(canvas.lines == ["abc"])
    #expect(canvas[0, 0].style.background == CellColor(red: 255, green: 51, blue: 51))
    #expect(canvas[2, 0].style.background == CellColor(red: 51, green: 51, blue: 51))
    canvas.fill(CellRect(size: canvas.size), background: Self.red)
    #expect(canvas.lines == [""])
  }

  @Test("Boxes follow the outermost cells")
  func boxes() {
    var canvas = canvas(6, 3)
    canvas.drawBox(CellRect(column: 0, row: 0, columns: 4, rows: 3))
    canvas.drawBox(CellRect(column: 4, row: 0, columns: 2, rows: 2), box: .square)
    #expect(canvas.lines == ["╭──╮┌┐", "│  │└┘", "╰──╯"])
    canvas.clear()
    canvas.drawBox(CellRect(column: 1, row: 0, columns: 3, rows: 1))
    canvas.drawBox(CellRect(column: 0, row: 0, columns: 1, rows: 3))
    #expect(canvas.lines == ["│───", "│", "│"])
    canvas.drawBox(CellRect(column: -2, row: -2, columns: 1 << 40, rows: 1 << 40))
  }

  @Test("No drawing breaks what a canvas promises", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var canvas = canvas(.random(in: 0...20, using: &random), .random(in: 0...6, using: &random))
    let texts = ["a", "世", "👨‍👩‍👧‍👦", "e\u{301}", "\t", "1️⃣", "\u{202E}", "abc世", "世世世", "", "🇫🇷🇫"]
    func rect() -> CellRect {
      CellRect(
        column: .random(in: -3...22, using: &random), row: .random(in: -2...7, using: &random),
        columns: .random(in: 0...9, using: &random), rows: .random(in: 0...4, using: &random))
    }
    func color() -> CellColor {
      CellColor(red: 200, green: 100, blue: 0, alpha: [0, 100, 255].randomElement(using: &random) ?? 0)
    }
    for step in 0..<300 {
      canvas.drawing(in: Bool.random(using: &random) ? CellRect(size: canvas.size) : rect()) { canvas in
        switch Int.random(in: 0..<5, using: &random) {
        case 0: canvas.fill(rect(), background: color())
        case 1: canvas.clear(rect())
        case 2: canvas.drawBox(rect(), style: CellStyle(foreground: color(), background: color()))
        default:
          let style = CellStyle(background: Bool.random(using: &random) ? color() : nil)
          canvas.draw(
            texts.randomElement(using: &random) ?? "", at: rect().origin, style: style,
            maxColumns: .random(in: 0...9, using: &random))
        }
      }
      if let broken = canvas.brokenInvariant {
        Issue.record("seed \(seed), step \(step): \(broken)")
        return
      }
    }
  }

  @Test("Coordinates of any size are harmless")
  func extremes() {
    var canvas = canvas(5, 2)
    for point in [Int.min, Int.max, -1, 5] {
      canvas.draw("世a", at: CellPoint(column: point, row: 0))
      canvas.draw("世a", at: CellPoint(column: 0, row: point))
      canvas.fill(CellRect(column: point, row: point, columns: .max, rows: .max), background: .white)
      canvas.drawBox(CellRect(column: point, row: 0, columns: .max, rows: .max))
    }
    #expect(canvas.brokenInvariant == nil)
  }
}
