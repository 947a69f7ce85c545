public import Foundation

/// A colour with opacity, or one of the terminal's own two. All spaces of colour are taken for sRGB.
///
/// Two are equal that were given the same components, in grey or in colour.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = AttributeValueMark()

  // Set once, by the initialisers. They are all public, so that subclasses inherit them.
  final private(set) var source: Source

  convenience init(_ source: Source) {
    self.init()
    self.source = source
  }

  /// Black that is fully transparent.
  public override init() { source = .gray(white: 0, alpha: 0) }

  /// A colour from sRGB components, each 0 to 1. What lies outside is clamped when drawn.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) { source = .gray(white: white, alpha: alpha) }

  /// A colour by its place on the colour wheel, its purity and its brightness, each 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .rgb(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A colour from components of Display P3, each 0 to 1. They are taken for sRGB's.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour that a literal in the source says.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Comparing, copying, keeping

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }
  open override var hash: Int { source.hashValue }

  /// The same object: a colour doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// That it can be told from an archive that it is a colour.
  public static var supportsSecureCoding: Bool { true }

  /// A colour from an archive, where its components were put.
  public required init?(coder: NSCoder) {
    let alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
    if coder.containsValue(forKey: "UIWhite") {
      source = .gray(white: CGFloat(coder.decodeDouble(forKey: "UIWhite")), alpha: alpha)
    } else {
      source = .rgb(
        RGBA(
          red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
          green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
          blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: alpha))
    }
  }

  /// Puts the components of the moment into an archive.
  open func encode(with coder: NSCoder) {
    let parts = components
    coder.encode(Double(parts.last ?? 1), forKey: "UIAlpha")
    if parts.count == 2 {
      coder.encode(Double(parts[0]), forKey: "UIWhite")
    } else {
      for (part, key) in zip(parts, ["UIRed", "UIGreen", "UIBlue"]) {
        coder.encode(Double(part), forKey: key)
      }
    }
  }
}

/// The type that a colour literal has without another one.
public typealias _ColorLiteralType = UIColor  // swift-format-ignore: NoLeadingUnderscores
