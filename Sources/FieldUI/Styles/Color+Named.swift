import FieldKit
public import Foundation

extension Color {
  // The shades of Apple's Human Interface Guidelines.
  /// Apple's system red, drawn as #FF3B30.
  public static let red = Color(uiColor: .systemRed)
  /// Apple's system orange, drawn as #FF9500.
  public static let orange = Color(uiColor: .systemOrange)
  /// Apple's system yellow, drawn as #FFCC00.
  public static let yellow = Color(uiColor: .systemYellow)
  /// Apple's system green, drawn as #34C759.
  public static let green = Color(uiColor: .systemGreen)
  /// Apple's system mint, drawn as #00C7BE.
  public static let mint = Color(uiColor: .systemMint)
  /// Apple's system teal, drawn as #30B0C7.
  public static let teal = Color(uiColor: .systemTeal)
  /// Apple's system cyan, drawn as #32ADE6.
  public static let cyan = Color(uiColor: .systemCyan)
  /// Apple's system blue, drawn as #007AFF.
  public static let blue = Color(uiColor: .systemBlue)
  /// Apple's system indigo, drawn as #5856D6.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// Apple's system purple, drawn as #AF52DE.
  public static let purple = Color(uiColor: .systemPurple)
  /// Apple's system pink, drawn as #FF2D55.
  public static let pink = Color(uiColor: .systemPink)
  /// Apple's system brown, drawn as #A2845E.
  public static let brown = Color(uiColor: .systemBrown)
  /// Apple's system grey, drawn as #8E8E93.
  public static let gray = Color(uiColor: .systemGray)
  /// Black, #000000.
  public static let black = Color(uiColor: .black)
  /// White, #FFFFFF.
  public static let white = Color(uiColor: .white)
  /// No colour: what is behind shows.
  public static let clear = Color(uiColor: .clear)
  /// The terminal's own letter colour.
  public static let primary = Color(uiColor: .label)
  /// The colour of what matters less.
  public static let secondary = Color(uiColor: .systemGray)
  /// The colour of what can be used.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(uiColor: .systemBlue)
}

/// The colours' names where a style is expected: `.fill(.red)`.
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

/// A style by how much it matters.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The one colour that a terminal draws it in.
  public let _color: Color
  /// The letters' own colour.
  public static let primary = HierarchicalShapeStyle(_color: .primary)
  /// The colour of what matters less.
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  /// The colour of what matters little.
  public static let tertiary = HierarchicalShapeStyle(_color: Color(uiColor: .tertiaryLabel))
  /// The colour of what matters least.
  public static let quaternary = HierarchicalShapeStyle(_color: Color(uiColor: .quaternaryLabel))
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The letters' own colour.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of what matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour of what matters little.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The colour of what matters least.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The colour of what can be used.
public struct TintShapeStyle: ShapeStyle {
  /// The accent colour.
  public init() {}
  /// The one colour that a terminal draws it in.
  public var _color: Color { .accentColor }
}

/// The background around a view.
public struct BackgroundStyle: ShapeStyle {
  /// The terminal's own background.
  public init() {}
  /// The one colour that a terminal draws it in.
  public var _color: Color { Color(uiColor: .systemBackground) }
}

/// The letters' colour around a view.
public struct ForegroundStyle: ShapeStyle {
  /// The terminal's own letter colour.
  public init() {}
  /// The one colour that a terminal draws it in.
  public var _color: Color { .primary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's own background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The terminal's own letter colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A surface through which shows what is behind: drawn as a faint shade over it.
public struct Material: ShapeStyle {
  /// The one colour that a terminal draws it in.
  public let _color: Color
  private init(opacity: Double) { _color = Color(white: 0.5, opacity: opacity) }
  /// A shade of 10 %.
  public static let ultraThin = Material(opacity: 0.1)
  /// A shade of 15 %.
  public static let thin = Material(opacity: 0.15)
  /// A shade of 20 %.
  public static let regular = Material(opacity: 0.2)
  /// A shade of 30 %.
  public static let thick = Material(opacity: 0.3)
  /// A shade of 40 %.
  public static let ultraThick = Material(opacity: 0.4)
  /// The shade of bars: 20 %.
  public static let bar = Material(opacity: 0.2)
}

/// The materials' names where a style is expected.
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// Colours that go over into one another. A terminal draws the first one.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it stands, 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, 0 to 1.
    public var location: CGFloat
    /// A colour in a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours.
  public var stops: [Stop]
  /// Some colours, at the same distance from one another.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
  /// Some colours.
  public init(stops: [Stop]) { self.stops = stops }
  /// The one colour that a terminal draws it in.
  public var _color: Color { stops.first?.color ?? .clear }
}

/// Colours along a line. A terminal draws the first one.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient
  /// Colours along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }
  /// Colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }
  /// The one colour that a terminal draws it in.
  public var _color: Color { gradient._color }
}

extension LinearGradient: View {
  /// What the view is made of.
  public var body: some View { _color }
}
