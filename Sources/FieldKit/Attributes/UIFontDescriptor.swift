public import Foundation

/// Everything that is known of a font, from which others like it can be made.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  final private(set) var storage: FontStorage

  /// A description of the system's font, in the size of body text.
  public override init() { storage = FontStorage(weight: .regular, size: 17) }

  convenience init(_ storage: FontStorage) {
    self.init()
    self.storage = storage
  }

  /// A description of a font by its name and its size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontStorage(name: fontName, size: size))
  }

  /// A description of the system's font, with what attributes say otherwise.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontStorage(weight: .regular, size: 17).adding(attributes))
  }

  /// The description of the font of a kind of text.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of the font of a kind of text. It is the same for all traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// The font's name.
  open var postscriptName: String { storage.name }
  /// The size in points.
  open var pointSize: CGFloat { storage.size }
  /// Bold, italic, and the like.
  open var symbolicTraits: SymbolicTraits { storage.traits }

  /// What is known, by name.
  open var fontAttributes: [AttributeName: Any] {
    [.name: storage.name, .family: storage.familyName, .size: storage.size]
  }

  /// One thing that is known.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .traits:
      [TraitKey.weight: storage.weight.rawValue, .symbolic: storage.traits.rawValue] as [TraitKey: Any]
    case .textStyle: storage.textStyle?.rawValue
    default: fontAttributes[attribute]
    }
  }

  /// A description of the same font in another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var storage = storage
    storage.size = newPointSize
    return UIFontDescriptor(storage)
  }

  /// A description of the same font with exactly these traits. Every font has them all: never `nil`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(storage.with(symbolicTraits))
  }

  /// A description of the same font in another design. A terminal draws one design: never `nil`.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .monospaced else { return self }
    return UIFontDescriptor(storage.with(storage.traits.union(.traitMonoSpace)))
  }

  /// A description of a font of another name.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(FontStorage(name: "\(storage.familyName)-\(newFace)", size: storage.size))
  }

  /// A description of a font of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(FontStorage(name: newFamily, size: storage.size).with(storage.traits))
  }

  /// This description, with what attributes say otherwise.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(storage.adding(attributes))
  }

  /// The same object: a description doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.storage == storage }
  open override var hash: Int { storage.hashValue }
}

extension FontStorage {
  /// This font, with what attributes say otherwise.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontStorage {
    var font = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      font = FontStorage(name: name, size: size)
    }
    if let size = attributes[.size] as? CGFloat
      ?? (attributes[.size] as? NSNumber).map({ CGFloat($0.doubleValue) })
    {
      font.size = size
    }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return font }
    switch traits[.weight] {
    case let weight as UIFont.Weight: font = font.with(weight)
    case let weight as CGFloat: font = font.with(UIFont.Weight(weight))
    default: break
    }
    if let bits = traits[.symbolic] as? UInt32 {
      font = font.with(UIFontDescriptor.SymbolicTraits(rawValue: bits))
    }
    return font
  }
}
