public import CellCanvas
public import Foundation

/// Which of some pages is shown: `○ ● ○`.
///
/// A click on the right half goes to the next page, one on the left half to the one before. Return or Space, while it has
/// the keyboard, go to the next one, and from the last to the first. That sends `.touchUpInside`, and, if it is another
/// page, `.valueChanged` and `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      page = clamped(page)
      invalidateIntrinsicContentSize()
    }
  }
  /// The page that is shown, from 0 on. It is kept among the pages. Setting it sends nothing.
  open var currentPage: Int {
    get { page }
    set { page = clamped(newValue) }
  }
  private var page = 0 { didSet { setNeedsDisplay() } }

  /// Whether nothing is drawn for a single page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the other pages; the terminal's own without one.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the page that is shown; the terminal's own without one.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The picture of a page. Stored; a terminal draws circles.
  open var preferredIndicatorImage: UIImage?
  /// Whether dragging goes through the pages. Stored; a terminal's clicks aren't dragged.
  open var allowsContinuousInteraction = true

  private var isBackwards: Bool?

  /// A control of no pages at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control from an archive, of no pages.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  /// The size that so many pages take, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CellMetrics.size(CellSize(columns: Self.columns(pageCount), rows: 1))
  }

  /// The columns that so many pages take: one each, and one between each two.
  private static func columns(_ pageCount: Int) -> Int { max(0, min(pageCount, CellMetrics.limit) * 2 - 1) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var hasTextInMiddle: Bool { true }

  /// UIKit's can't have the keyboard: a terminal has no other way to reach it without a mouse.
  open override var canBecomeFirstResponder: Bool { isEnabled && numberOfPages > 1 }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { isBackwards = touch.location(in: self).x < bounds.midX }
  }

  override func sendPress() {
    let isClick = isBackwards != nil
    var next = clamped(page + (isBackwards == true ? -1 : 1))
    if !isClick, next == page { next = 0 }
    isBackwards = nil
    let isChanged = next != page
    page = next
    super.sendPress()
    guard isChanged else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override func draw(in canvas: inout Canvas) {
    if numberOfPages == 0 || numberOfPages == 1 && hidesForSinglePage { return }
    let size = CellMetrics.cells(bounds).size
    let start = max(0, (size.columns - Self.columns(numberOfPages)) / 2)
    let row = max(0, size.rows - 1) / 2
    // Pages that don't fit aren't drawn, however many there are.
    for index in 0..<min(numberOfPages, size.columns) {
      let place = CellPoint(column: start + index * 2, row: row)
      let color = index == page ? currentPageIndicatorTintColor : pageIndicatorTintColor
      var style = CellStyle(foreground: color?.cellColor)
      if !isEnabled { style.attributes.insert(.dim) }
      canvas.draw(index == page ? "●" : "○", at: place, style: style)
      if index == page, isFirstResponder { canvas.placeCursor(at: place) }
    }
  }
}
