import CellCanvas

/// The canvas on which a view draws at this moment, for methods of UIKit's that draw and don't take one.
@MainActor enum CanvasInUse {
  static var canvas = Canvas(size: .zero)

  /// Lets `body` draw on `canvas`. Nothing is copied: the two change places for so long.
  static func with(_ canvas: inout Canvas, _ body: () -> Void) {
    swap(&canvas, &self.canvas)
    body()
    swap(&canvas, &self.canvas)
  }
}
