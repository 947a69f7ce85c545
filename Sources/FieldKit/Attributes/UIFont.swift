public import Foundation

/// A font. A terminal has one font in one size: bold and italic are drawn, name and size are stored.
///
/// Its measures are those of a row of cells, whatever its size is: 16 points from line to line.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = AttributeValueMark()
  final private(set) var storage: FontStorage

  /// The system's font, in the size of body text.
  public override init() { storage = FontStorage(weight: .regular, size: 17) }

  /// A font by its name and its size in points. Any name is taken, except an empty one. It is drawn bold or italic if
  /// its name says so.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(FontStorage(name: fontName, size: fontSize))
  }

  /// A font as a descriptor describes it. A size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var storage = descriptor.storage
    if pointSize > 0 { storage.size = pointSize }
    self.init(storage)
  }

  convenience init(_ storage: FontStorage) {
    self.init()
    self.storage = storage
  }

  // MARK: What it is

  /// The font's name. Stored, not drawn.
  open var fontName: String { storage.name }
  /// The name of the font and all its variants. Stored, not drawn.
  open var familyName: String { storage.familyName }
  /// The size in points. Stored, not drawn.
  open var pointSize: CGFloat { storage.size }
  /// Everything that is known of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(storage) }
  /// The same font in another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var storage = storage
    storage.size = fontSize
    return UIFont(storage)
  }

  /// Whether letters are drawn bold.
  final var isBold: Bool { storage.traits.contains(.traitBold) }
  /// Whether letters are drawn italic.
  final var isItalic: Bool { storage.traits.contains(.traitItalic) }

  // MARK: Measures, in points

  /// From line to line: one row of cells.
  open var lineHeight: CGFloat { CellMetrics.height }
  /// From the letters' foot line up to the row's top.
  open var ascender: CGFloat { 12 }
  /// From the letters' foot line down to the row's bottom, negative.
  open var descender: CGFloat { ascender - lineHeight }
  /// The height of capital letters.
  open var capHeight: CGFloat { 10 }
  /// The height of small letters.
  open var xHeight: CGFloat { 7 }
  /// What is between lines: nothing.
  open var leading: CGFloat { 0 }

  // MARK: Comparing, copying, keeping

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.storage == storage }
  open override var hash: Int { storage.hashValue }

  /// The same object: a font doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// That it can be told from an archive that it is a font.
  public static var supportsSecureCoding: Bool { true }

  /// A font from an archive, where its name and size were put.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String? else {
      return nil
    }
    self.init(name: name, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")))
  }

  /// Puts name and size into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
  }
}
