package import CellCanvas
public import FieldKit

/// A style that fills a shape or draws letters. Colours are the only ones so far.
public protocol ShapeStyle: Sendable {
  /// The style as a colour.
  var _color: Color { get }
}

/// A colour in sRGB with opacity. As a view it fills the room that it is given.
public struct Color: ShapeStyle, Hashable, Sendable {
  let uiColor: UIColor

  /// A colour from sRGB components and opacity, each 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  /// UIKit's colour.
  public init(uiColor: UIColor) { self.uiColor = uiColor }

  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// The colour, more transparent: its opacity times `opacity`, 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(uiColor: uiColor.multiplyingAlpha(by: opacity))
  }

  public var _color: Color { self }

  /// The colour of a cell; `nil` is the terminal's own.
  package var cellColor: CellColor? { uiColor.cellColor }

  public static func == (lhs: Color, rhs: Color) -> Bool { lhs.uiColor.isEqual(rhs.uiColor) }
  public func hash(into hasher: inout Hasher) { hasher.combine(uiColor.hash) }

}

extension Color: View {
  public typealias Body = Never

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

  override func size(for proposal: CellProposal) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  override func draw(in canvas: inout Canvas) {
    if let color { canvas.fill(frame, background: color) }
  }
}

extension Color {
  // The shades of Apple's Human Interface Guidelines.
  public static let red = Color(uiColor: .systemRed)
  public static let orange = Color(uiColor: .systemOrange)
  public static let yellow = Color(uiColor: .systemYellow)
  public static let green = Color(uiColor: .systemGreen)
  public static let mint = Color(uiColor: .systemMint)
  public static let teal = Color(uiColor: .systemTeal)
  public static let cyan = Color(uiColor: .systemCyan)
  public static let blue = Color(uiColor: .systemBlue)
  public static let indigo = Color(uiColor: .systemIndigo)
  public static let purple = Color(uiColor: .systemPurple)
  public static let pink = Color(uiColor: .systemPink)
  public static let brown = Color(uiColor: .systemBrown)
  public static let gray = Color(uiColor: .systemGray)
  public static let black = Color(uiColor: .black)
  public static let white = Color(uiColor: .white)
  public static let clear = Color(uiColor: .clear)
  /// The terminal's own letter colour.
  public static let primary = Color(uiColor: .label)
  public static let secondary = Color(uiColor: .systemGray)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
}
