public import Foundation

/// Lines and curves in the plane, in points.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private let path: CGMutablePath

  /// The path as Core Graphics has it.
  open var cgPath: CGPath { path.copy() ?? path }

  /// The width of the line, in points. Stored.
  open var lineWidth: CGFloat = 1
  /// Whether a shape that crosses itself is filled by counting. Stored.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { path = CGMutablePath() }

  /// The outline of a rectangle.
  public init(rect: CGRect) {
    path = CGMutablePath()
    path.addRect(rect)
  }

  /// The outline of an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) {
    path = CGMutablePath()
    path.addEllipse(in: rect)
  }

  /// The outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = CGMutablePath()
    path.addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }

  /// The outline of a rectangle of which some corners are round. All are taken for round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(roundedRect: rect, cornerRadius: corners.isEmpty ? 0 : cornerRadii.width)
  }

  /// A part of a circle. Angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of Core Graphics.
  public init(cgPath: CGPath) {
    path = CGMutablePath()
    path.addPath(cgPath)
  }

  /// Begins a new line at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve to a point that leans towards two others.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a curve to a point that leans towards another one.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Draws a part of a circle, as straight lines between points on it. Angles are in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: turn)
    guard sweep.isFinite else { return }
    if clockwise && sweep < 0 { sweep += turn }
    if !clockwise && sweep > 0 { sweep -= turn }
    if sweep == 0 && endAngle != startAngle { sweep = clockwise ? turn : -turn }
    for step in 0...16 {
      let angle = startAngle + sweep * CGFloat(step) / 16
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if step == 0 && path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
  }
  /// Draws a straight line to where the last one began.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Forgets all points.
  open func removeAllPoints() { path.elements = [] }
  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { $0.applying(transform) }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points.
  open var bounds: CGRect { path.boundingBox }
  /// Where the next line would begin, in points.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point lies in the rectangle around the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Draws the path's lines, in a view's `draw(_:)`. A terminal has those that are straight, and lie or stand.
  open func stroke() { Sketch.open?.stroke(path.elements, width: lineWidth) }
  /// Fills the path, in a view's `draw(_:)`. A terminal has it if it is a rectangle.
  open func fill() { Sketch.open?.fill(path.elements) }
  /// Does nothing: a terminal has no canvas of points.
  open func addClip() {}
}
