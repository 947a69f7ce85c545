public import CellCanvas
public import Foundation

/// A number between two others, as a place on a line: `━━━●────`.
///
/// A click puts the knob where it is; UIKit's has to be dragged. Return or Space, while it has the keyboard, move it on by
/// a tenth, and from the end back to the start; arrows move it by a tenth either way. That sends `.touchUpInside`, and, if the value is another one now,
/// `.valueChanged` and `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The number. It is kept between `minimumValue` and `maximumValue`. Setting it sends nothing.
  open var value: Float {
    get { number }
    set { number = clamped(newValue) }
  }
  private var number: Float = 0 { didSet { setNeedsDisplay() } }

  /// The value at the left end. The one at the right end isn't less.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      number = clamped(number)
    }
  }
  /// The value at the right end. The one at the left end isn't larger.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      number = clamped(number)
    }
  }

  /// The colour before the knob; the tint without one.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour behind the knob; the terminal's own without one.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The knob's colour; without one, that of the line before it.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The picture at the left end. Stored; a terminal can't draw it.
  open var minimumValueImage: UIImage?
  /// The picture at the right end. Stored; a terminal can't draw it.
  open var maximumValueImage: UIImage?
  /// Whether a drag sends each value. Stored; a terminal's clicks aren't dragged.
  open var isContinuous = true

  private var clicked: Float?

  /// A slider at 0, at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A slider from an archive, at 0.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Moves the knob, and sends nothing. A terminal shows the end at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ value: Float) -> Float { max(minimumValue, min(maximumValue, value)) }

  private var columns: Int { CellMetrics.cells(bounds).size.columns }

  /// The column of the knob, from 0 on.
  private var knob: Int {
    let span = maximumValue - minimumValue
    guard span > 0, span.isFinite, columns > 1 else { return 0 }
    return Int(((number - minimumValue) / span * Float(columns - 1)).rounded())
  }

  private func value(at point: CGPoint) -> Float {
    guard columns > 1 else { return minimumValue }
    let column = Float((point.x / CellMetrics.width).rounded(.down))
    return clamped(minimumValue + column / Float(columns - 1) * (maximumValue - minimumValue))
  }

  /// One row high; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: CellMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(bounds.width, 10 * CellMetrics.width), height: CellMetrics.height)
  }

  package override var hasTextInMiddle: Bool { true }

  /// UIKit's can't have the keyboard: a terminal has no other way to reach it without a mouse.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { clicked = value(at: touch.location(in: self)) }
  }

  override func sendPress() {
    let step = (maximumValue - minimumValue) / 10
    let next = clicked ?? (number >= maximumValue ? minimumValue : clamped(number + step))
    clicked = nil
    let isChanged = next != number
    number = next
    super.sendPress()
    if isChanged { sendValueChange() }
  }

  override func arrowPressed(_ arrow: ArrowKey) {
    let step = (maximumValue - minimumValue) / 10
    let next = clamped(number + (arrow == .right || arrow == .up ? step : -step))
    guard next != number else { return }
    number = next
    sendValueChange()
  }

  open override func draw(in canvas: inout Canvas) {
    let (knob, columns) = (knob, columns)
    guard columns > 0 else { return }
    let row = max(0, CellMetrics.cells(bounds).size.rows - 1) / 2
    var before = CellStyle(foreground: (minimumTrackTintColor ?? tintColor)?.cellColor)
    var behind = CellStyle(foreground: maximumTrackTintColor?.cellColor)
    var middle = CellStyle(foreground: thumbTintColor?.cellColor ?? before.foreground)
    if !isEnabled {
      before.attributes.insert(.dim)
      middle.attributes.insert(.dim)
      behind.attributes.insert(.dim)
    }
    canvas.draw(String(repeating: "━", count: knob), at: CellPoint(column: 0, row: row), style: before)
    canvas.draw(
      String(repeating: "─", count: max(0, columns - knob - 1)), at: CellPoint(column: knob + 1, row: row),
      style: behind)
    canvas.draw("●", at: CellPoint(column: knob, row: row), style: middle)
    if isFirstResponder { canvas.placeCursor(at: CellPoint(column: knob, row: row)) }
  }
}
