extension Canvas {
  /// Puts the cells of some rectangles back as they are on another canvas of the same size.
  public mutating func restore(_ rects: [CellRect], from other: Canvas) {
    guard other.size == size else { return }
    for rect in rects {
      let seen = onCanvas(rect).intersection(visibleClip)
      guard !seen.isEmpty else { continue }
      for row in seen.minRow..<seen.maxRow {
        let start = row * size.columns
        breakWide(before: start + seen.minColumn)
        if seen.maxColumn < size.columns { breakWide(before: start + seen.maxColumn) }
        for index in start + seen.minColumn..<start + seen.maxColumn { cells[index] = other.cells[index] }
        // What came from the other canvas may be half of a wide cluster too.
        if cells[start + seen.minColumn].isContinuation { cells[start + seen.minColumn].character = " " }
        blankCutCluster(at: start + seen.maxColumn - 1, rowEnd: start + size.columns, from: other)
      }
    }
  }

  /// The background of a cell, in the coordinates of drawing; `nil` where it is the terminal's own.
  public func background(at point: CellPoint) -> CellColor? {
    let place = onCanvas(point)
    return self[place.column, place.row].style.background
  }

  private mutating func blankCutCluster(at index: Int, rowEnd: Int, from other: Canvas) {
    let next = index + 1
    if next < rowEnd, other.cells[next].isContinuation, !cells[next].isContinuation {
      cells[index].character = " "
    }
  }
}
