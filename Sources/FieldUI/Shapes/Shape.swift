import CellCanvas
import FieldKit
public import Foundation

/// A figure. In cells: a filled one is a rectangle, with round corners where it has any and three rows or more.
public protocol Shape: View, Sendable {
  /// The figure's outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// Whether its corners are round.
  nonisolated var _isRounded: Bool { get }
}

/// A figure is filled with the letters' colour, and has no round corners, unless it says otherwise.
extension Shape {
  public nonisolated var _isRounded: Bool { false }
  /// What the view is made of.
  public var body: some View { ShapeView(kind: .fill(nil), isRounded: _isRounded) }

  /// Fills the figure.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    ShapeView(kind: .fill(content._color), isRounded: _isRounded)
  }

  /// Fills the figure with the letters' colour.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(kind: .fill(nil), isRounded: _isRounded)
  }

  /// Draws the figure's outline, one line wide.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(kind: lineWidth > 0 ? .stroke(content._color) : .nothing, isRounded: _isRounded)
  }

  /// Draws the figure's outline, one line wide.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    stroke(content, lineWidth: style.lineWidth)
  }

  /// Draws the figure's outline in the letters' colour.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    ShapeView(kind: lineWidth > 0 ? .stroke(nil) : .nothing, isRounded: _isRounded)
  }

  /// A part of the outline. A terminal draws it whole.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
}

/// A figure that can be drawn inside of its edges.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws the figure's outline inside of its edges.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  /// Draws the figure's outline inside of its edges, in the letters' colour.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    stroke(lineWidth: lineWidth)
  }

  /// The figure, smaller by some points. A terminal draws it as it is.
  public func inset(by amount: CGFloat) -> Self { self }
}

/// How a line is drawn. A terminal draws one kind of line.
public struct StrokeStyle: Hashable, Sendable {
  /// In points. Any above zero is one line.
  public var lineWidth: CGFloat
  /// Stored; a terminal can't draw it.
  public var dash: [CGFloat]

  /// A line.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// How a figure is filled. A terminal fills in one way.
public struct FillStyle: Hashable, Sendable {
  /// Stored.
  public var isEOFilled: Bool
  /// Stored.
  public var isAntialiased: Bool

  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A figure on the screen.
struct ShapeView: View {
  typealias Body = Never
  enum Kind {
    case fill(Color?)
    case stroke(Color?)
    case nothing
  }
  let kind: Kind
  let isRounded: Bool

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: ShapeNode.self, in: context, make: ShapeNode.init) { node in
      (node.kind, node.isRounded) = (view.kind, view.isRounded)
      node.letters = context.environment.textStyle.foreground
    }
  }
}

private final class ShapeNode: _ViewNode {
  var kind = ShapeView.Kind.nothing
  var isRounded = false
  var letters: CellColor?

  private var box: BoxStyle { isRounded ? .rounded : .square }

  override func measure(_ proposal: CellProposal) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  override func draw(in canvas: inout Canvas) {
    switch kind {
    case .nothing: break
    case .fill(let color):
      guard let color = color.map(\.cellColor) ?? letters ?? .white else { return }
      guard isRounded else { return canvas.fill(frame, background: color) }
      let area = frame
      canvas.drawBoxed(area, box: box) { $0.fill(area, background: color) }
    case .stroke(let color):
      // A thinner one would hide what it is drawn around.
      guard frame.size.rows >= 3, frame.size.columns >= 2 else { return }
      canvas.drawBox(frame, box: box, style: CellStyle(foreground: color?.cellColor ?? letters))
    }
  }
}
