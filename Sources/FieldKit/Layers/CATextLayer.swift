import CellCanvas
public import Foundation

/// A layer that is a text. A terminal draws it in front of what its view draws.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`. Nothing else is drawn.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font, or its name. Stored; a terminal has one.
  open var font: AnyObject?
  /// The font's size, in points. Stored; a terminal has one.
  open var fontSize: CGFloat = 36
  /// The colour of letters that have none of their own.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }
  /// Whether lines that are too long go on in the next row. If not, they are cut.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// Where a line that is too long is cut; with a mark, unless it is clipped.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// At which edge the text stands.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// Whether smooth letters may be drawn on it. Stored; a terminal draws its own letters.
  open var allowsFontSubpixelQuantization = false

  private var content: LabelText {
    if let text = string as? NSAttributedString { return .attributed(text) }
    return .plain(string as? String)
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  private var textAlignment: NSTextAlignment {
    switch alignmentMode {
    case .right: .right
    case .center: .center
    default: .left
    }
  }

  override func drawMarks(in canvas: inout Canvas, at rect: CGRect) {
    let (content, area) = (content, CellMetrics.cells(rect))
    guard let text = content.string, !text.isEmpty, !area.isEmpty else { return }
    let color = foregroundColor.map { UIColor(cgColor: $0).multiplyingAlpha(by: CGFloat(opacity)) }
    let style = CellStyle(foreground: color?.cellColor)
    let lines: [LabelLayout.Line]
    if isWrapped {
      lines =
        LabelLayout(
          text, columns: area.size.columns, limit: area.size.rows, mode: lineBreakMode
        ).lines
    } else {
      // Each paragraph is one line.
      lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .prefix(area.size.rows)
        .map { LabelLayout.line(of: $0, columns: area.size.columns, mode: lineBreakMode) }
    }
    canvas.draw(
      lines, in: area, top: area.minRow, alignment: textAlignment, runs: content.runs(of: text, over: style),
      otherwise: style)
  }
}
