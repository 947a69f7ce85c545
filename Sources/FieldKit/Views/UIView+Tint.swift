import Foundation

extension UIView {
  /// The tint that a program chose, for this view or the nearest one around it that has one. `nil` if it chose none.
  package final var explicitTintColor: UIColor? {
    var view: UIView? = self
    while let current = view {
      if let tint = current.rare?.tint { return tint }
      view = current.superview
    }
    return nil
  }

  final var effectiveTint: UIColor {
    let tint = explicitTintColor ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? .systemGray : tint
  }

  final func setTint(_ color: UIColor?) {
    if color == nil && rare?.tint == nil { return }
    let before = effectiveTint
    rareState.tint = color
    if effectiveTint != before { announceTint() }
  }

  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
      view = current.superview
    }
    return .normal
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    if mode == .automatic && rare == nil { return }
    let before = tintAdjustmentMode
    rareState.tintAdjustmentMode = mode
    if tintAdjustmentMode != before { announceTint() }
  }

  private func announceTint() {
    tintColorDidChange()
    setNeedsDisplay()
    for view in subviews where view.rare?.tint == nil { view.announceTint() }
  }
}
