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
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
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
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text. Stored; a terminal has one size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
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
