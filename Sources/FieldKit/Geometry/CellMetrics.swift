public import CellCanvas
public import Foundation

/// How UIKit's points and a terminal's cells convert: one cell is 8 × 16 points.
public enum CellMetrics {
  /// The width of a cell, in points.
  public static let width: CGFloat = 8
  /// The height of a cell, in points.
  public static let height: CGFloat = 16

  /// A width in points as whole cells, rounded to the nearest. Infinite and absurd widths are capped.
  public static func columns(_ points: CGFloat) -> Int { cells(points, each: width) }

  /// A height in points as whole cells, rounded to the nearest. Infinite and absurd heights are capped.
  public static func rows(_ points: CGFloat) -> Int { cells(points, each: height) }

  /// An extent in cells as points.
  public static func size(_ cells: CellSize) -> CGSize {
    CGSize(width: CGFloat(cells.columns) * width, height: CGFloat(cells.rows) * height)
  }

  /// A rectangle of cells as points.
  public static func rect(_ cells: CellRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: CGFloat(cells.minColumn) * width, y: CGFloat(cells.minRow) * height),
      size: size(cells.size))
  }

  /// The cells that a rectangle in points covers: each edge goes to the nearest border between cells.
  public static func cells(_ rect: CGRect) -> CellRect {
    let column = columns(rect.minX)
    let row = rows(rect.minY)
    return CellRect(
      column: column, row: row, columns: columns(rect.maxX) - column, rows: rows(rect.maxY) - row)
  }

  /// No terminal is larger than this, in cells.
  static let limit = 100_000

  private static func cells(_ points: CGFloat, each: CGFloat) -> Int {
    let count = (points / each).rounded()
    guard count.isFinite else { return points > 0 ? limit : 0 }
    return Int(max(-CGFloat(limit), min(CGFloat(limit), count)))
  }
}
