public import Foundation

/// The menu over a selection, as it was before `UIEditMenuInteraction`. A terminal draws none: it is "visible" from when it
/// is shown until it is hidden, and those who watch it are told.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The program's menu.
  public static let shared = UIMenuController()
  private override init() { super.init() }

  /// What a program adds to the menu. Stored; a terminal draws no menu.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points. Stored; a terminal draws no menu.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu was shown, and not hidden yet.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  private var isShown = false
  /// Where the menu is, in points: where it was asked for.
  open private(set) var menuFrame = CGRect.zero

  /// Shows the menu beside a rectangle in a view, in points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Hides the menu.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Says beside which rectangle in a view the menu belongs, in points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
    isShown = menuVisible
    center.post(name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }

  /// Asks what belongs in the menu now. A terminal draws no menu: nothing happens.
  open func update() {}

  /// Where a menu's arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// As the place likes it.
    case `default`
    /// At what is above.
    case up
    /// At what is below.
    case down
    /// At what is on the left.
    case left
    /// At what is on the right.
    case right
  }

  /// Posted before the menu is shown.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}

/// Something that a program adds to the menu over a selection. Stored; a terminal draws no menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the menu calls it.
  open var title: String
  /// What is done.
  open var action: Selector

  /// An item.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
