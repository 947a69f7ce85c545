public import Foundation

/// What stands in place of a character. Stored; a terminal can't draw it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark()

  /// The character that an attachment stands in place of.
  public static let character = 0xFFFC

  /// What it is, as a file has it.
  open var contents: Data?
  /// What kind of file it is.
  open var fileType: String?
  /// Its place on the line, in points.
  open var bounds = CGRect.zero
  /// How much room is around it, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment of what a file has.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// An attachment of nothing yet.
  public override init() {}
}

/// What is known when text is drawn. Stored; a terminal's text isn't scaled.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// How far text may be made smaller, to fit.
  open var minimumScaleFactor: CGFloat = 0
  /// How far text was made smaller: not at all.
  open var actualScaleFactor: CGFloat { 1 }
  /// Where text was drawn, in points.
  open var totalBounds: CGRect { .zero }
}

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Long lines go on in the next row. Without it, text is measured as lines that don't.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Rows are as far apart as the font says: they always are.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Glyphs are measured, not rows. Rows are, all the same.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last row that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
