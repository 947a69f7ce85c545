import CellCanvas
public import Foundation

/// A row of items, one of which is selected: it is inverse.
///
/// A click selects an item, as do Return and Space on one that has the keyboard.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Is told of what the user selects.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from left to right.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// Sets `items`, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected item. Setting it tells nobody.
  open weak var selectedItem: UITabBarItem? { didSet { redraw() } }
  /// The colour behind the items.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The colour of what isn't selected.
  open var unselectedItemTintColor: UIColor? { didSet { redraw() } }
  /// The bar's look. Stored; a terminal's bars have the screen's own colours.
  open var barStyle = UIBarStyle.default
  /// Whether what is under the bar shines through. Stored.
  open var isTranslucent = true
  /// The picture behind the items. Stored; a terminal can't draw it.
  open var backgroundImage: UIImage?
  /// The picture of the bar's shadow. Stored; a terminal can't draw it.
  open var shadowImage: UIImage?

  private var buttons: [TabButton] = []
  /// Who decides on what the user selects, before the delegate is told.
  final var decide: ((UITabBarItem) -> Bool)?

  private func redraw() {
    for button in buttons { button.setNeedsDisplay() }
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.onChange = { [weak self] in self?.setNeedsLayout() }
      let button = TabButton(item, in: self)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  final func choose(_ item: UITabBarItem) {
    guard item.isEnabled, decide?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// One row high, and as wide as it is let.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  /// One row high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellMetrics.height)
  }

  /// Gives each item an equal part of the row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let columns = CellMetrics.cells(bounds).size.columns
    for (index, button) in buttons.enumerated() {
      let (start, end) = (columns * index / buttons.count, columns * (index + 1) / buttons.count)
      button.frame = CellMetrics.rect(CellRect(column: start, row: 0, columns: end - start, rows: 1))
      button.setNeedsDisplay()
    }
  }
}

/// Is told of what the user selects in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// An item as it stands in a tab bar.
private final class TabButton: UIControl {
  private let item: UITabBarItem
  private weak var bar: UITabBar?

  init(_ item: UITabBarItem, in bar: UITabBar) {
    (self.item, self.bar) = (item, bar)
    super.init(frame: .zero)
    addAction(UIAction { [weak bar] _ in bar?.choose(item) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { item.isEnabled }

  override func draw(in canvas: inout Canvas) {
    let isSelected = bar?.selectedItem === item
    var style = CellStyle(
      foreground: (isSelected ? bar?.tintColor : bar?.unselectedItemTintColor)?.cellColor
    ).applying(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:])
    if isSelected { style.attributes.insert(.inverse) }
    if !item.isEnabled { style.attributes.insert(.dim) }
    var text = (item.image?.glyph.map { "\($0) " } ?? "") + (item.title ?? "")
    if let badge = item.badgeValue { text += " [\(badge)]" }
    text = " \(text) "
    let columns = CellMetrics.cells(bounds).size.columns
    let start = max(0, columns - CellWidth.cells(of: text)) / 2
    canvas.draw(text, at: CellPoint(column: start, row: 0), style: style, maxColumns: columns)
    if isFirstResponder { canvas.placeCursor(at: CellPoint(column: min(start + 1, columns), row: 0)) }
  }
}
