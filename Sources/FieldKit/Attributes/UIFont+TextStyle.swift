public import Foundation

extension UIFont {
  /// Kinds of text, each with a size and a weight. A terminal draws the weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleLargeTitle")
    /// A title larger than the largest.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A title larger than the first.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// A title of the first order.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second order.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third order.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading. Drawn bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading within a part.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text to read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points, where the user likes the usual one.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .extraLargeTitle: 36
      case .extraLargeTitle2, .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }

    /// The weight.
    var weight: UIFont.Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }
  }
}

/// What makes fonts follow the size of text that the user likes. A terminal has one size: nothing is scaled.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The same font.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The same font, no larger than so many points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The same font.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font
  }
  /// The same font, no larger than so many points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  /// The same length.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The same length.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value
  }
}
