package import CellCanvas
public import FieldKit
public import Foundation

/// A style that fills a shape or draws letters. A terminal draws each as one colour.
public protocol ShapeStyle: Sendable {
  /// The style as a colour.
  var _color: Color { get }
}

/// A colour in sRGB with opacity. As a view it fills the room that it is given.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible, Sendable {
  let uiColor: UIColor

  /// How components are meant. They are taken as sRGB's.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour from sRGB components and opacity, each 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// A colour from components and opacity, each 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A colour from its hue, saturation, brightness and opacity, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// A colour of the program's assets. A terminal's program has none: it is the letters' own.
  public init(_ name: String, bundle: Bundle? = nil) { uiColor = .label }

  /// UIKit's colour.
  public init(uiColor: UIColor) { self.uiColor = uiColor }

  /// UIKit's colour.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  #if os(Linux)
    /// Core Graphics' colour.
    public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
  #endif

  /// The colour, more transparent: its opacity times `opacity`, 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(uiColor: uiColor.multiplyingAlpha(by: opacity))
  }

  /// The colour itself.
  public var _color: Color { self }
  /// The value in words, for whoever debugs.
  public var description: String { "\(uiColor)" }

  /// The colour as a gradient: a terminal draws it plain.
  public var gradient: Color { self }

  /// The colour of a cell; `nil` is the terminal's own.
  package var cellColor: CellColor? { uiColor.cellColor }

  /// Whether both are the same.
  public static func == (lhs: Color, rhs: Color) -> Bool { lhs.uiColor.isEqual(rhs.uiColor) }
  /// Feeds what `==` compares to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(uiColor.hash) }
}

extension UIColor {
  /// SwiftUI's colour.
  public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}

extension Color: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: ColorNode.self, in: context, make: ColorNode.init) {
      $0.color = view.cellColor
    }
  }
}

private final class ColorNode: _ViewNode {
  var color: CellColor?

  override func measure(_ proposal: CellProposal) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  override func draw(in canvas: inout Canvas) {
    if let color { canvas.fill(frame, background: color) }
  }
}
