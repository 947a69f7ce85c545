package import Foundation

extension UIView {
  /// Gives the view another frame, its transform apart.
  final func place(_ rect: CGRect) {
    let old = placed
    if rect == old { return }
    placed = rect
    setNeedsLayout()
    layoutState?.frameChanged(from: old)
    guard rect.size != old.size else { return }
    if contentMode == .redraw || old.isEmpty { isDrawDue = true }
    if autoresizesSubviews, !subviews.isEmpty { autoresize(from: old.size, to: rect.size) }
  }

  /// Where the view is drawn in its superview, in points: turned and scaled views are drawn upright in their own size.
  final var drawnFrame: CGRect {
    guard let rare else { return placed }
    return placed.offsetBy(dx: rare.transform.tx, dy: rare.transform.ty)
  }

  /// A point of the superview, in this view's points.
  final func fromSuperview(_ point: CGPoint) -> CGPoint {
    let frame = drawnFrame
    return CGPoint(x: point.x - frame.minX + boundsOrigin.x, y: point.y - frame.minY + boundsOrigin.y)
  }

  final func toWindow(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      let frame = view.drawnFrame
      point.x += frame.minX - view.boundsOrigin.x
      point.y += frame.minY - view.boundsOrigin.y
      view = superview
    }
    return point
  }

  /// A point of this view's window, in this view's points.
  package final func fromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return fromSuperview(superview.fromWindow(point))
  }
}

extension CGRect {
  /// The rectangle in another size about the same middle.
  func resized(to size: CGSize) -> CGRect {
    CGRect(
      x: origin.x + (self.size.width - size.width) / 2, y: origin.y + (self.size.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle around what a transform about the middle makes of this one.
  func transformed(by transform: CGAffineTransform) -> CGRect {
    offsetBy(dx: -midX, dy: -midY).applying(transform).offsetBy(dx: midX, dy: midY)
  }
}
