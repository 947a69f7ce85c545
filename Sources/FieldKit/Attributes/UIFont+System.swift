public import Foundation

extension UIFont {
  /// The system's font in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a size in points and a weight. Drawn bold from semibold on.
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontStorage(weight: weight, size: fontSize))
  }

  /// The system's font in a size in points, a weight and a width. Drawn bold from semibold on.
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width)
    -> UIFont
  {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's bold font in a size in points. Drawn bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's italic font in a size in points. Drawn in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontStorage(weight: .regular, size: fontSize, traits: .traitItalic))
  }

  /// The system's font whose letters are equally wide, as all of a terminal's are.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontStorage(weight: weight, size: fontSize, traits: .traitMonoSpace))
  }

  /// The system's font whose digits are equally wide, as all of a terminal's are.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font of a kind of text.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(FontStorage(weight: style.weight, size: style.size, textStyle: style))
  }

  /// The font of a kind of text. It is the same for all traits.
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The standard size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The standard size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The standard size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The standard size of text, in points.
  public static let systemFontSize: CGFloat = 14

  /// The families of fonts there are: the system's.
  public static var familyNames: [String] { [".AppleSystemUIFont"] }

  /// The names of a family's fonts. Only the system's family has any.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [".SFUI-Regular", ".SFUI-Bold", ".SFUI-Italic"] : []
  }

  /// The font of body text.
  static let body = systemFont(ofSize: 17)
}
