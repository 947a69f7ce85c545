public import CellCanvas
public import Foundation

/// A text that can't be edited, on one line or on several.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  final var content: LabelText = .plain(nil)
  final var layoutCache: (columns: Int, limit: Int, layout: LabelLayout)?

  /// A label at a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from an archive, without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The text. Setting it drops all attributes but the label's own.
  open var text: String? {
    get { content.string }
    set {
      content = .plain(newValue)
      contentChanged()
    }
  }

  /// The text with its attributes; without any of its own, with the label's.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: ownAttributes) }
      case .attributed(let text): text
      }
    }
    set {
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
      contentChanged()
    }
  }

  /// The letters' colour: the terminal's own, unless it was set. It colours the whole text.
  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set {
      ownColor = newValue
      content.apply(.foregroundColor, newValue ?? .label)
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?

  /// The font, 17 points unless it was set. A terminal draws its bold and italic traits.
  open var font: UIFont! {
    get { ownFont ?? Self.standardFont }
    set {
      ownFont = newValue
      content.apply(.font, font ?? Self.standardFont)
      letterAttributes = CellStyle.plain.applying([.font: font ?? Self.standardFont]).attributes
      contentChanged()
    }
  }
  private var ownFont: UIFont?
  private static let standardFont = UIFont.systemFont(ofSize: 17)
  private var letterAttributes: CellStyle.Attributes = []

  /// To which side the lines are drawn.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// The most lines; 0 for as many as are needed.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width, in points, at which the label's own size breaks lines. 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  /// Whether the text is drawn as something that can be used. Dim if not.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the text has its other colour.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The colour of a highlighted text. `nil` for the one that it always has.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The shadow's colour. Stored; a terminal can't draw it.
  open var shadowColor: UIColor?
  /// Where the shadow falls, in points. Stored; a terminal can't draw it.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters become smaller where the text doesn't fit. Stored; a terminal has one size.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller letters may become. Stored; a terminal has one size.
  open var minimumScaleFactor: CGFloat = 0
  /// Where smaller letters stand. Stored; a terminal has one size.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters come closer before something is left out. Stored; a terminal's stand in cells.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the size that the user likes. Stored; a terminal has one size.
  open var adjustsFontForContentSizeCategory = false
  /// How lines are broken beyond their mode. Stored; `lineBreakMode` says it.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  /// Whether the whole text is shown where it was cut. Stored; a terminal has nothing that floats.
  open var showsExpansionTextWhenTruncated = false

  private func contentChanged() {
    layoutCache = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  /// The rectangle that the text takes in another one, in points, on at most so many lines; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let room = CellMetrics.cells(CGRect(origin: .zero, size: bounds.size)).size
    let most = numberOfLines > 0 ? min(numberOfLines, room.rows) : room.rows
    let lines = textLayout(columns: room.columns, limit: most)
    return CGRect(
      origin: bounds.origin,
      size: CellMetrics.size(CellSize(columns: lines.columns, rows: lines.lines.count)))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let most = CGFloat.greatestFiniteMagnitude
    // UIKit's callers ask with no size for the text's own one, and a label may always be as high as its text.
    let bounds = CGRect(
      x: 0, y: 0, width: size.width > 0 && numberOfLines != 1 ? size.width : most, height: most)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  package override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  package override var hasTextInMiddle: Bool { numberOfLines == 1 }

  // MARK: Drawing

  open override func draw(in canvas: inout Canvas) {
    CanvasInUse.with(&canvas) { drawText(in: bounds) }
  }

  /// Draws the text in a rectangle of the label, in points: in the middle of its rows. Called while the label is drawn.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  /// How letters are drawn that have no attributes of their own.
  final var letterStyle: CellStyle {
    var style = CellStyle(attributes: letterAttributes)
    style.foreground = (isHighlighted ? highlightedTextColor ?? textColor : textColor)?.cellColor
    if !isEnabled { style.attributes.insert(.dim) }
    return style
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return [
      .font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph,
    ]
  }
}

/// Where letters stand that were made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line of those in the size that was asked for.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// As they come.
  case none
}
