import CellCanvas
import Foundation

extension CALayer {
  /// The outline to draw, if any.
  final var box: BoxStyle? { cornerRadius > 0 ? .rounded : borderWidth > 0 ? .square : nil }

  /// The layers in this one, back to front, as they are drawn.
  final var drawnChildren: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    // A sort that keeps the order of equals.
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }

  /// Draws the layers in this one that have an area. `canvas` has this layer's cells.
  final func drawAreas(in canvas: inout Canvas) {
    for child in drawnChildren { child.drawArea(in: &canvas) }
  }

  private func drawArea(in canvas: inout Canvas) {
    guard !isHidden, opacity > 0 else { return }
    let cells = CellMetrics.cells(placed)
    let draws: (inout Canvas) -> Void = { [self] canvas in
      if !placed.isThin, let color = areaColor?.multiplyingAlpha(by: CGFloat(opacity)).cellColor {
        canvas.fill(CellRect(size: cells.size), background: color)
      }
      drawAreas(in: &canvas)
    }
    let corner = (columns: cells.minColumn, rows: cells.minRow)
    if let box, !placed.isThin {
      canvas.drawBoxed(cells, box: box, color: border?.cellColor) { canvas in
        canvas.drawing(in: cells, draws)
      }
    } else if masksToBounds {
      canvas.drawing(in: cells, draws)
    } else {
      canvas.moved(columns: corner.columns, rows: corner.rows, draws)
    }
  }

  /// Draws the layers in this one that are lines. `offset` is where this layer begins in `canvas`, in points.
  final func drawLines(in canvas: inout Canvas, offset: CGPoint = .zero) {
    for child in drawnChildren where !child.isHidden && child.opacity > 0 {
      let rect = child.placed.offsetBy(dx: offset.x, dy: offset.y)
      if child.placed.isThin, let color = child.lineColor {
        canvas.drawLine(rect, color: color.multiplyingAlpha(by: CGFloat(child.opacity)).cellColor)
      }
      child.drawMarks(in: &canvas, at: rect)
      child.drawLines(in: &canvas, offset: rect.origin)
    }
  }

  /// The colour of the layer's area, if any.
  var areaColor: UIColor? { fill }

  /// The colour of the layer where it is a line.
  private var lineColor: UIColor? { areaColor ?? (borderWidth > 0 ? border ?? .label : nil) }
}

extension CGRect {
  /// Whether this is less than half a cell in one direction, and more in the other: a line.
  var isThin: Bool {
    let (narrow, low) = (size.width < CellMetrics.width / 2, size.height < CellMetrics.height / 2)
    return narrow != low && size.width > 0 && size.height > 0
  }
}

extension Canvas {
  /// Draws a thin rectangle, in points, as a line: one that lies across as the underline of the row above it, and at
  /// the upper edge of the canvas as a line there; one that stands up as a line in its column. `color` is that of the
  /// line where there are no letters: the others keep theirs.
  mutating func drawLine(_ rect: CGRect, color: CellColor?) {
    if rect.size.height < rect.size.width {
      let columns = CellMetrics.cells(CGRect(x: rect.minX, y: 0, width: rect.width, height: 16))
      let row = CellMetrics.rows(rect.midY)
      if row > 0 {
        underline(
          CellRect(column: columns.minColumn, row: row - 1, columns: columns.size.columns, rows: 1),
          color: color)
      } else {
        drawBlanks(
          CellRect(column: columns.minColumn, row: 0, columns: columns.size.columns, rows: 1), as: "▔",
          color: color)
      }
    } else {
      let rows = CellMetrics.cells(CGRect(x: 0, y: rect.minY, width: 8, height: rect.height))
      let column = Int(max(-1, min(CGFloat(size.columns), (rect.midX / CellMetrics.width).rounded(.down))))
      drawBlanks(
        CellRect(column: column, row: rows.minRow, columns: 1, rows: rows.size.rows), as: "│", color: color)
    }
  }
}
