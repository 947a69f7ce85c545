import TextEditing

/// A caret's place in a text in rows. At the end of a row that goes on in the next one, the same position of the text
/// is at two places: behind the one row, and before the other.
struct LayoutCaret: Hashable {
  var position: UTF8Offset
  /// Whether the caret stands behind the row that ends at its position, and not before the row that starts there.
  var isBehindRow = false
}

/// Positions in the text, and cells.
extension TextLayout {
  /// The row that a caret stands in.
  func row(of caret: LayoutCaret) -> RowPlace {
    let place = rows.place(at: caret.position)
    guard caret.isBehindRow, caret.position == place.start, place.row > 0 else { return place }
    let before = rows.place(row: place.row - 1)
    return before.contents.isEndOfParagraph ? place : before
  }

  /// The cells in a row before a position.
  func column(of position: UTF8Offset, in row: RowPlace, of text: TextBuffer) -> Int {
    var clusters = LayoutClusters(text, from: row.start)
    var start = row.start
    var column = 0
    while start < min(position, row.end), let cluster = clusters.next() {
      column += rules.cells(of: cluster, at: column)
      start = start + cluster.length
    }
    return column
  }

  /// The caret that a cell of a row means: before the cluster that covers it; right of the last one, at the row's end.
  func caret(at column: Int, in row: RowPlace, of text: TextBuffer) -> LayoutCaret {
    var clusters = LayoutClusters(text, from: row.start)
    var start = row.start
    var right = 0
    while start < row.end, let cluster = clusters.next() {
      right += rules.cells(of: cluster, at: right)
      if right > column || cluster.kind == .lineBreak { return LayoutCaret(position: start) }
      start = start + cluster.length
      // The space at which a row was broken: the caret before it can be seen, and what is typed there stays there.
      if start == row.end, rules.breaksAtWords, cluster.kind != .other, row.end < text.end {
        return LayoutCaret(position: start - cluster.length)
      }
    }
    return LayoutCaret(position: row.end, isBehindRow: row.end < text.end)
  }

  /// The cells of a row without the spaces and the line break at its end.
  func width(of row: RowPlace, of text: TextBuffer) -> Int {
    var clusters = LayoutClusters(text, from: row.start)
    var start = row.start
    var column = 0
    var width = 0
    while start < row.end, let cluster = clusters.next() {
      column += rules.cells(of: cluster, at: column)
      if cluster.kind == .other || rules.isMasked { width = column }
      start = start + cluster.length
    }
    return width
  }
}
