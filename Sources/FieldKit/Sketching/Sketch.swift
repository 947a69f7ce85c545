import CellCanvas
import Foundation

/// What a view draws in its `draw(_:)`, as far as a terminal has it: lines that lie or stand, and filled rectangles. It is
/// drawn with each frame until the view is to be drawn anew.
@MainActor final class Sketch {
  struct Mark {
    var rect: CGRect
    var color: UIColor
    var isLine: Bool
  }

  var strokeColor = UIColor.black
  var fillColor = UIColor.black
  var lineWidth: CGFloat = 1
  private(set) var marks: [Mark] = []
  /// What programs draw on, once one has asked for it.
  var madeContext: AnyObject?

  /// The sketch of the view that draws now.
  private static var current: Sketch?
  private static var isOpen = false

  /// The sketch of the view that draws now, made when it is asked for; `nil` if none does.
  static var open: Sketch? {
    guard isOpen else { return nil }
    if let current { return current }
    let made = Sketch()
    current = made
    return made
  }

  /// Lets a view draw.
  ///
  /// - Returns: what it drew; `nil` for nothing.
  static func recording(_ body: () -> Void) -> [Mark]? {
    let outer = (current, isOpen)
    (current, isOpen) = (nil, true)
    body()
    let marks = current?.marks
    (current, isOpen) = outer
    return marks?.isEmpty ?? true ? nil : marks
  }

  /// Draws a path's straight lines that lie or stand. Others aren't drawn.
  func stroke(_ elements: [PathElement], width: CGFloat? = nil) {
    let width = max(1, min(width ?? lineWidth, CellMetrics.width / 2 - 1))
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      let (left, top) = (min(point.x, end.x), min(point.y, end.y))
      if point.y == end.y, point.x != end.x {
        add(
          CGRect(x: left, y: top - width / 2, width: abs(end.x - point.x), height: width), isLine: true,
          color: strokeColor)
      } else if point.x == end.x, point.y != end.y {
        add(
          CGRect(x: left - width / 2, y: top, width: width, height: abs(end.y - point.y)), isLine: true,
          color: strokeColor)
      }
    }
    for element in elements {
      switch element {
      case .move(let place): (start, point) = (place, place)
      case .line(let end):
        line(to: end)
        point = end
      case .curve(_, _, let end): point = end
      case .close:
        line(to: start)
        point = start
      }
    }
  }

  /// Fills a path that is a rectangle. Others aren't drawn.
  func fill(_ elements: [PathElement]) {
    let box = elements.boundingBox
    guard !box.isNull, elements.allSatisfy({ $0.isCorner(of: box) }) else { return }
    add(box, isLine: box.isThin, color: fillColor)
  }

  private func add(_ rect: CGRect, isLine: Bool, color: UIColor) {
    if rect.width > 0, rect.height > 0 { marks.append(Mark(rect: rect, color: color, isLine: isLine)) }
  }
}

extension [Sketch.Mark] {
  /// Draws what lies behind a view's own letters, or in front of them.
  @MainActor func draw(in canvas: inout Canvas, lines: Bool) {
    for mark in self where mark.isLine == lines {
      if lines {
        canvas.drawLine(mark.rect, color: mark.color.cellColor)
      } else if let color = mark.color.cellColor {
        canvas.fill(CellMetrics.cells(mark.rect), background: color)
      }
    }
  }
}

extension PathElement {
  fileprivate func isCorner(of box: CGRect) -> Bool {
    if case .curve = self { return false }
    return points.allSatisfy {
      ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
    }
  }
}
