public import CellCanvas
public import Foundation

/// Makes a number smaller or larger: `[−│+]`.
///
/// A click on a side changes `value` by `stepValue`, and Return or Space, while it has the keyboard, makes it larger;
/// arrows change it either way.
/// That sends `.touchUpInside`, and, if the value is another one now, `.valueChanged` and `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number. It is kept between `minimumValue` and `maximumValue`. Setting it sends nothing.
  open var value: Double {
    get { number }
    set { number = clamped(newValue) }
  }
  private var number: Double = 0 { didSet { setNeedsDisplay() } }

  /// The least value. The largest one isn't less.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      number = clamped(number)
    }
  }
  /// The largest value. The least one isn't larger.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      number = clamped(number)
    }
  }
  /// How far one press goes.
  open var stepValue: Double = 1
  /// Whether the least value comes after the largest one.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether a long press goes on. Stored; a terminal's clicks have no length.
  open var autorepeat = true
  /// Whether a long press sends each value. Stored; a terminal's clicks have no length.
  open var isContinuous = true

  private static let cells = CellSize(columns: 5, rows: 1)
  private var isStepDown = false

  /// A stepper at 0, at a place in its superview. Its size is its own: 40 × 16 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CellMetrics.size(Self.cells)))
  }

  /// A stepper from an archive, at 0.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func clamped(_ value: Double) -> Double { max(minimumValue, min(maximumValue, value)) }

  /// The value after a step.
  private func next(down: Bool) -> Double {
    let next = number + (down ? -stepValue : stepValue)
    if wraps && next > maximumValue { return minimumValue }
    if wraps && next < minimumValue { return maximumValue }
    return clamped(next)
  }

  open override var intrinsicContentSize: CGSize { CellMetrics.size(Self.cells) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var hasTextInMiddle: Bool { true }

  /// UIKit's can't have the keyboard: a terminal has no other way to reach it without a mouse.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { isStepDown = touch.location(in: self).x < bounds.midX }
  }

  override func sendPress() {
    let next = next(down: isStepDown)
    isStepDown = false
    let isChanged = next != number
    number = next
    super.sendPress()
    if isChanged { sendValueChange() }
  }

  override func arrowPressed(_ arrow: ArrowKey) {
    let next = next(down: arrow == .left || arrow == .down)
    guard next != number else { return }
    number = next
    sendValueChange()
  }

  open override func draw(in canvas: inout Canvas) {
    let size = CellMetrics.cells(bounds).size
    var place = CellPoint(
      column: max(0, (size.columns - Self.cells.columns) / 2), row: max(0, size.rows - 1) / 2)
    if isFirstResponder { canvas.placeCursor(at: place) }
    for part in ["[", "−", "│", "+", "]"] {
      var style = CellStyle.plain
      let isSign = part == "−" || part == "+"
      let canStep = !isSign || next(down: part == "−") != number
      if isSign { style.foreground = tintColor?.cellColor }
      if !isEnabled || !canStep { style.attributes.insert(.dim) }
      place.column += canvas.draw(part, at: place, style: style)
    }
  }
}
