public import Foundation

/// Where a menu was asked for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Tells menus apart.
  public let identifier: any NSCopying
  /// The place in the view, in points.
  public let sourcePoint: CGPoint
  /// Where the arrow would point. Stored; a terminal opens no menus.
  open var preferredArrowDirection = UIMenuController.ArrowDirection.default

  /// A menu at a place in the view, in points. Without an identifier it has one of its own.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
  }
}

/// The menu of a view that edits. A terminal opens no menus: what asks for one is answered by nothing.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Who would say what is in the menu. It is never asked.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// A menu for a view that it is yet to be added to.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction gets another view.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction has another view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu: not in a terminal.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Closes the menu: none is open.
  open func dismissMenu() {}
  /// Brings the menu up to date: none is open.
  open func reloadVisibleMenu() {}
  /// Moves the menu: none is open.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place of a touch in the view, in points: none is known.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Says what is in a view's menu. A terminal opens no menus: nothing is asked.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// What the menu holds.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu stands beside, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to open.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to close.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// The place that was asked for.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
