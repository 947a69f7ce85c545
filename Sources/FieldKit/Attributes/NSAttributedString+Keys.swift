public import Foundation

// Linux's Foundation has attributed strings, but not UIKit's attributes.
#if os(Linux)
  extension NSAttributedString.Key {
    /// The font: a `UIFont`. A terminal draws its bold and italic traits, and nothing else of it.
    public static let font = NSAttributedString.Key("NSFont")
    /// How lines are laid out: an `NSParagraphStyle`. Drawn where the view that has the text says so.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The letters' colour: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the letters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Whether letters are joined: a number. Stored; a terminal can't draw it.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The space between letters, in points: a number. Stored; a terminal can't draw it.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The space between letters, in points: a number. Stored; a terminal can't draw it.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Whether the letters are struck through: a number, 0 for no.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Whether the letters are underlined: a number, 0 for no, as `NSUnderlineStyle`'s raw values are.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The outline's colour: a `UIColor`. Stored; a terminal can't draw it.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The outline's width, in percent of the size: a number. A negative one makes letters thicker: drawn bold.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The letters' shadow: an `NSShadow`. Stored; a terminal can't draw it.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A text effect's name. Stored; a terminal can't draw it.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// What stands in place of a character: an `NSTextAttachment`. Stored; a terminal can't draw it.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// Where the text leads: a `URL` or a `String`. Drawn underlined, in the colour of links unless it has another one.
    public static let link = NSAttributedString.Key("NSLink")
    /// How far the letters are moved up, in points: a number. Stored; a terminal can't draw it.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The line's colour: a `UIColor`. Stored; a terminal can't draw it.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The line's colour: a `UIColor`. Stored; a terminal can't draw it.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// How far letters lean: a number. Drawn in italics unless it is 0.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How far letters are widened: a number. Stored; a terminal can't draw it.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Which way text runs: an array of numbers. Stored; a terminal draws from left to right.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// Whether text runs from top to bottom: a number. Stored; a terminal can't draw it.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  }

  extension NSAttributedString {
    /// An empty text. Foundation's own initialiser without arguments can't be reached on Linux.
    public convenience init(_nothing: Void = ()) { self.init(string: "") }

    /// A text of one character, in whose place the attachment stands.
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
  }
#endif
