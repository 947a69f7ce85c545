public import Foundation

extension UIFont {
  /// How thick letters are, from -1 to 1. A terminal has two kinds: bold, from semibold on, and not.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The thickness.
    public let rawValue: CGFloat
    /// A thickness, from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A thickness, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The usual one.
    public static let regular = Weight(0)
    /// A little thicker. Not drawn.
    public static let medium = Weight(0.23)
    /// Nearly bold. Drawn bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Thicker than bold. Drawn bold.
    public static let heavy = Weight(0.56)
    /// The thickest. Drawn bold.
    public static let black = Weight(0.62)

    /// Whether the left one is thinner.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

    /// What the names of fonts call it.
    var name: String {
      switch self {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: "Regular"
      }
    }
  }

  /// How wide letters are. Stored; a terminal can't draw it.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, 0 for the usual one.
    public let rawValue: CGFloat
    /// A width, 0 for the usual one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width, 0 for the usual one.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one.
    public static let standard = Width(0)
    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}
