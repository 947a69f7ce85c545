extension Canvas {
  /// Lays a colour over the cells of a rectangle. An opaque one hides what was drawn there; through a translucent one
  /// the letters stay to be seen, tinted.
  public mutating func fill(_ rect: CellRect, background: CellColor) {
    guard background.alpha > 0 else { return }
    if background.alpha == 255 {
      replace(rect, with: Cell(" ", style: CellStyle(background: background)))
      return
    }
    // Cells beside one another mostly look alike, and so they do under a veil.
    var (bare, veiled) = (CellStyle.plain, veil(background, over: .plain))
    forEachRow(of: rect) { canvas, range in
      for index in range where !canvas.isHalf(at: index, of: range) {
        let under = canvas.cells[index].style
        if under != bare { (bare, veiled) = (under, canvas.veil(background, over: under)) }
        canvas.cells[index].style = veiled
      }
    }
  }

  /// How a cell looks under a translucent colour.
  private func veil(_ color: CellColor, over style: CellStyle) -> CellStyle {
    var style = style
    style.background = color.blended(over: style.background ?? backdrop ?? .black)
    if let foreground = style.foreground { style.foreground = color.blended(over: foreground) }
    return style
  }

  /// Makes the cells of a rectangle blank, in the terminal's own colours.
  public mutating func clear(_ rect: CellRect) {
    replace(rect, with: .blank)
  }

  /// Writes one narrow cell over each one of a rectangle.
  private mutating func replace(_ rect: CellRect, with cell: Cell) {
    forEachRow(of: rect) { canvas, range in
      canvas.breakWide(before: range.lowerBound)
      if range.upperBound % canvas.size.columns != 0 { canvas.breakWide(before: range.upperBound) }
      canvas.cells.withUnsafeMutableBufferPointer { $0[range].update(repeating: cell) }
    }
  }

  /// Whether a cell belongs to a wide cluster that is only half inside of a range. It has one style, and keeps it.
  func isHalf(at index: Int, of range: Range<Int>) -> Bool {
    cells[index].isContinuation
      ? index == range.lowerBound : index + 1 == range.upperBound && isWide(at: index)
  }

  private func isWide(at index: Int) -> Bool {
    index + 1 < cells.count && cells[index + 1].isContinuation
  }

  /// The indices of the cells of each row of a rectangle, as far as the clip lets them be seen.
  mutating func forEachRow(of rect: CellRect, _ body: (inout Canvas, Range<Int>) -> Void) {
    let visible = onCanvas(rect).intersection(visibleClip)
    guard !visible.isEmpty else { return }
    for row in visible.minRow..<visible.maxRow {
      let start = row * size.columns
      body(&self, start + visible.minColumn..<start + visible.maxColumn)
    }
  }
}
