/// A grid of cells to draw on. What falls outside its clip is cut off; nothing that a terminal would obey as a
/// control ever enters it.
///
/// A wide cluster always holds two cells: itself, and a continuation right of it in the same style.
public struct Canvas: Sendable {
  /// The number of columns and rows.
  public private(set) var size: CellSize
  /// The cells, row after row: `size.columns * size.rows` of them.
  public internal(set) var cells: [Cell]
  /// Where the terminal's cursor is to stand, or `nil` if it is hidden. Counted from the canvas's own corner.
  public var cursor: CellPoint?
  /// The colour that the cursor is to have, or `nil` for the terminal's own.
  public var cursorColor: CellColor?
  /// The colour that the terminal shows where no background is drawn. Translucent colours are blended with it.
  ///
  /// `nil` if it isn't known. It is taken as black then, and letters that would have the terminal's own colour on a
  /// drawn background get one that can be read there: the terminal's own may be as dark as the background.
  public var backdrop: CellColor?
  /// Drawing outside of this rectangle has no effect. Counted from the canvas's own corner.
  public var clip: CellRect
  /// Where the coordinates of drawing begin. Counted from the canvas's own corner.
  public internal(set) var origin = CellPoint.zero

  /// A blank canvas.
  public init(size: CellSize, backdrop: CellColor? = .black) {
    self.size = size
    self.backdrop = backdrop
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    clip = CellRect(size: size)
  }

  /// The cell at a place, or a blank one outside of the canvas. Counted from the canvas's own corner.
  public subscript(column: Int, row: Int) -> Cell {
    guard CellRect(size: size).contains(CellPoint(column: column, row: row)) else { return .blank }
    return cells[row * size.columns + column]
  }

  /// Makes every cell blank and hides the cursor, whatever the clip is.
  public mutating func clear() {
    cursor = nil
    cursorColor = nil
    cells = Array(repeating: .blank, count: cells.count)
  }
}
