// Apple's systems have Core Graphics.
#if os(Linux)
  public import Foundation

  /// Lines and curves in the plane, in points.
  public class CGPath: Hashable, @unchecked Sendable {
    final var elements: [PathElement]

    init(_ elements: [PathElement]) { self.elements = elements }

    /// The outline of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathElement.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// The outline of an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathElement.ellipse(in: rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// The outline of a rectangle with round corners.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(
        PathElement.rounded(rect, width: cornerWidth, height: cornerHeight)
          .map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Whether there is nothing in it.
    public final var isEmpty: Bool { elements.isEmpty }
    /// Where the next line would begin, in points.
    public final var currentPoint: CGPoint { elements.currentPoint }
    /// The smallest rectangle around all points, those that curves lean towards among them.
    public final var boundingBox: CGRect { elements.boundingBox }
    /// The smallest rectangle around the points; that of the points which curves lean towards is taken for it.
    public final var boundingBoxOfPath: CGRect { elements.boundingBox }

    /// A path that doesn't change.
    public final func copy() -> CGPath? { CGPath(elements) }
    /// A path that can be changed.
    public final func mutableCopy() -> CGMutablePath? {
      let path = CGMutablePath()
      path.elements = elements
      return path
    }

    /// Whether a point lies in the rectangle around the path.
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { boundingBox.contains(point.applying(transform)) }

    /// Whether both have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  /// Which points are inside of a path that crosses itself.
  public enum CGPathFillRule: Int, Sendable {
    /// Those that it goes around.
    case winding
    /// Those that it goes around an odd number of times.
    case evenOdd
  }

  /// A path that can be changed.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() { super.init([]) }

    /// Begins a new line at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.move(point.applying(transform)))
    }
    /// Draws a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.line(point.applying(transform)))
    }
    /// Draws straight lines between points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      for (index, point) in points.enumerated() {
        if index == 0 {
          move(to: point, transform: transform)
        } else {
          addLine(to: point, transform: transform)
        }
      }
    }
    /// Draws a curve to a point that leans towards two others.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      elements.append(PathElement.curve(control1, control2, end).applying(transform))
    }
    /// Adds the outline of a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathElement.rectangle(rect).map { $0.applying(transform) }
    }
    /// Adds the outline of an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathElement.ellipse(in: rect).map { $0.applying(transform) }
    }
    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += path.elements.map { $0.applying(transform) }
    }
    /// Draws a straight line to where the last one began.
    public func closeSubpath() { elements.append(.close) }
  }
#endif
