import CellCanvas
public import Foundation

/// A view that shows a part of a content that is larger than itself.
///
/// The offset of the content is the origin of `bounds`, in points. On the screen it moves by whole cells.
@preconcurrency @MainActor
open class UIScrollView: UIView, _Scrolling {
  /// The size of what can be scrolled to, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }

  /// Room around the content that can be scrolled to as well, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }

  /// Whether the safe area's insets are added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }

  /// Whether the user can scroll. The program always can.
  open var isScrollEnabled = true
  /// Whether what is put in by the user's wheel goes on in one direction only. Stored; a wheel turns in one anyway.
  open var isDirectionalLockEnabled = false
  /// Whether the user's scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content springs back from beyond its edges. Stored; a terminal can't draw it.
  open var bounces = true
  /// Whether content that fits springs as well. Stored; a terminal can't draw it.
  open var alwaysBounceVertical = false
  /// Whether content that fits springs as well. Stored; a terminal can't draw it.
  open var alwaysBounceHorizontal = false
  /// Whether zooming springs back. Stored; a terminal can't draw it.
  open var bouncesZoom = true
  /// Whether a key that asks for it scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches are held back until it is clear that they don't scroll. Stored; clicks never scroll.
  open var delaysContentTouches = true
  /// Whether a drag takes touches from the content. Stored; clicks never scroll.
  open var canCancelContentTouches = true
  /// How fast a thrown content slows down. Stored; a terminal can't draw it.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a bar at the right edge shows where the view is in a content that is higher than it.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Whether a bar at the lower edge shows where the view is in a wider content. Stored: one row is too much to
  /// give away for it in a terminal.
  open var showsHorizontalScrollIndicator = true
  /// The bar's brightness. Stored: it is dim, which is right on any background.
  open var indicatorStyle = IndicatorStyle.default
  /// What the bar keeps away from at its ends, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// What the lower bar would keep away from. Stored; it isn't drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Both bars' insets, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether scrolling takes the keyboard away from the field that has it.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The smallest zoom. Stored; a terminal has one size of letters.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom. Stored; a terminal has one size of letters.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom. Stored; a terminal has one size of letters.
  open var zoomScale: CGFloat = 1
  /// Sets the zoom. Stored; a terminal has one size of letters.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Whether the user zooms: never.
  open var isZooming: Bool { false }
  /// Whether the zoom springs back: never.
  open var isZoomBouncing: Bool { false }

  /// Whether the user is about to scroll. True while the delegate is told of the user's scrolling.
  open package(set) var isTracking = false
  /// Whether the user scrolls. True while the delegate is told of the user's scrolling.
  open package(set) var isDragging = false
  /// Whether the content moves on by itself: never in a terminal.
  open var isDecelerating: Bool { false }

  /// Lets the user pull for new things. It is in the scroll view, and isn't drawn: a terminal's contents aren't pulled.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Behind `delegate`, which a subclass may have under another type.
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?

  /// A scroll view at a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsContents()
  }

  /// A scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsContents()
  }

  private func clipsContents() { layer.masksToBounds = true }

  /// Which part of the content is seen: `bounds.origin` is `contentOffset`.
  open override var bounds: CGRect {
    didSet {
      if bounds.origin == oldValue.origin { return }
      layoutState?.existingGuide(.frame)?.layout.invalidate()
      _scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The point of the content that stands at the view's top left corner, in points. The program may set any.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// Scrolls. A terminal doesn't animate: the content is there at once, and the delegate is told of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { _scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as is needed to show a rectangle of the content, in points. Nothing where it is seen already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += Self.step(from: seen.minX...max(seen.minX, seen.maxX), to: rect.minX...rect.maxX)
    offset.y += Self.step(from: seen.minY...max(seen.minY, seen.maxY), to: rect.minY...rect.maxY)
    setContentOffset(clamped(offset), animated: animated)
  }

  /// What has to be scrolled so that `range` is seen: its start, if there isn't room for all.
  private static func step(from seen: ClosedRange<CGFloat>, to range: ClosedRange<CGFloat>) -> CGFloat {
    if range.lowerBound < seen.lowerBound { return range.lowerBound - seen.lowerBound }
    if range.upperBound > seen.upperBound {
      return min(range.upperBound - seen.upperBound, range.lowerBound - seen.lowerBound)
    }
    return 0
  }

  /// The nearest offset that shows content only, and the room around it.
  package final func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let (least, most) = (
      CGPoint(x: -inset.left, y: -inset.top),
      CGPoint(
        x: contentSize.width + inset.right - bounds.width,
        y: contentSize.height + inset.bottom - bounds.height)
    )
    return CGPoint(
      x: max(least.x, min(most.x, offset.x)), y: max(least.y, min(most.y, offset.y)))
  }

  /// `contentInset` with what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let behavior = contentInsetAdjustmentBehavior
    guard safe != .zero, behavior != .never else { return contentInset }
    var inset = contentInset
    if behavior == .always || contentSize.height > bounds.height {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if behavior == .always || contentSize.width > bounds.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// What is scrolled: constraints to it give the content its size.
  open var contentLayoutGuide: UILayoutGuide { layout.guide(.content, of: self) }
  /// The view itself: what is constrained to it doesn't scroll.
  open var frameLayoutGuide: UILayoutGuide { layout.guide(.frame, of: self) }

  /// Gives the subviews their frames, and takes the content's size from its constraints where there are any.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let content = layoutState?.existingGuide(.content)?.layout, content.isTouched else { return }
    contentSize = CGSize(
      width: content.solved.horizontal.map { max(0, $0.extent) } ?? contentSize.width,
      height: content.solved.vertical.map { max(0, $0.extent) } ?? contentSize.height)
  }

  /// Shows the bars for a moment. They are always seen in a terminal.
  open func flashScrollIndicators() {}

  override func drawOverlay(in canvas: inout Canvas) { drawIndicator(in: &canvas) }
}

/// Holds a scroll view's delegate. `delegate` is in an extension so that a subclass can have its own delegate's type
/// under the same name, as UIKit's text view has.
@preconcurrency @MainActor
public protocol _Scrolling: UIView {
  /// Behind `delegate`.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _Scrolling {
  /// Is told of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
