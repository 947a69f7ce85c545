public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A figure as large as the room that it is given.
  nonisolated public init() {}
  /// The rectangle itself, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How round corners are made. A terminal's are all the same.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The radii of the corners, in points. Any above zero is round.
  public var cornerSize: CGSize

  /// A rectangle with round corners, by their radius in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// A rectangle with round corners, by their radii in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// Round if the radius is above zero.
  nonisolated public var _isRounded: Bool { cornerSize.width > 0 }
  /// The rectangle itself, with the corners' radii, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
}

/// A rectangle whose short sides are round.
public struct Capsule: InsettableShape {
  /// A capsule. The style of its corners is ignored.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// Always.
  nonisolated public var _isRounded: Bool { true }
  /// The rectangle itself, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle. A terminal draws a rectangle with round corners.
public struct Circle: InsettableShape {
  /// A figure as large as the room that it is given.
  nonisolated public init() {}
  /// Always.
  nonisolated public var _isRounded: Bool { true }
  /// The ellipse that fits into a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse. A terminal draws a rectangle with round corners.
public struct Ellipse: InsettableShape {
  /// A figure as large as the room that it is given.
  nonisolated public init() {}
  /// Always.
  nonisolated public var _isRounded: Bool { true }
  /// The ellipse that fits into a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, by their radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are round.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

/// The outline of a figure. A terminal knows its bounds, and draws these.
public struct Path: Shape, Equatable {
  /// What is around all of it, in points.
  public private(set) var boundingRect = CGRect.null

  /// An outline with nothing in it.
  nonisolated public init() {}
  /// A rectangle.
  nonisolated public init(_ rect: CGRect) { boundingRect = rect }
  /// A rectangle with round corners.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { boundingRect = rect }
  /// A rectangle with round corners.
  nonisolated public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { boundingRect = rect }
  /// An ellipse.
  nonisolated public init(ellipseIn rect: CGRect) { boundingRect = rect }
  /// An outline that a closure draws.
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { boundingRect.isNull }

  private nonisolated mutating func include(_ point: CGPoint) {
    boundingRect = boundingRect.union(CGRect(origin: point, size: .zero))
  }

  /// Begins a line.
  nonisolated public mutating func move(to end: CGPoint) { include(end) }
  /// Draws a line.
  nonisolated public mutating func addLine(to end: CGPoint) { include(end) }
  /// Draws lines.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) { for line in lines { include(line) } }
  /// Draws a curve.
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { include(end) }
  /// Draws a curve.
  nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    include(end)
  }
  /// Draws a rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) { boundingRect = boundingRect.union(rect) }
  /// Draws a rectangle with round corners.
  nonisolated public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }
  /// Draws an ellipse.
  nonisolated public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Draws another path.
  nonisolated public mutating func addPath(_ path: Path) { addRect(path.boundingRect) }
  /// Draws a line to where the last one began.
  nonisolated public mutating func closeSubpath() {}

  /// The outline as it is, wherever it is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
