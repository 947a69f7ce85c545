import CellCanvas
import Foundation
import TextEditing

extension UITextField {
  /// Draws the field through the methods that subclasses override.
  func drawField(in canvas: inout Canvas) {
    let size = CellMetrics.cells(bounds).size
    guard size.columns > 0 && size.rows > 0 else { return }
    if borderStyle != .none && size.rows < 3 {
      // No room for a box: a line to write on.
      let blank = String(repeating: " ", count: size.columns)
      canvas.draw(
        blank, at: CellPoint(column: 0, row: size.rows - 1), style: CellStyle(attributes: .underline))
    }
    let shown = displayedLine
    let area = textLine
    let visible = visibleLine(of: shown, columns: area.size.columns)
    firstVisible = visible.start
    drawn = (shown, area, visible)
    swap(&drawingCanvas, &canvas)
    if shown.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: engine.isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    swap(&drawingCanvas, &canvas)
    drawn = nil
    if engine.isEditing, !area.isEmpty {
      canvas.placeCursor(at: CellPoint(column: area.minColumn + visible.caretColumn, row: area.minRow))
      canvas.cursorColor = explicitTintColor?.cellColor
    }
  }

  /// Draws the text in a rectangle, in points.
  func drawLine(in rect: CGRect) {
    let area = line(in: rect)
    guard !area.isEmpty else { return }
    let shown = drawn?.line ?? displayedLine
    let visible =
      drawn.flatMap { $0.area == area ? $0.visible : nil }
      ?? visibleLine(of: shown, columns: area.size.columns)
    drawingCanvas.drawing(in: area) { canvas in
      draw(shown, visible: visible, in: &canvas, columns: area.size.columns)
    }
  }

  /// How text in a style is drawn.
  private func cellStyle(_ style: TextStyle) -> CellStyle {
    var cell = CellStyle.plain.applying(engine.attributes[style])
    if !isEnabled { cell.attributes.insert(.dim) }
    return onLine(cell)
  }

  /// A style on the line of a bordered field of one row.
  private func onLine(_ style: CellStyle) -> CellStyle {
    guard borderStyle != .none, CellMetrics.rows(bounds.height) < 3 else { return style }
    var style = style
    style.attributes.insert(.underline)
    return style
  }

  private func draw(
    _ shown: DisplayedLine, visible: VisibleLine, in canvas: inout Canvas, columns: Int
  ) {
    let tint = explicitTintColor
    // What is typed next replaces everything, so that what is selected means nothing.
    let hidesSelection = clearsOnInsertion
    var position = visible.start
    var column = visible.indent
    var run = (style: TextStyle.plain, end: position, cell: CellStyle.plain)
    for character in shown.line.characters(from: position) {
      if column >= columns || column + CellWidth.cells(of: character) > columns { break }
      if position >= run.end {
        let (style, end) = shown.styles.run(at: position)
        run = (style, end ?? shown.line.end, cellStyle(style))
      }
      var cell = run.cell
      if position < shown.prompt { cell.attributes.insert(.dim) }
      if shown.marked?.contains(position) == true { cell.attributes.insert(.underline) }
      if !hidesSelection, shown.selection.contains(position) { cell = cell.selected(tint: tint) }
      column += canvas.draw(character, at: CellPoint(column: column, row: 0), style: cell)
      position = position + character.utf8.count
    }
  }

  /// Draws the placeholder in a rectangle, in points, run by run. One that is too wide ends in a mark.
  func drawPlaceholderLine(in rect: CGRect) {
    guard let placeholder = attributedPlaceholder, placeholder.length > 0 else { return }
    let area = line(in: rect)
    guard !area.isEmpty else { return }
    let columns = area.size.columns
    let cells = CellWidth.cells(of: placeholder.string.prefix(columns + 1))
    let room = cells <= columns ? columns : columns - 1
    let indent = textAlignment.share(of: columns - 1) { cells <= $0 ? cells : nil } ?? 0
    var column = area.minColumn + indent
    let end = area.minColumn + room
    var isCut = false
    var style = onLine(CellStyle(attributes: .hint))
    let whole = NSRange(location: 0, length: placeholder.length)
    placeholder.enumerateAttributes(in: whole) { attributes, range, stop in
      style = onLine(CellStyle(attributes: .hint).applying(attributes))
      for character in placeholder.attributedSubstring(from: range).string {
        guard column + CellWidth.cells(of: character) <= end else {
          isCut = true
          break
        }
        column += drawingCanvas.draw(
          character, at: CellPoint(column: column, row: area.minRow), style: style)
      }
      if isCut { stop.pointee = true }
    }
    if isCut { drawingCanvas.draw("…", at: CellPoint(column: column, row: area.minRow), style: style) }
  }
}
