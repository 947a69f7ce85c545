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

  /// A menu that a click opens. Stored; a terminal opens none.
  open var menu: UIMenu?

  /// Whom a click is told to, by `action`: it isn't kept alive. `nil` is whoever answers to the selector, from the
  /// first responder on.
  open weak var target: AnyObject? { didSet { action?.unretain(target) } }
  /// The method of `target` that a click calls. It is given nothing, or the item.
  open var action: Selector? { didSet { action?.unretain(target) } }

  private(set) final var systemItem: SystemItem?

  /// A button without text.
  public override init() { super.init() }

  /// A button from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(kind systemItem: SystemItem?) {
    self.init()
    self.systemItem = systemItem
    title = systemItem?.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// A button with a text that calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button with a picture that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button with a picture that calls a method of a target. The picture for small bars is stored.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button of the system's that calls a method of a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(kind: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button that does what an action does.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A button of the system's that does what an action does.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(kind: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
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
    guard let action else { return }
    if let target {
      action.send(to: target, from: self, event: nil)
    } else if let view = sender as? UIView, let first = view.window?.firstResponder ?? view as UIResponder?,
      let answering = action.answering(from: first)
    {
      action.send(to: answering, from: self, event: nil)
    }
  }
}
