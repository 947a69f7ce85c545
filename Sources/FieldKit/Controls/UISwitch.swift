public import CellCanvas
public import Foundation

/// Something that is on or off: `[━━●]` or `[○──]`.
///
/// A click, or Return or Space while it has the keyboard, turns it over, and sends `.touchUpInside`, `.valueChanged` and
/// `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// What it would look like. Stored; a terminal has one look. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// As the place likes it.
    case automatic
    /// A box with a check mark.
    case checkbox
    /// A knob that slides.
    case sliding
  }

  /// Whether it is on. Setting it sends nothing.
  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The colour while it is on; the tint without one.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The knob's colour; without one, the line's.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The picture while it is on. Stored; UIKit shows none either.
  open var onImage: UIImage?
  /// The picture while it is off. Stored; UIKit shows none either.
  open var offImage: UIImage?
  /// What it says beside a box. Stored; a terminal shows a knob.
  open var title: String?
  /// The look that the program likes. Stored.
  open var preferredStyle = Style.automatic
  /// The look that it has.
  open var style: Style { .sliding }

  private static let cells = CellSize(columns: 5, rows: 1)

  /// A switch that is off, at a place in its superview. Its size is its own: 40 × 16 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CellMetrics.size(Self.cells)))
  }

  /// A switch from an archive, which is off.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns it on or off, and sends nothing. A terminal shows the end at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CellMetrics.size(Self.cells) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var hasTextInMiddle: Bool { true }

  /// UIKit's can't have the keyboard: a terminal has no other way to reach it without a mouse.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func sendPress() {
    setOn(!isOn, animated: true)
    super.sendPress()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override func draw(in canvas: inout Canvas) {
    let size = CellMetrics.cells(bounds).size
    var place = CellPoint(
      column: max(0, (size.columns - Self.cells.columns) / 2), row: max(0, size.rows - 1) / 2)
    if isFirstResponder { canvas.placeCursor(at: place) }
    var frame = CellStyle.plain
    if !isEnabled { frame.attributes.insert(.dim) }
    var line = frame
    if isOn { line.foreground = (onTintColor ?? tintColor)?.cellColor }
    var knob = line
    if let color = thumbTintColor?.cellColor { knob.foreground = color }
    let parts = isOn ? [("[", frame), ("━━", line), ("●", knob)] : [("[", frame), ("○", knob), ("──", line)]
    for (text, style) in parts + [("]", frame)] {
      place.column += canvas.draw(text, at: place, style: style)
    }
  }
}
