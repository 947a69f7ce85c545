public import Foundation

/// How the lines of a paragraph are laid out. A terminal draws the alignment and the line break mode.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()

  /// How lines are broken where words allow it.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words move down so that a paragraph's last line has more than one.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Lines of Hangul break between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As labels do it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  final var values = ParagraphValues()

  /// A style as `default` is.
  public override init() {}

  convenience init(_ values: ParagraphValues) {
    self.init()
    self.values = values
  }

  /// The style of text that has none.
  public static let `default` = NSParagraphStyle()

  /// Which way a language is written. From left to right unless it is Arabic, Hebrew, Persian, Urdu or Yiddish.
  ///
  /// - Parameter languageName: an ISO code, or `nil` for the user's language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    return ["ar", "fa", "he", "iw", "ur", "yi"].contains(language.prefix(2)) ? .rightToLeft : .leftToRight
  }

  /// To which side lines are drawn.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How lines are broken where words allow it. Stored; a terminal can't draw it.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Which way the paragraph runs. Stored; a terminal draws from left to right.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The points between lines. Stored; a terminal can't draw it.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The points after the paragraph. Stored; a terminal can't draw it.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The points before the paragraph. Stored; a terminal can't draw it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The points before the first line. Stored; a terminal can't draw it.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The points before the other lines. Stored; a terminal can't draw it.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points. Stored; a terminal can't draw it.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points. Stored: each line is a row.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none. Stored: each line is a row.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line's height is multiplied by; 0 for nothing. Stored: each line is a row.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How full a line has to be without hyphens. Stored; a terminal can't draw it.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words may be hyphenated. Stored; a terminal can't draw it.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters may move together before text is cut. Stored; a terminal can't draw it.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The points between tabs beyond the last tab stop. Stored; a terminal can't draw it.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Where tabs go to: every 28 points at first. Stored; a terminal can't draw it.
  open var tabStops: [NSTextTab]! { values.tabStops }

  /// An unchanging style of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// A style of the same values that can be changed: an `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.alignment.hashValue ^ values.lineBreakMode.hashValue }
}
