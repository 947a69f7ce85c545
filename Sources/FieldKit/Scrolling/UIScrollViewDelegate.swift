public import Foundation

/// Is told what a scroll view does. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was scrolled, by whomever.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content has another zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user stops scrolling. The offset to come to rest at, in points, can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The user has stopped scrolling. In a terminal nothing ever decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called: a terminal scrolls from cell to cell.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Never called: a terminal scrolls from cell to cell.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll that the program asked to be animated has come to its end: at once.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view to zoom. Never asked: a terminal has one size of letters.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Never called: a terminal has one size of letters.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Never called: a terminal has one size of letters.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether the content may be scrolled to its top by a key that asks for that.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content was scrolled to its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets that the safe area adds have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// What a delegate that leaves these out answers, as UIKit takes it: nothing is done, everything allowed.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
