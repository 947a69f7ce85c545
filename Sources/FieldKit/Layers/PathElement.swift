import Foundation

/// A part of a path. Points are in points of the plane.
enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  /// A curve that leans towards the first two points and ends in the third.
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let first, let second, let end):
      .curve(first.applying(transform), second.applying(transform), end.applying(transform))
    case .close: .close
    }
  }

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    rounded(rect, width: rect.width / 2, height: rect.height / 2)
  }

  static func rounded(_ rect: CGRect, width: CGFloat, height: CGFloat) -> [PathElement] {
    let x = max(0, min(width, rect.width / 2))
    let y = max(0, min(height, rect.height / 2))
    if x == 0 || y == 0 { return rectangle(rect) }
    // How far the lines before and behind a quarter of a circle go on towards the corner.
    let reach: CGFloat = 1 - 0.552_284_75
    func corner(_ corner: CGPoint, from start: CGVector, to end: CGVector) -> [PathElement] {
      [
        .line(CGPoint(x: corner.x + start.dx, y: corner.y + start.dy)),
        .curve(
          CGPoint(x: corner.x + start.dx * reach, y: corner.y + start.dy * reach),
          CGPoint(x: corner.x + end.dx * reach, y: corner.y + end.dy * reach),
          CGPoint(x: corner.x + end.dx, y: corner.y + end.dy)),
      ]
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    return [.move(CGPoint(x: left + x, y: top))]
      + corner(CGPoint(x: right, y: top), from: CGVector(dx: -x, dy: 0), to: CGVector(dx: 0, dy: y))
      + corner(CGPoint(x: right, y: bottom), from: CGVector(dx: 0, dy: -y), to: CGVector(dx: -x, dy: 0))
      + corner(CGPoint(x: left, y: bottom), from: CGVector(dx: x, dy: 0), to: CGVector(dx: 0, dy: -y))
      + corner(CGPoint(x: left, y: top), from: CGVector(dx: 0, dy: y), to: CGVector(dx: x, dy: 0)) + [.close]
  }
}

extension [PathElement] {
  var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in self {
      if case .move(let begin) = element { start = begin }
      point = element.points.last ?? start
    }
    return point
  }

  var boundingBox: CGRect {
    let points = flatMap(\.points)
    let (columns, rows) = (points.map(\.x), points.map(\.y))
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
