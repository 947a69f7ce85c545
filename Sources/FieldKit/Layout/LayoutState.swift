import Foundation

/// What layout by constraints knows about one view. Most views never need one.
@MainActor final class LayoutState {
  /// One value for each axis.
  struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// How strongly the view resists growing beyond its intrinsic size.
  private(set) var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: .defaultLow)
  /// How strongly the view resists shrinking below its intrinsic size.
  private(set) var compression = AxisPair(horizontal: UILayoutPriority.defaultHigh, vertical: .defaultHigh)

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) { hugging[axis] = priority }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    compression[axis] = priority
  }
}

extension UIView {
  /// The layout state, made when it is asked for.
  final var layout: LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState()
    layoutState = state
    return state
  }
}
