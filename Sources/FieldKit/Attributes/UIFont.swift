public import Foundation

/// A font. A terminal has one font in one size: bold and italic are drawn, name and size are stored.
public final class UIFont: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark()

  /// Stored, not drawn.
  public let fontName: String
  /// In points. Stored, not drawn.
  public let pointSize: CGFloat
  /// Whether letters are drawn bold.
  let isBold: Bool
  /// Whether letters are drawn italic.
  let isItalic: Bool

  init(name: String, size: CGFloat, bold: Bool = false, italic: Bool = false) {
    fontName = name
    pointSize = size
    isBold = bold
    isItalic = italic
  }

  /// The system's font in a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(name: "System", size: size) }

  /// The system's bold font in a size in points. Drawn bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "System-Bold", size: size, bold: true)
  }

  /// The system's italic font in a size in points. Drawn in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "System-Italic", size: size, italic: true)
  }

  /// The standard size of text, in points.
  public static let systemFontSize: CGFloat = 14

  /// The font of body text.
  static let body = systemFont(ofSize: 17)

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && isBold == other.isBold
      && isItalic == other.isItalic
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
