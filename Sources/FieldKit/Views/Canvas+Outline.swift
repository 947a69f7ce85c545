package import CellCanvas

extension Canvas {
  /// Draws `content` into `area`, clipped to a box: the outermost cells carry the outline, and what lies outside
  /// of it, around a round corner, shows what was there before.
  ///
  /// - Parameter color: the outline's; without one it is made from what `content` has behind it, strong enough to
  ///   be seen.
  package mutating func drawBoxed(
    _ area: CellRect, box: BoxStyle, color: CellColor? = nil, content: (inout Canvas) -> Void
  ) {
    let under = self
    content(&self)
    guard area.size.rows >= 3, area.size.columns >= 2 else { return }
    restore(area.edges, from: under)
    let inside = background(at: CellPoint(column: area.minColumn + 1, row: area.minRow + 1))
    var style = CellStyle(foreground: color ?? inside.map { $0.standingOut })
    if style.foreground == nil { style.attributes.insert(.dim) }
    drawBox(area, box: box, style: style)
  }
}

extension CellRect {
  /// The outermost cells: four strips that don't overlap.
  fileprivate var edges: [CellRect] {
    [
      CellRect(column: minColumn, row: minRow, columns: size.columns, rows: 1),
      CellRect(column: minColumn, row: maxRow - 1, columns: size.columns, rows: 1),
      CellRect(column: minColumn, row: minRow + 1, columns: 1, rows: size.rows - 2),
      CellRect(column: maxColumn - 1, row: minRow + 1, columns: 1, rows: size.rows - 2),
    ]
  }
}

extension CellColor {
  /// A shade of this colour in which a thin line on it, or beside it, can be seen.
  fileprivate var standingOut: CellColor {
    let contrast: CellColor = luma < 128 ? .white : .black
    return CellColor(red: contrast.red, green: contrast.green, blue: contrast.blue, alpha: 90)
      .blended(over: self)
  }
}
