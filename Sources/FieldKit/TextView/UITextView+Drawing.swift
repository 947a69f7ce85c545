import CellCanvas
import Foundation
import TextEditing

extension UITextView {
  /// Draws the rows that are in sight, and places the cursor.
  func drawText(in canvas: inout Canvas) {
    let visible = visibleCells
    let columns = textColumns
    guard !visible.isEmpty else { return }
    // From rows of the view to those of the text.
    let first = CellMetrics.rows(textInset.top) - CellMetrics.rows(contentOffset.y)
    let layout = textLayout(throughRow: max(0, visible.maxRow - first))
    let area = CellRect(
      column: columns.lowerBound, row: visible.minRow, columns: columns.count, rows: visible.size.rows)
    canvas.drawing(in: area) { canvas in
      let rows = max(0, visible.minRow - first)..<max(0, min(layout.rows.count, visible.maxRow - first))
      var place = layout.rows.place(row: rows.lowerBound)
      for row in rows {
        if row > rows.lowerBound { place = layout.rows.place(row: row) }
        draw(place, of: layout, atRow: first + row - visible.minRow, in: &canvas)
      }
    }
    guard isFirstResponder else { return }
    if let provisional = engine.provisional, !provisional.prompt.isEmpty {
      draw(provisional, in: &canvas, area: visible)
    } else {
      let cell = cell(of: layoutCaret)
      let row = cell.row - CellMetrics.rows(contentOffset.y)
      guard row >= visible.minRow, row < visible.maxRow else { return }
      canvas.placeCursor(at: CellPoint(column: max(0, min(cell.column, visible.maxColumn - 1)), row: row))
      canvas.cursorColor = explicitTintColor?.cellColor
    }
  }

  private func draw(_ place: RowPlace, of layout: TextLayout, atRow row: Int, in canvas: inout Canvas) {
    let caret = engine.selection.caret
    // What is typed next replaces everything, so that what is selected means nothing.
    let selection = clearsOnInsertion ? caret..<caret : engine.selection.range
    let tint = explicitTintColor
    let columns = layout.rules.columns
    let indent = indent(of: place, in: layout)
    var position = place.start
    var column = 0
    var run = (style: TextStyle.plain, end: position, cell: CellStyle.plain)
    var clusters = LayoutClusters(engine.content.buffer, from: place.start)
    var characters = engine.content.buffer.characters(from: place.start)
    while position < place.end, column < columns, let cluster = clusters.next(),
      let character = characters.next()
    {
      if position >= run.end {
        let (style, end) = engine.content.styles.run(at: position)
        run = (style, end ?? engine.content.buffer.end, cellStyle(style))
      }
      var cell = run.cell
      if engine.markedRange?.contains(position) == true { cell.attributes.insert(.underline) }
      if selection.contains(position) { cell = cell.selected(tint: tint) }
      let width = layout.rules.cells(of: cluster, at: column)
      let point = CellPoint(column: indent + column, row: row)
      switch cluster.kind {
      case .lineBreak:
        // A selected line break is seen as a cell behind the row.
        if selection.contains(position) { canvas.draw(" ", at: point, style: cell) }
      case .tab where !layout.rules.isMasked:
        canvas.draw(String(repeating: " ", count: width), at: point, style: cell)
      case .space, .tab, .other:
        canvas.draw(layout.rules.isMasked ? "•" : character, at: point, style: cell)
      }
      column += width
      position = position + cluster.length
    }
  }

  /// How text in a style is drawn.
  private func cellStyle(_ style: TextStyle) -> CellStyle {
    let attributes = engine.attributes[style]
    let cell = CellStyle.plain.applying(attributes)
    guard attributes[.link] != nil else { return cell }
    return cell.applying(linkTextAttributes ?? [:])
  }

  /// Shows in the last row what the keyboard asks for, or what it has found, until it is decided.
  private func draw(_ provisional: ProvisionalLine, in canvas: inout Canvas, area: CellRect) {
    let row = CellRect(
      column: area.minColumn, row: area.maxRow - 1, columns: area.size.columns, rows: 1)
    canvas.drawing(in: row) { canvas in
      canvas.draw(
        String(repeating: " ", count: row.size.columns), at: .zero, style: CellStyle(attributes: .inverse))
      let isOwnText = engine.content.buffer.isEqual(to: provisional.line)
      let shown = provisional.prompt + (isOwnText ? "" : provisional.line)
      let before =
        isOwnText
        ? provisional.prompt
        : provisional.prompt
          + String(decoding: provisional.line.utf8.prefix(provisional.caret.value), as: UTF8.self)
      canvas.draw(shown, at: .zero, style: CellStyle(attributes: .inverse))
      canvas.placeCursor(
        at: CellPoint(column: min(CellWidth.cells(of: before), max(0, row.size.columns - 1)), row: 0))
    }
  }
}
