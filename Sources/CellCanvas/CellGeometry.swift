/// A place on a grid of character cells, counted from the top left corner.
public struct CellPoint: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the top edge.
  public var row: Int

  /// The place so many cells from the left and from the top edge.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The top left corner.
  public static let zero = CellPoint(column: 0, row: 0)
}

/// An extent in character cells. Never negative.
public struct CellSize: Hashable, Sendable {
  /// Width in cells.
  public var columns: Int
  /// Height in cells.
  public var rows: Int

  /// An extent in cells. What is negative becomes zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No cells.
  public static let zero = CellSize(columns: 0, rows: 0)
}

/// A rectangle of character cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// The extent.
  public var size: CellSize

  /// The rectangle of a size at a place.
  public init(origin: CellPoint = .zero, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle of so many columns and rows at a place.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  /// The first column.
  public var minColumn: Int { origin.column }
  /// The column after the last one.
  public var maxColumn: Int { origin.column + size.columns }
  /// The first row.
  public var minRow: Int { origin.row }
  /// The row after the last one.
  public var maxRow: Int { origin.row + size.rows }
  /// Whether it holds no cell.
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// Whether the cell at `point` lies inside.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow && point.row < maxRow
  }

  /// The cells that both rectangles hold.
  public func intersection(_ other: CellRect) -> CellRect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return CellRect(
      column: column, row: row, columns: min(maxColumn, other.maxColumn) - column,
      rows: min(maxRow, other.maxRow) - row)
  }

  /// The rectangle made smaller at each edge, in cells. Never negative.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRect {
    CellRect(
      column: minColumn + left, row: minRow + top, columns: size.columns - left - right,
      rows: size.rows - top - bottom)
  }
}
