public import CellCanvas
public import Foundation

/// Says that something is going on: one character, which doesn't turn in a terminal.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it would be. Stored: a terminal's is one cell.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large it would be. Stored.
  open var style: Style
  /// Its colour; the tint without one.
  open var color: UIColor! { didSet { setNeedsDisplay() } }
  /// Whether it is seen only while something is going on.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether something is going on.
  open private(set) var isAnimating = false

  /// An indicator that is not going.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: CellMetrics.width, height: CellMetrics.height))
    isHidden = true
  }

  /// An indicator at a place in its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// An indicator from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// Something begins.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// It is over.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
    setNeedsDisplay()
  }

  /// One cell.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CellMetrics.width, height: CellMetrics.height)
  }

  open override func draw(in canvas: inout Canvas) {
    var style = CellStyle(foreground: (color ?? tintColor)?.cellColor)
    if !isAnimating { style.attributes.insert(.dim) }
    let size = CellMetrics.cells(bounds).size
    canvas.draw("◌", at: CellPoint(column: size.columns / 2, row: size.rows / 2), style: style)
  }
}
