import Foundation

extension UIControl {
  /// A press has begun in the control.
  func beginTouch(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, !isTracking, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside) = (true, true)
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// The press has ended, in the control or outside of it.
  func endTouch(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    (isTracking, isTouchInside) = (false, isInside)
    endTracking(touch, with: event)
    isHighlighted = false
    if isInside { sendPress() } else { sendActions(for: .touchUpOutside) }
  }

  /// Something else took the press.
  func cancelTouch(with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside) = (false, false)
    cancelTracking(with: event)
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// Return or Space was pressed while the control had the keyboard: what a click would do.
  package func offerPress() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendPress()
  }
}
