/// A view without a text that can have the keyboard: what a terminal's keys do to it.
@MainActor
package protocol KeyOperated: UIView {
  /// Return or Space was pressed: what a click would do.
  func offerPress()
  /// An arrow key was pressed.
  func offerArrow(_ arrow: ArrowKey)
}

/// The four arrow keys.
package enum ArrowKey: Sendable {
  case up, down, left, right
}

extension UIControl: KeyOperated {
  /// An arrow key was pressed while the control had the keyboard.
  package final func offerArrow(_ arrow: ArrowKey) {
    if isEnabled { arrowPressed(arrow) }
  }
}
