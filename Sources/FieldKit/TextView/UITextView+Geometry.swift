import CellCanvas
import Foundation
import TextEditing

/// Positions in the text, cells of the content and points.
extension UITextView {
  /// The caret, with what rows mean for it.
  var layoutCaret: LayoutCaret {
    LayoutCaret(
      position: engine.selection.caret,
      isBehindRow: caretMemory.revision == engine.revision && caretMemory.isBehindRow)
  }

  /// The empty columns before a row that is narrower than the text's room.
  func indent(of row: RowPlace, in layout: TextLayout) -> Int {
    let alignment = alignment(at: row.start)
    guard alignment == .center || alignment == .right else { return 0 }
    let room = max(0, layout.rules.columns - layout.width(of: row, of: engine.content.buffer))
    return alignment == .center ? room / 2 : room
  }

  private func alignment(at position: UTF8Offset) -> NSTextAlignment {
    let content = engine.content
    guard !content.styles.isPlain || engine.attributes.defaults[.paragraphStyle] != nil else {
      return textAlignment
    }
    let style = engine.attributes[content.styles.style(at: position)][.paragraphStyle] as? NSParagraphStyle
    return style.map { $0.alignment == .natural ? textAlignment : $0.alignment } ?? textAlignment
  }

  /// The cell of the content in which a caret stands.
  func cell(of caret: LayoutCaret) -> CellPoint {
    let layout = textLayout(through: caret.position)
    let row = layout.row(of: caret)
    let column = layout.column(of: caret.position, in: row, of: engine.content.buffer)
    return CellPoint(
      column: textColumns.lowerBound + indent(of: row, in: layout) + column,
      row: CellMetrics.rows(textInset.top) + row.row)
  }

  /// The cell where a caret is drawn, in points of the content. One behind a full row stands beside it, as far as the
  /// view reaches.
  func caretRect(at caret: LayoutCaret) -> CGRect {
    var cell = cell(of: caret)
    cell.column = max(0, min(cell.column, max(0, CellMetrics.columns(bounds.width) - 1)))
    return CGRect(
      x: CGFloat(cell.column) * CellMetrics.width,
      y: textInset.top + CGFloat(cell.row - CellMetrics.rows(textInset.top)) * CellMetrics.height,
      width: CellMetrics.width, height: CellMetrics.height)
  }

  /// The caret that a point of the content means.
  func caret(at point: CGPoint) -> LayoutCaret {
    let cell = CellPoint(
      column: Self.cell(point.x, CellMetrics.width), row: Self.cell(point.y, CellMetrics.height))
    let number = cell.row - CellMetrics.rows(textInset.top)
    let layout = textLayout(throughRow: max(0, number))
    if number < 0 { return LayoutCaret(position: .zero) }
    if number >= layout.rows.count { return LayoutCaret(position: engine.content.buffer.end) }
    return caret(atColumn: cell.column - textColumns.lowerBound, row: number, in: layout)
  }

  /// The caret that a column of a row means, counted from the left edge of the text's room.
  func caret(atColumn column: Int, row: Int, in layout: TextLayout) -> LayoutCaret {
    let place = layout.rows.place(row: row)
    let column = max(0, column - indent(of: place, in: layout))
    return layout.caret(at: column, in: place, of: engine.content.buffer)
  }

  private static func cell(_ points: CGFloat, _ size: CGFloat) -> Int {
    let cell = (points / size).rounded(.down)
    return cell.isFinite ? Int(max(-1e6, min(1e6, cell))) : 0
  }

  /// Where a range is drawn, row by row, in points of the content. An empty range is drawn nowhere.
  func rects(for range: Range<UTF8Offset>, limit: Int = .max) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let layout = textLayout(through: range.upperBound)
    var rects: [CGRect] = []
    var place = layout.rows.place(at: range.lowerBound)
    while rects.count < limit {
      let text = engine.content.buffer
      let left = layout.column(of: max(range.lowerBound, place.start), in: place, of: text)
      let right = layout.column(of: min(range.upperBound, place.end), in: place, of: text)
      let start = textColumns.lowerBound + indent(of: place, in: layout)
      rects.append(
        CGRect(
          x: CGFloat(start + left) * CellMetrics.width,
          y: textInset.top + CGFloat(place.row) * CellMetrics.height,
          width: CGFloat(min(right, layout.rules.columns) - left) * CellMetrics.width,
          height: CellMetrics.height))
      guard place.end < range.upperBound, place.row + 1 < layout.rows.count else { break }
      place = layout.rows.place(row: place.row + 1)
    }
    return rects
  }

  /// The position so many rows further down; `nil` outside of the text.
  func position(from position: UITextPosition, rows: Int) -> UITextPosition? {
    let from = engine.content.buffer.utf8Offset(at: position.offset)
    let layout = textLayout(through: from)
    let place = layout.rows.place(at: from)
    let target = place.row + rows
    guard target >= 0, target < textLayout(throughRow: target).rows.count else { return nil }
    let column =
      layout.column(of: from, in: place, of: engine.content.buffer) + indent(of: place, in: layout)
    let caret = caret(atColumn: column, row: target, in: textLayout)
    return UITextPosition(engine.content.buffer.utf16Offset(at: caret.position))
  }
}
