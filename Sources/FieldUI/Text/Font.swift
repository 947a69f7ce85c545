public import Foundation

/// A font. A terminal has one font in one size: bold and italic are drawn, the rest is stored.
public struct Font: Hashable, Sendable {
  /// A style of the system's.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var isBold: Bool { self == .headline }

    /// The size on Apple's systems, in points.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// How thick letters are. From semibold on they are drawn bold.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// The thinnest; drawn as regular.
    public static let ultraLight = Weight(value: -0.8)
    /// Very thin; drawn as regular.
    public static let thin = Weight(value: -0.6)
    /// Thin; drawn as regular.
    public static let light = Weight(value: -0.4)
    /// Neither thin nor bold.
    public static let regular = Weight(value: 0)
    /// A little thicker; drawn as regular.
    public static let medium = Weight(value: 0.23)
    /// Half bold; drawn bold.
    public static let semibold = Weight(value: 0.3)
    /// Drawn bold.
    public static let bold = Weight(value: 0.4)
    /// More than bold; drawn bold.
    public static let heavy = Weight(value: 0.56)
    /// The thickest; drawn bold.
    public static let black = Weight(value: 0.62)
    var isBold: Bool { value >= Weight.semibold.value }
  }

  /// The kind of letters. Stored; a terminal can't draw it.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The room between lines. Stored; a terminal can't draw it.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  var name = "System"
  var size: CGFloat
  var isBold = false
  var isItalic = false

  /// A screen's large title: 34 points.
  public static let largeTitle = system(.largeTitle)
  /// A title: 28 points.
  public static let title = system(.title)
  /// A title of the second rank: 22 points.
  public static let title2 = system(.title2)
  /// A title of the third rank: 20 points.
  public static let title3 = system(.title3)
  /// A heading: 17 points, bold.
  public static let headline = system(.headline)
  /// What stands below a heading: 15 points.
  public static let subheadline = system(.subheadline)
  /// Running text: 17 points.
  public static let body = system(.body)
  /// A remark: 16 points.
  public static let callout = system(.callout)
  /// A note: 13 points.
  public static let footnote = system(.footnote)
  /// What stands below a picture: 12 points.
  public static let caption = system(.caption)
  /// A smaller caption: 11 points.
  public static let caption2 = system(.caption2)

  /// The system's font in a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(size: style.size, isBold: weight?.isBold ?? style.isBold)
  }

  /// The system's font in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, isBold: weight?.isBold ?? false)
  }

  /// A font by its name, in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name, size: size) }
  /// A font by its name, in a size in points.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(name: name, size: size)
  }
  /// A font by its name, in a size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name, size: fixedSize) }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = weight.isBold
    return font
  }
  /// The font with digits of one width: a terminal's are.
  public func monospacedDigit() -> Font { self }
  /// The font with letters of one width: a terminal's are.
  public func monospaced() -> Font { self }
  /// The font with small capitals. A terminal can't draw them.
  public func smallCaps() -> Font { self }
  /// The font with other room between lines. A terminal can't draw it.
  public func leading(_ leading: Leading) -> Font { self }
}
