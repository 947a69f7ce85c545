import CellCanvas
import FieldKit

extension UIWindow {
  /// What the window shows, after a layout.
  func drawn() -> Canvas {
    layoutIfNeeded()
    var canvas = Canvas(size: CellMetrics.cells(frame).size)
    drawHierarchy(in: &canvas)
    return canvas
  }
}
