import CellCanvas
import Foundation

extension UIScrollView {
  /// The user scrolls by so many cells, with a wheel or a key; negative ones are up and left.
  ///
  /// - Returns: whether there was anything to scroll. If not, the view around may.
  @discardableResult
  package final func offerScroll(columns: Int = 0, rows: Int = 0) -> Bool {
    guard isScrollEnabled else { return false }
    var target = CGPoint(
      x: contentOffset.x + CGFloat(columns) * CellMetrics.width,
      y: contentOffset.y + CGFloat(rows) * CellMetrics.height)
    if isPagingEnabled { target = page(after: target) }
    target = clamped(target)
    guard target != contentOffset else { return false }
    (isTracking, isDragging) = (true, true)
    _scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.endEditing(false) }
    contentOffset = target
    _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    (isTracking, isDragging) = (false, false)
    contentOffset = target
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    return true
  }

  /// The next page in the direction of a scroll.
  private func page(after target: CGPoint) -> CGPoint {
    func next(_ from: CGFloat, _ to: CGFloat, _ size: CGFloat) -> CGFloat {
      guard size > 0, to != from else { return from }
      return to > from ? ((from / size).rounded(.down) + 1) * size : ((from / size).rounded(.up) - 1) * size
    }
    return CGPoint(
      x: next(contentOffset.x, target.x, bounds.width), y: next(contentOffset.y, target.y, bounds.height))
  }

  /// Draws where the view is in a content that is higher than it: a dim bar in the last column, inside of an outline.
  /// What is shown there already stays: the bar has gaps then.
  final func drawIndicator(in canvas: inout Canvas) {
    guard showsVerticalScrollIndicator else { return }
    let area = CellMetrics.cells(CGRect(origin: .zero, size: bounds.size)).size
    let insets = verticalScrollIndicatorInsets
    let edge = outline != nil && area.rows >= 3 && area.columns >= 3 ? 1 : 0
    let first = max(edge, CellMetrics.rows(insets.top))
    let track = area.rows - first - max(edge, CellMetrics.rows(insets.bottom))
    let inset = adjustedContentInset
    let content = CellMetrics.rows(contentSize.height + inset.top + inset.bottom)
    guard track > 0, area.columns > 0, content > area.rows else { return }
    let above = max(0, CellMetrics.rows(contentOffset.y + inset.top))
    let length = max(1, track * area.rows / content)
    // The bar touches an end only where the content does.
    var start = (track - length) * min(above, content - area.rows) / max(1, content - area.rows)
    if above > 0, start == 0, length < track { start = 1 }
    let column = area.columns - 1 - edge
    for row in first + start..<min(first + track, first + start + length)
    where canvas[canvas.origin.column + column, canvas.origin.row + row].character == " " {
      canvas.draw(
        "▐" as Character, at: CellPoint(column: column, row: row), style: CellStyle(attributes: .dim))
    }
  }
}
