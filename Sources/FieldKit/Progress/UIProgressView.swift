public import CellCanvas
public import Foundation

/// Shows how much of something is done: a bar in one row of cells.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// How the bar looks. Stored; a terminal has one bar.
  open var progressViewStyle = Style.default
  /// The colour of what is done; the tint without one.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of what isn't done yet; a dim one without it.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The picture of what is done. Stored; a terminal can't draw it.
  open var progressImage: UIImage?
  /// The picture of what isn't done yet. Stored; a terminal can't draw it.
  open var trackImage: UIImage?
  /// What the bar shows, where a program does something that knows how far it is. It is looked at when it is set, and
  /// when the bar is drawn.
  open var observedProgress: Progress? { didSet { setNeedsDisplay() } }

  private var done: Float = 0

  /// A bar at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar in a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// A bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How much is done, from 0 to 1. What is set beyond is the nearest of them.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? done }
    set {
      done = newValue.isFinite ? max(0, min(newValue, 1)) : 0
      setNeedsDisplay()
    }
  }

  /// Sets how much is done, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: CellMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellMetrics.height)
  }

  open override func draw(in canvas: inout Canvas) {
    let size = CellMetrics.cells(bounds).size
    guard size.columns > 0 else { return }
    let full = Int((Float(size.columns) * max(0, min(progress, 1))).rounded())
    let row = size.rows / 2
    var rest = CellStyle(foreground: trackTintColor?.cellColor)
    if trackTintColor == nil { rest.attributes.insert(.dim) }
    canvas.draw(
      String(repeating: "━", count: full), at: CellPoint(column: 0, row: row),
      style: CellStyle(foreground: (progressTintColor ?? tintColor)?.cellColor))
    canvas.draw(
      String(repeating: "─", count: size.columns - full), at: CellPoint(column: full, row: row), style: rest)
  }
}
