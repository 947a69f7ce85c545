import CellCanvas
public import Foundation

/// A layer that is a shape.
///
/// A terminal draws a shape that is a line, lying or standing: in `strokeColor`, or in `fillColor` if it has none. What
/// has an area isn't drawn.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The shape, in the layer's points.
  open var path: CGPath? { didSet { setNeedsDisplay() } }
  /// The colour inside of the shape. `nil` is none.
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { setNeedsDisplay() } }
  /// The colour of the shape's line. `nil` is none.
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  /// The width of the line, in points. Stored.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, from 0 to 1. Stored.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1. Stored.
  open var strokeEnd: CGFloat = 1
  /// How the line ends. Stored.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line turns. Stored.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far corners reach, in line widths. Stored.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points. Stored.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin, in points. Stored.
  open var lineDashPhase: CGFloat = 0
  /// What is inside of a shape that crosses itself. Stored.
  open var fillRule = CAShapeLayerFillRule.nonZero

  override func drawMarks(in canvas: inout Canvas, at rect: CGRect) {
    guard let line else { return }
    canvas.drawLine(line.rect.offsetBy(dx: rect.minX, dy: rect.minY), color: line.color.cellColor)
  }

  /// The shape as a line, if it is one.
  final var line: (rect: CGRect, color: UIColor)? {
    guard let path, !path.isEmpty, let color = strokeColor ?? fillColor else { return nil }
    var rect = path.boundingBoxOfPath
    if rect.height < 1 { rect.size.height = 1 }
    if rect.width < 1 { rect.size.width = 1 }
    return rect.isThin ? (rect, UIColor(cgColor: color)) : nil
  }
}

/// How a line ends. Stored.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It ends where it ends.
  public static let butt = Self(rawValue: "butt")
  /// It ends in half a circle.
  public static let round = Self(rawValue: "round")
  /// It ends in half a square.
  public static let square = Self(rawValue: "square")
}

/// How a line turns. Stored.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A turn by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = Self(rawValue: "miter")
  /// In an arc.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// What is inside of a shape that crosses itself. Stored.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the line goes around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What the line goes around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// A layer in colours that pass into one another. A terminal draws none of it: colours in between would hide letters.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s. Stored.
  open var colors: [Any]?
  /// Where each colour stands, from 0 to 1. Stored.
  open var locations: [NSNumber]?
  /// Where the first colour stands, each coordinate from 0 to 1. Stored.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, each coordinate from 0 to 1. Stored.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
