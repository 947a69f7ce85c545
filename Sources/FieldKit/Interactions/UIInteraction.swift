public import Foundation

/// A way to use a view that is added to it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Called before it gets another view, or none.
  func willMove(to view: UIView?)
  /// Called when it has another view, or none.
  func didMove(to view: UIView?)
}

/// Lets a view's content be dragged. A terminal drags nothing: the delegate is never asked.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who would say what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether it may be used. Stored; a terminal drags nothing.
  open var isEnabled = true

  /// A way to drag that is yet to be added to a view.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Called before it gets another view.
  open func willMove(to view: UIView?) {}
  /// Called when it has another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is dragged. A terminal drags nothing: nothing is asked.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {}

/// Lets things be dropped on a view. A terminal drops nothing: the delegate is never asked.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who would say what may be dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?

  /// A place to drop that is yet to be added to a view.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Called before it gets another view.
  open func willMove(to view: UIView?) {}
  /// Called when it has another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what may be dropped. A terminal drops nothing: nothing is asked.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {}
