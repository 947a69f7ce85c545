public import Foundation

extension UIView {
  /// The size that asks `systemLayoutSizeFitting` for the smallest one, in points.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks `systemLayoutSizeFitting` for the largest one, in points.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The active constraints that the view holds: those among it and what is in it.
  public var constraints: [NSLayoutConstraint] { layoutState?.owned ?? [] }

  /// Makes a constraint active, and lets this view hold it. Its items are the view, or in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { return }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    for item in items {
      guard let view = LayoutState.view(of: item), view.isDescendant(of: self) else {
        return RuntimeWarning.issue(
          "\(constraint.formula) can't be added to \(layoutName): \(type(of: item)) is not in it.")
      }
    }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    layout.owned.append(constraint)
    constraint.register()
    setNeedsLayout()
  }

  /// Makes constraints active, and lets this view hold them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Makes a constraint inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self, let state = layoutState,
      let index = state.owned.lastIndex(where: { $0 === constraint })
    else { return }
    state.owned.remove(at: index)
    constraint.unregister()
    setNeedsLayout()
  }

  /// Makes constraints inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// The active constraints that name the view, of one direction.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutState?.activeConstraints.filter { $0.touches(axis) } ?? []
  }

  /// Whether layout leaves the view's place or size open. Never known before a layout; `false`.
  public var hasAmbiguousLayout: Bool { false }

  /// Tries another of several layouts that are possible. Layout always takes the same one.
  public func exerciseAmbiguityInLayout() {}

  /// The place that layout aligns, of a view with a frame; in the superview's points.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of a view whose aligned place is `alignmentRect`; in the superview's points.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Ends the constraints between what is in this view and what isn't: it leaves its superview.
  final func endOuterConstraints() {
    var ancestor = superview
    while let view = ancestor {
      if let state = view.layoutState, !state.owned.isEmpty {
        let ending = state.owned.filter { constraint in
          [constraint.firstItem, constraint.secondItem].contains {
            LayoutState.view(of: $0)?.isDescendant(of: self) == true
          }
        }
        if !ending.isEmpty {
          state.owned.removeAll { constraint in ending.contains { $0 === constraint } }
          for constraint in ending { constraint.unregister() }
        }
      }
      ancestor = view.superview
    }
  }

  /// Gives the subviews that have constraints the frames that these ask for.
  final func placeConstrainedSubviews() {
    for view in subviews {
      guard let state = view.layoutState, state.isPlaced else { continue }
      var rect = view.alignmentRect(forFrame: view.frame)
      if let across = state.solved.horizontal {
        (rect.origin.x, rect.size.width) = (across.position, max(0, across.extent))
      }
      if let down = state.solved.vertical {
        (rect.origin.y, rect.size.height) = (down.position, max(0, down.extent))
      }
      let frame = view.frame(forAlignmentRect: rect)
      if frame != view.frame { view.takeFrame(frame) }
    }
  }

  /// Takes a frame from constraints. As in UIKit these set the middle and `bounds`, which is what views override that
  /// want to know of another size.
  private final func takeFrame(_ frame: CGRect) {
    var frame = frame
    if let rare { frame = frame.offsetBy(dx: -rare.transform.tx, dy: -rare.transform.ty) }
    if frame.size != placed.size {
      place(frame.resized(to: placed.size))
      bounds = CGRect(origin: boundsOrigin, size: frame.size)
    }
    // Halving may have cost a last digit.
    place(frame)
  }
}
