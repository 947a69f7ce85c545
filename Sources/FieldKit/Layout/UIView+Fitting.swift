import Foundation

extension UIView {
  /// The size that the constraints inside of the view and its content ask for, in points.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var across = LayoutSystem(root: self)
    let width = across.extentOfRoot(.horizontal, wish: target.width, priority: horizontal)
    var down = LayoutSystem(root: self)
    down.widths = across.widths
    let height = down.extentOfRoot(.vertical, wish: target.height, priority: vertical)
    return frame(forAlignmentRect: CGRect(x: 0, y: 0, width: width, height: height)).size
  }

  /// How far below the view's middle a baseline is, in points, if it is there.
  final func textRowOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, hasTextInMiddle else { return nil }
    return CellMetrics.height / 2
  }

  /// The margins, with those of the superview where they reach into this view and count.
  final var marginsWithSuperviews: UIEdgeInsets {
    var margins = layoutState?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins
    let size = superview.bounds.size
    margins.top = max(margins.top, outer.top - frame.minY)
    margins.left = max(margins.left, outer.left - frame.minX)
    margins.bottom = max(margins.bottom, frame.maxY - (size.height - outer.bottom))
    margins.right = max(margins.right, frame.maxX - (size.width - outer.right))
    return margins
  }

  /// What the superview's safe area leaves of bars over this view, and what the controller adds.
  final var coveredInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview {
      let outer = superview.safeAreaInsets
      let size = superview.bounds.size
      if outer != .zero {
        insets.top = max(0, outer.top - frame.minY)
        insets.left = max(0, outer.left - frame.minX)
        insets.bottom = max(0, frame.maxY - (size.height - outer.bottom))
        insets.right = max(0, frame.maxX - (size.width - outer.right))
      }
    }
    guard let own = viewController?.additionalSafeAreaInsets else { return insets }
    return UIEdgeInsets(
      top: insets.top + own.top, left: insets.left + own.left, bottom: insets.bottom + own.bottom,
      right: insets.right + own.right)
  }

  /// The safe area of this view and of those in it has changed.
  final func safeAreaChanged() {
    layoutState?.invalidate()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviews { view.safeAreaChanged() }
  }
}
