public import Foundation

/// A row of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons and the spaces between them, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
      rebuild()
    }
  }
  /// Sets `items`, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The bar's look. Stored; a terminal's bars have the screen's own colours.
  open var barStyle = UIBarStyle.default
  /// The colour behind the buttons.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether what is under the bar shines through. Stored.
  open var isTranslucent = true

  private var buttons: [BarButton] = []

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).filter { !$0.isSpace }.map { BarButton($0) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  /// One row high, and as wide as it is let.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  /// One row high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellMetrics.height)
  }

  /// Puts the buttons side by side, a column between them. What is left is shared by the flexible spaces.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let gaps = items.indices.dropFirst().filter { !items[$0].isSpace && !items[$0 - 1].isSpace }.count
    let fixed = items.filter { $0.systemItem == .fixedSpace }.reduce(0) { $0 + CellMetrics.columns($1.width) }
    let taken = gaps + fixed + buttons.reduce(0) { $0 + $1.columns }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    var free = max(0, CellMetrics.columns(bounds.width) - taken)
    var spacesLeft = flexible
    var column = 0
    var next = 0
    for (index, item) in items.enumerated() {
      if item.systemItem == .flexibleSpace {
        let share = free / max(1, spacesLeft)
        column += share
        free -= share
        spacesLeft -= 1
      } else if item.systemItem == .fixedSpace {
        column += CellMetrics.columns(item.width)
      } else {
        if index > 0, !items[index - 1].isSpace { column += 1 }
        let button = buttons[next]
        next += 1
        button.frame = CGRect(
          x: CGFloat(column) * CellMetrics.width, y: 0, width: CGFloat(button.columns) * CellMetrics.width,
          height: bounds.height)
        column += button.columns
      }
    }
  }
}

/// The look of a bar. A terminal's bars have the screen's own colours.
public enum UIBarStyle: Int, Sendable {
  /// As the screen.
  case `default` = 0
  /// Dark.
  case black = 1
}
