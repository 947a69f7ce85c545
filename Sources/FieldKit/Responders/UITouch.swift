public import Foundation

/// A press of a mouse's button, from its going down to its going up.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has got.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// How far the touch has got.
  open internal(set) var phase = Phase.began
  /// The number of presses soon after one another at the place.
  open internal(set) var tapCount = 1
  /// When it last changed, in seconds since some start.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view that was pressed.
  open internal(set) weak var view: UIView?
  /// The window that was pressed.
  open internal(set) weak var window: UIWindow?
  /// What touches: a mouse.
  open var type: TouchType { .indirectPointer }
  /// How hard: a mouse can't say.
  open var force: CGFloat { 0 }
  /// Where it is and was, in the window's points.
  final var place = CGPoint.zero
  final var placeBefore = CGPoint.zero

  /// Where the touch is, in a view's points; without a view, in the window's.
  open func location(in view: UIView?) -> CGPoint { view?.fromWindow(place) ?? place }

  /// Where the touch was before, in a view's points; without a view, in the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.fromWindow(placeBefore) ?? placeBefore }
}
