package import CellCanvas
import Foundation

extension UIView {
  /// Draws the view and all in it. `canvas` has the superview's coordinates.
  package final func drawHierarchy(in canvas: inout Canvas) {
    isFrameDue = false
    guard !isHidden, alpha >= Self.leastAlpha else { return }
    if alpha < 1 {
      canvas.fading(to: UInt8(alpha * 255)) { drawMasked(in: &$0) }
    } else {
      drawMasked(in: &canvas)
    }
  }

  private func drawMasked(in canvas: inout Canvas) {
    guard let mask = rare?.mask?.frame ?? surface?.mask?.frame else { return drawOutlined(in: &canvas) }
    let frame = drawnFrame
    canvas.withClip(CellMetrics.cells(mask.offsetBy(dx: frame.minX, dy: frame.minY))) {
      drawOutlined(in: &$0)
    }
  }

  private func drawOutlined(in canvas: inout Canvas) {
    let frame = drawnFrame
    let cells = CellMetrics.cells(frame)
    if let fill, cells.size.rows == 0 || cells.size.columns == 0, frame.isThin {
      canvas.drawLine(frame, color: fill.cellColor)
    }
    guard let box = outline else { return drawContents(in: &canvas, cells: cells) }
    canvas.drawBoxed(cells, box: box, color: surface?.border?.cellColor) { canvas in
      drawContents(in: &canvas, cells: cells)
    }
  }

  private func drawContents(in canvas: inout Canvas, cells: CellRect) {
    if isDrawDue, !placed.isEmpty {
      isDrawDue = false
      let sketch = Sketch.recording { draw(bounds) }
      if sketch != nil || rare?.sketch != nil { rareState.sketch = sketch }
    }
    // Scrolled by whole cells, so that scrolling changes no view's own rounding.
    let origin = (column: CellMetrics.columns(boundsOrigin.x), row: CellMetrics.rows(boundsOrigin.y))
    let shift = (columns: -origin.column, rows: -origin.row)
    let hasSublayers = surface.map { !$0.children.isEmpty } ?? false
    canvas.drawing(in: cells) { canvas in
      if let color = fill?.cellColor { canvas.fill(CellRect(size: cells.size), background: color) }
      if hasSublayers {
        canvas.moved(columns: shift.columns, rows: shift.rows) { surface?.drawAreas(in: &$0) }
      }
      let sketch = rare?.sketch
      if let sketch {
        canvas.moved(columns: shift.columns, rows: shift.rows) { sketch.draw(in: &$0, lines: false) }
      }
      draw(in: &canvas)
      if let sketch {
        canvas.moved(columns: shift.columns, rows: shift.rows) { sketch.draw(in: &$0, lines: true) }
      }
      surface?.drawMarks(in: &canvas, at: CGRect(origin: .zero, size: placed.size))
      if hasSublayers {
        canvas.moved(columns: shift.columns, rows: shift.rows) { surface?.drawLines(in: &$0) }
      }
      if clipsToBounds { drawSubviews(in: &canvas, shift: shift) }
    }
    if !clipsToBounds {
      canvas.moved(columns: cells.minColumn, rows: cells.minRow) { drawSubviews(in: &$0, shift: shift) }
    }
    canvas.drawing(in: cells) { drawOverlay(in: &$0) }
  }

  private func drawSubviews(in canvas: inout Canvas, shift: (columns: Int, rows: Int)) {
    canvas.moved(columns: shift.columns, rows: shift.rows) {
      for view in subviewsToDraw { view.drawHierarchy(in: &$0) }
    }
  }
}
