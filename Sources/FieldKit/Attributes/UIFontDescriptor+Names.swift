extension UIFontDescriptor {
  /// What a font is: bold, italic, and the like. A terminal draws those two.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Thick letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters. Stored; a terminal can't draw it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters. Stored; a terminal can't draw it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width, as all of a terminal's are.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for columns. Stored; a terminal can't draw it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for interfaces. Stored; a terminal can't draw it.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines nearer to each other. Stored; a terminal can't draw it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines farther from each other. Stored; a terminal can't draw it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// What can be known of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The variant's name: a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, bold, italic and the like: a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The kind of text: a `String`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the font. Stored nowhere; a terminal can't draw it.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What `AttributeName.traits` has.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A trait by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Bold, italic and the like: the raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1. Stored nowhere; a terminal can't draw it.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1. Stored nowhere: italics are a symbolic trait.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Designs of the system's font. A terminal draws one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
