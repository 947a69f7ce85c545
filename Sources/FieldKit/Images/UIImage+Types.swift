public import Foundation

extension UIImage {
  /// Whether a picture is drawn in a view's tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is drawn does it: symbols in the tint.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint.
    case alwaysTemplate
  }

  /// Which way up a picture is. Stored; a terminal doesn't turn characters.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up
    /// On its head.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// As in a mirror.
    case upMirrored
    /// As in a mirror, on its head.
    case downMirrored
    /// As in a mirror, turned to the left.
    case leftMirrored
    /// As in a mirror, turned to the right.
    case rightMirrored
  }

  /// What fills a picture that is made larger.
  public enum ResizingMode: Int, Sendable {
    /// It again and again.
    case tile
    /// It in a larger size.
    case stretch
  }

  /// How heavy a symbol's lines are. Stored; a terminal has one weight.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Light.
    case light
    /// As text is.
    case regular
    /// A little heavier.
    case medium
    /// Between that and bold.
    case semibold
    /// As bold text is.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// How large a symbol is beside text. Stored; a terminal has one size.
  public enum SymbolScale: Int, Sendable {
    /// As the place where it is drawn likes it.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller than text.
    case small
    /// As text is.
    case medium
    /// Larger than text.
    case large
  }

  /// How a picture is to look.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is to look. Stored; a terminal has one size and one weight of characters.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A size in points.
    public init(pointSize: CGFloat) {}
    /// A size in points, and how heavy the lines are.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    /// A size in points, how heavy the lines are, and how large it is beside text.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    /// How heavy the lines are.
    public init(weight: SymbolWeight) {}
    /// How large it is beside text.
    public init(scale: SymbolScale) {}
    /// As a font's letters are.
    public init(font: UIFont) {}
    /// As a font's letters are, and how large it is beside them.
    public init(font: UIFont, scale: SymbolScale) {}
    /// As the letters of a style of text are.
    public init(textStyle: UIFont.TextStyle) {}
    /// As the letters of a style of text are, and how large it is beside them.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    /// In a colour of which its parts have shades.
    public init(hierarchicalColor: UIColor) {}
    /// In several colours.
    public init(paletteColors: [UIColor]) {}
    /// No look of its own.
    public static let unspecified = SymbolConfiguration(scale: .unspecified)
  }
}

// Apple's systems have Core Graphics.
#if os(Linux)
  /// Pixels. A terminal has none.
  public final class CGImage: Sendable {
    private init() {}
  }
#endif
