import CellCanvas
package import Foundation
package import TextEditing

extension UITextField {
  /// The cells in which the text stands: the middle row. A tall field, which is drawn as a box, leaves a column
  /// of air at either side.
  private var textArea: CellRect {
    let size = CellMetrics.cells(bounds).size
    let air = size.rows >= 3 && size.columns > 4 ? (layer.box == nil ? 1 : 2) : 0
    return CellRect(column: air, row: (size.rows - 1) / 2, columns: size.columns - 2 * air, rows: 1)
  }

  private var displayedLine: DisplayedLine {
    if let provisional = engine.provisional, isFirstResponder { return DisplayedLine(provisional) }
    return DisplayedLine(engine.content, marked: engine.markedRange, masked: isSecureTextEntry)
  }

  func drawField(in canvas: inout Canvas) {
    let area = textArea
    guard !area.isEmpty else { return }
    let shown = displayedLine
    let visible = VisibleLine(
      of: shown.line, caret: shown.caret, scrolledTo: firstVisible, columns: area.size.columns)
    firstVisible = visible.start
    canvas.drawing(in: area) { canvas in
      if shown.line.isEmpty {
        drawPlaceholder(in: &canvas, columns: area.size.columns)
      } else {
        draw(shown, from: visible.start, in: &canvas, columns: area.size.columns)
      }
      if isFirstResponder { canvas.placeCursor(at: CellPoint(column: visible.caretColumn, row: 0)) }
    }
  }

  /// How text in a style is drawn.
  private func cellStyle(_ style: TextStyle) -> CellStyle {
    var cell = CellStyle.plain.applying(engine.attributes[style])
    if !isEnabled { cell.attributes.insert(.dim) }
    return cell
  }

  private func draw(
    _ shown: DisplayedLine, from start: UTF8Offset, in canvas: inout Canvas, columns: Int
  ) {
    var position = start
    var column = 0
    var run = (style: TextStyle.plain, end: start, cell: CellStyle.plain)
    for character in shown.line.characters(from: start) {
      if column >= columns || column + CellWidth.cells(of: character) > columns { break }
      if position >= run.end {
        let (style, end) = shown.styles.run(at: position)
        run = (style, end ?? shown.line.end, cellStyle(style))
      }
      var cell = run.cell
      if position < shown.prompt { cell.attributes.insert(.dim) }
      if shown.marked?.contains(position) == true { cell.attributes.insert(.underline) }
      if shown.selection.contains(position) { cell.attributes.insert(.inverse) }
      column += canvas.draw(character, at: CellPoint(column: column, row: 0), style: cell)
      position = position + character.utf8.count
    }
  }

  /// Draws the placeholder, run by run. One that is too wide ends in a mark.
  private func drawPlaceholder(in canvas: inout Canvas, columns: Int) {
    guard let placeholder = attributedPlaceholder else { return }
    let fits = CellWidth.cells(of: placeholder.string.prefix(columns + 1)) <= columns
    let room = fits ? columns : columns - 1
    var column = 0
    var isCut = false
    let whole = NSRange(location: 0, length: placeholder.length)
    var style = CellStyle(attributes: .hint)
    placeholder.enumerateAttributes(in: whole) { attributes, range, stop in
      style = CellStyle(attributes: .hint).applying(attributes)
      for character in placeholder.attributedSubstring(from: range).string {
        let width = CellWidth.cells(of: character)
        guard column + width <= room else {
          isCut = true
          break
        }
        column += canvas.draw(character, at: CellPoint(column: column, row: 0), style: style)
      }
      if isCut { stop.pointee = true }
    }
    if isCut { canvas.draw("…", at: CellPoint(column: column, row: 0), style: style) }
  }

  /// The position in the text that a click at a point of the window means.
  package func position(atWindowPoint point: CGPoint) -> UTF8Offset {
    let column = Int((fromWindow(point).x / CellMetrics.width).rounded(.down)) - textArea.minColumn
    let shown = displayedLine
    return shown.sourcePosition(
      VisibleLine.position(in: shown.line, from: firstVisible, column: max(0, column)))
  }
}
