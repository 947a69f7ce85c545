// Apple's systems have Core Graphics.
#if os(Linux)
  public import Foundation

  extension CGMutablePath {
    /// Draws a curve to a point that leans towards another one.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      let (end, control) = (end.applying(transform), control.applying(transform))
      let start = currentPoint
      // The same curve, as one that leans towards two points.
      func towards(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
      }
      addCurve(to: end, control1: towards(start), control2: towards(end))
    }

    /// Adds the outline of a rectangle with round corners. Radii are in points.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      elements += PathElement.rounded(rect, width: cornerWidth, height: cornerHeight)
        .map { $0.applying(transform) }
    }

    /// Draws a part of a circle, and a line to where it begins if there is something to draw it from.
    ///
    /// Angles are in radians, from the x axis towards the y axis. `clockwise` means what it means where the y axis
    /// points up: on a screen, where it points down, the arc runs the other way.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      let turn = 2 * CGFloat.pi
      var sweep = endAngle - startAngle
      guard sweep.isFinite, radius.isFinite else { return }
      if !clockwise, sweep < 0 { sweep = turn + sweep.truncatingRemainder(dividingBy: turn) }
      if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      addRelativeArc(
        center: center, radius: radius, startAngle: startAngle, delta: max(-turn, min(sweep, turn)),
        transform: transform)
    }

    /// Draws a part of a circle, `delta` wide, and a line to where it begins if there is something to draw it from.
    /// Angles are in radians, from the x axis towards the y axis.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      guard delta.isFinite, startAngle.isFinite, radius.isFinite else { return }
      func point(_ angle: CGFloat, _ reach: CGFloat = 0) -> CGPoint {
        let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        return CGPoint(x: center.x + radius * (x - reach * y), y: center.y + radius * (y + reach * x))
      }
      let start = point(startAngle)
      if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
      // No curve follows more than a quarter of a circle well.
      let whole = max(-2 * CGFloat.pi, min(delta, 2 * CGFloat.pi))
      let parts = max(1, Int((abs(whole) / (.pi / 2)).rounded(.up)))
      let step = whole / CGFloat(parts)
      let reach = CGFloat(tan(Double(step / 4))) * 4 / 3
      for part in 0..<parts {
        let angle = startAngle + step * CGFloat(part)
        addCurve(
          to: point(angle + step), control1: point(angle, reach), control2: point(angle + step, -reach),
          transform: transform)
      }
    }
  }
#endif
