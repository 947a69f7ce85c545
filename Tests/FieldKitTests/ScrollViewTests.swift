import CellCanvas
import FieldKit
import Foundation
import Testing

/// What a scroll view shows, and what it tells its delegate.
@MainActor @Suite struct ScrollViewTests {
  /// A view that writes its number.
  private final class Row: UIView {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(frame: CellMetrics.rect(CellRect(column: 0, row: number, columns: 8, rows: 1)))
    }

    required init?(coder: NSCoder) { nil }

    override func draw(in canvas: inout Canvas) { canvas.draw("row \(number)", at: .zero) }
  }

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      events.append("didScroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      events.append("didEndDragging \(decelerate)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("didEndAnimation") }
  }

  private let window = UIWindow(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 10, rows: 4)))
  private let delegate = Delegate()

  /// A scroll view of three rows, in the window's second one, with ten rows in it.
  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CellMetrics.rect(CellRect(column: 1, row: 1, columns: 8, rows: 3)))
    for number in 0..<10 { view.addSubview(Row(number)) }
    view.contentSize = CGSize(width: 64, height: 160)
    view.delegate = delegate
    window.addSubview(view)
    return view
  }

  private func lines() -> [String] {
    var canvas = Canvas(size: CellSize(columns: 10, rows: 4))
    window.drawHierarchy(in: &canvas)
    return canvas.lines
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let view = scrollView()
    view.contentOffset = CGPoint(x: 0, y: 32)
    #expect(view.bounds == CGRect(x: 0, y: 32, width: 64, height: 48))
    view.bounds.origin.y = 16
    #expect(view.contentOffset == CGPoint(x: 0, y: 16))
    #expect(view.frame == CGRect(x: 8, y: 16, width: 64, height: 48))
    #expect(delegate.events == ["didScroll 32", "didScroll 16"])
  }

  @Test func whatIsScrolledToIsDrawn() {
    let view = scrollView()
    view.showsVerticalScrollIndicator = false
    #expect(lines() == ["", " row 0", " row 1", " row 2"])
    view.contentOffset.y = 32
    #expect(lines() == ["", " row 2", " row 3", " row 4"])
    // Half a row is rounded, and nothing is cut in two.
    view.contentOffset.y = 39
    #expect(lines() == ["", " row 2", " row 3", " row 4"])
    // Beyond the first row there is nothing.
    view.contentOffset.y = -16
    #expect(lines() == ["", "", " row 0", " row 1"])
  }

  @Test func clicksReachWhatIsSeen() {
    let view = scrollView()
    view.contentOffset.y = 64
    let hit = window.hitTest(CGPoint(x: 12, y: 40), with: nil) as? Row
    #expect(hit?.number == 5)
    #expect(hit?.fromWindow(CGPoint(x: 12, y: 40)) == CGPoint(x: 4, y: 8))
  }

  @Test func theBarIsDrawnOnlyWhereThereIsMore() {
    let view = scrollView()
    #expect(lines() == ["", " row 0  ▐", " row 1", " row 2"])
    view.contentOffset.y = 32
    #expect(lines()[2] == " row 3  ▐")
    view.contentOffset.y = 112
    #expect(lines()[3] == " row 9  ▐")
    view.contentSize.height = 48
    view.contentOffset = .zero
    #expect(lines() == ["", " row 0", " row 1", " row 2"])
  }

  @Test(arguments: [
    // from, the rectangle's top and height, to
    (0, 64, 16, 32), (64, 64, 16, 64), (64, 16, 16, 16), (0, 32, 16, 0), (0, 144, 100, 112), (0, 48, 80, 48),
  ])
  func aRectangleIsScrolledToAsLittleAsNeeded(from: CGFloat, top: CGFloat, height: CGFloat, to: CGFloat) {
    let view = scrollView()
    view.contentOffset.y = from
    view.scrollRectToVisible(CGRect(x: 0, y: top, width: 8, height: height), animated: false)
    #expect(view.contentOffset.y == to)
  }

  @Test func theUserScrollsWithinTheContent() {
    let view = scrollView()
    #expect(view.offerScroll(rows: 2))
    #expect(delegate.events == ["willBeginDragging", "didScroll 32", "didEndDragging false"])
    #expect(view.offerScroll(rows: 100))
    #expect(view.contentOffset.y == 112)
    #expect(!view.offerScroll(rows: 1))
    view.isScrollEnabled = false
    #expect(!view.offerScroll(rows: -1))
  }

  @Test func pagesAreWholeViews() {
    let view = scrollView()
    view.isPagingEnabled = true
    view.offerScroll(rows: 1)
    #expect(view.contentOffset.y == 48)
    view.contentOffset.y = 64
    view.offerScroll(rows: -1)
    #expect(view.contentOffset.y == 48)
  }

  @Test func anAnimatedScrollEndsAtOnce() {
    let view = scrollView()
    view.setContentOffset(CGPoint(x: 0, y: 16), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 16), animated: true)
    #expect(delegate.events == ["didScroll 16", "didEndAnimation"])
  }

  @Test func scrollingTakesTheKeyboardWhereItIsAskedTo() {
    let view = scrollView()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
    window.addSubview(field)
    field.becomeFirstResponder()
    view.offerScroll(rows: 1)
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    view.offerScroll(rows: 1)
    #expect(!field.isFirstResponder)
  }

  @Test func defaultsAreUIKits() {
    let view = UIScrollView()
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && view.bouncesZoom)
    #expect(!view.isPagingEnabled && !view.alwaysBounceVertical && !view.isDirectionalLockEnabled)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.keyboardDismissMode == .none && view.indicatorStyle == .default)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.decelerationRate == .normal)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
  }

  @Test func prioritiesOfTheContentAreKept() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 1), for: .horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 1)
  }
}
