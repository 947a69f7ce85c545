public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a large title is shown. Stored: a terminal's title is one row high.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The text in the middle.
  open var title: String? { didSet { onChange?() } }
  /// A view in the middle, in place of the title.
  open var titleView: UIView? { didSet { onChange?() } }
  /// A line above the title. Stored; the bar is one row high.
  open var prompt: String?
  /// What the item above shows as its way back.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// The text of the way back to this item, in place of its title.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// Whether the way back is hidden.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Hides or shows the way back, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the left items stand beside the way back, and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// When a large title is shown. Stored: a terminal's title is one row high.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The buttons at the left, from the edge on.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { watch(leftBarButtonItems) } }
  /// The buttons at the right, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { watch(rightBarButtonItems) } }
  /// The button at the left edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button at the right edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets `leftBarButtonItem`, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItem`, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets `leftBarButtonItems`, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets `rightBarButtonItems`, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Called when what a bar shows has changed.
  final var onChange: (() -> Void)?

  private func watch(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }

  /// An item with a title.
  public init(title: String) { self.title = title }

  init(title: String?) { self.title = title }

  /// An item from an archive.
  public required init?(coder: NSCoder) { title = nil }
}
