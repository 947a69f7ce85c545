public import Foundation

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much the button stands out.
  public enum Style: Int, Sendable {
    /// As most.
    case plain = 0
    /// As the one that ends what is being done.
    case done = 2
  }

  /// How much the button stands out: `done` is bold.
  open var style = Style.plain { didSet { changed() } }
  /// The width, in points; 0 is as wide as the text. Of a fixed space, how wide it is.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// A view in place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// What a click does.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, !primaryAction.title.isEmpty { title = primaryAction.title }
      changed()
    }
  }
  /// The colour of the text; the bar's if `nil`.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Texts of which a bar takes the widest as the button's width. Stored.
  open var possibleTitles: Set<String>?

  let systemItem: SystemItem?

  /// A button without text.
  public override convenience init() { self.init(kind: nil) }

  /// A button from an archive.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  init(kind systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
    title = systemItem?.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// A button that does what an action does.
  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    self.init(kind: nil)
    self.primaryAction = primaryAction
    if let title { self.title = title }
  }

  /// A button of the system's that does what an action does.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(kind: systemItem)
    self.primaryAction = primaryAction
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init(kind: nil)
    self.customView = customView
  }

  /// A space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(kind: (.fixedSpace))
    item.width = width
    return item
  }

  /// A space that takes what the others leave.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(kind: (.flexibleSpace)) }

  /// Does what a click does.
  package final func perform(from sender: AnyObject) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.handler(primaryAction, sender: self) }
  }
}
