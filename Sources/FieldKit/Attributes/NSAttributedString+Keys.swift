public import Foundation

// Linux's Foundation has attributed strings, but not UIKit's attributes.
#if os(Linux)
  extension NSAttributedString.Key {
    /// The letters' colour: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the letters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font: a `UIFont`. A terminal draws its bold and italic traits, and nothing else of it.
    public static let font = NSAttributedString.Key("NSFont")
    /// Whether the letters are underlined: a number, 0 for no, as `NSUnderlineStyle`'s raw values are.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// Whether the letters are struck through: a number, 0 for no.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The paragraph's style: an `NSParagraphStyle`, of which a terminal draws the alignment.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space between letters. Stored; a terminal can't draw it.
    public static let kern = NSAttributedString.Key("NSKern")
  }
#endif

/// The style of a line under or through letters. A terminal draws every style but none as one plain line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}
