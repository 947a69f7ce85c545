public import CellCanvas
public import Foundation

/// The row above a navigation controller's screens: the way back, the title, the buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items, the one that is shown last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
      rebuild()
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the one that is shown: the way back leads there.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Sets `items`, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Shows an item above the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes the item that is shown away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let item = items?.last
    items = items.map { Array($0.dropLast()) }
    return item
  }

  /// The bar's look. Stored; a terminal's bars have the screen's own colours.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether what is under the bar shines through. Stored.
  open var isTranslucent = true
  /// Whether titles are large. Stored: a terminal's title is one row high.
  open var prefersLargeTitles = false
  /// How the title is drawn: its colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }

  /// What a click on the way back does.
  var goBack: (() -> Void)?
  private(set) var backButton: BarButton?
  private(set) var leftButtons: [BarButton] = []
  private(set) var rightButtons: [BarButton] = []
  private weak var shownTitleView: UIView?

  private func rebuild() {
    for view in leftButtons + rightButtons + [backButton].compactMap({ $0 }) { view.removeFromSuperview() }
    if shownTitleView !== topItem?.titleView { shownTitleView?.removeFromSuperview() }
    leftButtons = (topItem?.leftBarButtonItems ?? []).filter { !$0.isSpace }.map { BarButton($0) }
    rightButtons = (topItem?.rightBarButtonItems ?? []).filter { !$0.isSpace }.map { BarButton($0) }
    backButton = makeBackButton()
    for view in leftButtons + rightButtons + [backButton].compactMap({ $0 }) { addSubview(view) }
    if let view = topItem?.titleView {
      shownTitleView = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  private func makeBackButton() -> BarButton? {
    guard let top = topItem, let below = backItem, !top.hidesBackButton,
      leftButtons.isEmpty || top.leftItemsSupplementBackButton
    else { return nil }
    let item = below.backBarButtonItem ?? UIBarButtonItem(kind: nil)
    if below.backBarButtonItem == nil { item.title = below.backButtonTitle ?? below.title ?? "Back" }
    return BarButton(item, prefix: "‹ ") { [weak self] in self?.goBack?() }
  }

  /// One row high, and as wide as it is let.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  /// One row high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellMetrics.height)
  }

  /// Puts the buttons at the edges, a column between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var left = 0
    for button in [backButton].compactMap({ $0 }) + leftButtons {
      place(button, from: left)
      left += button.columns + 1
    }
    var right = CellMetrics.columns(bounds.width)
    for button in rightButtons {
      right -= button.columns
      place(button, from: right)
      right -= 1
    }
    titleColumns = left..<max(left, right)
    if let view = topItem?.titleView, view.superview === self {
      let wish = view.intrinsicContentSize.width
      let columns = min(titleColumns.count, CellMetrics.columns(wish >= 0 ? wish : view.frame.width))
      view.frame = CellMetrics.rect(
        CellRect(column: titleStart(columns), row: 0, columns: columns, rows: CellMetrics.rows(bounds.height))
      )
    }
  }

  private func place(_ button: BarButton, from column: Int) {
    button.frame = CGRect(
      x: CGFloat(column) * CellMetrics.width, y: 0, width: CGFloat(button.columns) * CellMetrics.width,
      height: bounds.height)
  }

  /// The columns that the buttons leave.
  private var titleColumns = 0..<0

  /// Where something of so many columns begins: in the middle of the bar, unless a button is in the way.
  private func titleStart(_ columns: Int) -> Int {
    let middle = (CellMetrics.columns(bounds.width) - columns) / 2
    return max(titleColumns.lowerBound, min(middle, titleColumns.upperBound - columns))
  }

  /// Draws the title in the middle, bold.
  open override func draw(in canvas: inout Canvas) {
    guard let item = topItem, item.titleView == nil, let title = item.title, !titleColumns.isEmpty else {
      return
    }
    let color = titleTextAttributes?[.foregroundColor] as? UIColor
    let columns = min(titleColumns.count, CellWidth.cells(of: title))
    canvas.draw(
      title, at: CellPoint(column: titleStart(columns), row: 0),
      style: CellStyle(foreground: color?.cellColor, attributes: .bold), maxColumns: titleColumns.count)
  }
}
