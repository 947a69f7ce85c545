import CellCanvas
import TestData
import VirtualTerminal

@testable import Terminal

/// Compares what the emulator shows with a canvas.
enum Screen {
  /// The first difference, or `nil` if rows of the terminal show rows of the canvas.
  static func difference(
    _ terminal: VirtualTerminal, row top: Int, shows canvas: Canvas, from windowTop: Int, rows: Int,
    level: ColorLevel
  ) -> String? {
    for row in 0..<rows {
      var character: Character = " "
      for column in 0..<terminal.columns {
        var expected = windowTop + row < canvas.size.rows ? canvas[column, windowTop + row] : .blank
        if column == terminal.columns - 1, canvas[column + 1, windowTop + row].isContinuation {
          expected.character = " "
        }
        let isContinuation = expected.isContinuation
        if let own = expected.character { character = own }
        let shown = terminal.cell(column: column, row: top + row)
        // What the emulator makes of a disputed cluster is its own affair; all else must be right.
        if character.disputedColumns != nil { continue }
        var place: String { "column \(column), row \(row): \(shown) for \(expected)" }
        if isContinuation != shown.isContinuation { return place }
        // The emulator keeps the style in a letter's first cell only.
        if isContinuation { continue }
        let text = String(String.UnicodeScalarView(character.unicodeScalars.prefix(6)))
        if (shown.text.isEmpty ? " " : shown.text) != text { return place }
        if let wrong = styleDifference(shown, expected.style, level: level) {
          return "\(wrong) of \(place)"
        }
      }
    }
    return nil
  }

  private static func styleDifference(
    _ shown: VirtualCell, _ style: CellStyle, level: ColorLevel
  ) -> String? {
    if shown.background != VirtualCell.Color(TerminalColor(style.background, level: level)) {
      return "background"
    }
    if shown.inverse != style.attributes.contains(.inverse) { return "inverse" }
    if shown.underline != style.attributes.contains(.underline) { return "underline" }
    if shown.strikethrough != style.attributes.contains(.strikethrough) { return "strikethrough" }
    if shown.foreground != VirtualCell.Color(TerminalColor(style.foreground, level: level)) {
      return "foreground"
    }
    if shown.bold != style.attributes.contains(.bold) { return "bold" }
    if shown.italic != style.attributes.contains(.italic) { return "italic" }
    return nil
  }
}

extension VirtualCell.Color {
  init(_ color: TerminalColor) {
    self =
      switch color {
      case .standard: .own
      case .index(let index): .index(index)
      case .rgb(let red, let green, let blue): .rgb(red, green, blue)
      }
  }
}

/// Canvases that are like the one before, or not at all.
struct RandomCanvases {
  var random: SeededGenerator
  var canvas: Canvas

  init(seed: UInt64, size: CellSize) {
    random = SeededGenerator(seed: seed)
    canvas = Canvas(size: size)
  }

  private static let texts = [
    "a", "hello world", "世界", "e\u{301}x", "👨‍👩‍👧‍👦!", "1️⃣", "🇫🇷🇩🇪", "😀", "한글", "☝🏽", "❤\u{FE0F}", "की", "\t",
    "\u{1B}[2J", "    ",
    "z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}",
    "a long line of text that goes on and on and on",
  ]

  private mutating func style() -> CellStyle {
    func color(_ random: inout SeededGenerator) -> CellColor? {
      Bool.random(using: &random)
        ? nil
        : CellColor(
          red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random), blue: 9)
    }
    guard Int.random(in: 0..<3, using: &random) == 0 else { return .plain }
    return CellStyle(
      foreground: color(&random), background: color(&random),
      attributes: CellStyle.Attributes(rawValue: .random(in: 0..<64, using: &random)))
  }

  /// Changes the canvas here and there.
  mutating func change() {
    let size = canvas.size
    if Int.random(in: 0..<12, using: &random) == 0 { canvas.clear() }
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let point = CellPoint(
        column: .random(in: -2..<size.columns + 1, using: &random),
        row: .random(in: 0..<max(1, size.rows), using: &random))
      if Int.random(in: 0..<5, using: &random) == 0 {
        let rect = CellRect(
          column: point.column, row: point.row, columns: .random(in: 1...30, using: &random),
          rows: .random(in: 1...3, using: &random))
        if let color = style().background { canvas.fill(rect, background: color) } else { canvas.clear(rect) }
      } else {
        canvas.draw(Self.texts.randomElement(using: &random) ?? "", at: point, style: style())
      }
    }
    canvas.cursor = CellPoint(
      column: .random(in: 0...size.columns, using: &random),
      row: .random(in: 0..<max(1, size.rows), using: &random))
  }

  /// Changes the size, and keeps what fits.
  mutating func resize(to size: CellSize) {
    var next = Canvas(size: size)
    for row in 0..<min(size.rows, canvas.size.rows) {
      next.draw(canvas.text(ofRow: row), at: CellPoint(column: 0, row: row))
    }
    next.cursor = CellPoint(column: 0, row: 0)
    canvas = next
  }
}
