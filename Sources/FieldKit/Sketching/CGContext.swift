// Apple's names, in Apple's capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's systems have Core Graphics.
#if os(Linux)
  public import Foundation

  /// What a view draws on in its `draw(_:)`.
  ///
  /// A terminal has lines that are straight, and lie or stand, and filled rectangles. They are drawn in cells: lines in
  /// front of the view's own letters, rectangles behind them. Nothing else of what is drawn is seen. Transforms move,
  /// turn and scale what is drawn after them.
  @preconcurrency @MainActor
  public final class CGContext {
    private struct State {
      var transform = CGAffineTransform.identity
      var stroke = UIColor.black
      var fill = UIColor.black
      var width: CGFloat = 1
    }
    // The sketch keeps the context, which may be kept for longer by a program.
    private weak var sketch: Sketch?
    private var state = State()
    private var saved: [State] = []
    private let current = CGMutablePath()

    init(_ sketch: Sketch) {
      self.sketch = sketch
      (state.stroke, state.fill, state.width) = (sketch.strokeColor, sketch.fillColor, sketch.lineWidth)
    }

    private func changed() {
      guard let sketch else { return }
      (sketch.strokeColor, sketch.fillColor, sketch.lineWidth) = (state.stroke, state.fill, state.width)
    }

    // MARK: State

    /// Keeps colours, width and transform, to be taken up again.
    public func saveGState() { saved.append(state) }
    /// Takes up what was kept last.
    public func restoreGState() {
      guard let last = saved.popLast() else { return }
      state = last
      changed()
    }
    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) {
      state.stroke = UIColor(cgColor: color)
      changed()
    }
    /// The colour inside of shapes.
    public func setFillColor(_ color: CGColor) {
      state.fill = UIColor(cgColor: color)
      changed()
    }
    /// The width of lines, in points. A terminal's have one.
    public func setLineWidth(_ width: CGFloat) {
      state.width = width
      changed()
    }
    /// How smooth edges are. Nothing happens in a terminal.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// How smooth edges may be. Nothing happens in a terminal.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// How lines are dashed, in points. A terminal's aren't.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// How much is seen, from 0 to 1. Nothing happens in a terminal; colours have an alpha of their own.
    public func setAlpha(_ alpha: CGFloat) {}

    // MARK: Transforms

    /// The move, turn and scale of what is drawn.
    public var ctm: CGAffineTransform { state.transform }
    /// Moves what is drawn from now on, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns what is drawn from now on, by radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Moves, turns and scales what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }

    // MARK: Paths

    /// The path that is being made.
    public var path: CGPath? { current.isEmpty ? nil : current.copy() }
    /// Begins a path.
    public func beginPath() { current.elements = [] }
    /// Begins a new line at a point.
    public func move(to point: CGPoint) { current.move(to: point, transform: state.transform) }
    /// Draws a straight line to a point.
    public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.transform) }
    /// Draws straight lines between points.
    public func addLines(between points: [CGPoint]) {
      current.addLines(between: points, transform: state.transform)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.transform) }
    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.transform) }
    /// Adds another path.
    public func addPath(_ path: CGPath) { current.addPath(path, transform: state.transform) }
    /// Draws a part of a circle. Angles are in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      current.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: state.transform)
    }
    /// Draws a curve to a point that leans towards two others.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      current.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
    }
    /// Draws a curve to a point that leans towards another one.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      current.addQuadCurve(to: end, control: control, transform: state.transform)
    }
    /// Draws a straight line to where the last one began.
    public func closePath() { current.closeSubpath() }

    // MARK: Drawing

    /// Draws the path's lines, and begins a new path.
    public func strokePath() {
      sketch?.stroke(current.elements)
      beginPath()
    }
    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
      sketch?.fill(current.elements)
      beginPath()
    }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
      sketch?.fill(PathElement.rectangle(rect).map { $0.applying(state.transform) })
    }
    /// Draws the lines around a rectangle.
    public func stroke(_ rect: CGRect) {
      sketch?.stroke(PathElement.rectangle(rect).map { $0.applying(state.transform) })
    }
    /// Draws the lines around a rectangle, of a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) { stroke(rect) }
    /// Fills an ellipse: a terminal has none.
    public func fillEllipse(in rect: CGRect) {}
    /// Draws the line around an ellipse: a terminal has none.
    public func strokeEllipse(in rect: CGRect) {}
    /// Makes a rectangle transparent. A view begins with nothing drawn: nothing happens.
    public func clear(_ rect: CGRect) {}
    /// Draws only inside of the path from now on, and begins a new one. A terminal draws outside as well.
    public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Draws only inside of a rectangle from now on. A terminal draws outside as well.
    public func clip(to rect: CGRect) {}
  }

  /// What the view that draws now draws on; `nil` outside of a view's `draw(_:)`.
  @preconcurrency @MainActor
  public func UIGraphicsGetCurrentContext() -> CGContext? { Sketch.open.map { $0.context } }

  /// Fills a rectangle, in points, in a view's `draw(_:)`.
  @preconcurrency @MainActor
  public func UIRectFill(_ rect: CGRect) { Sketch.open?.fill(PathElement.rectangle(rect)) }

  /// Draws the lines around a rectangle, in points, in a view's `draw(_:)`.
  @preconcurrency @MainActor
  public func UIRectFrame(_ rect: CGRect) { Sketch.open?.stroke(PathElement.rectangle(rect)) }

  extension Sketch {
    /// The one context of the sketch.
    fileprivate var context: CGContext {
      if let made = madeContext as? CGContext { return made }
      let made = CGContext(self)
      madeContext = made
      return made
    }
  }
#endif
