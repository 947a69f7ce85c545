public import Foundation

/// Watches the presses in a view for a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has got. The numbers are UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// As `ended`: of a gesture that is over at once.
    public static var recognized: State { .ended }
  }

  /// How far the gesture has got.
  open var state = State.possible
  /// The view that is watched.
  open internal(set) weak var view: UIView?
  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// Who is asked about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view isn't told of the presses of a gesture that was found.
  open var cancelsTouchesInView = true
  /// Whether the view is told of presses only when there is no gesture. Stored.
  open var delaysTouchesBegan = false
  /// Whether the view is told of releases only when there is no gesture. Stored.
  open var delaysTouchesEnded = true
  /// What a program calls the gesture.
  open var name: String?
  /// The number of pointers: a mouse is one.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  private var targets = ControlRegistrations()
  private var required: [UIGestureRecognizer] = []
  private var place = CGPoint.zero

  /// A recogniser that calls nobody.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// A recogniser that calls a method with nothing, or itself.
  ///
  /// - Parameter target: whom to call; it isn't kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls another method too.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action, for: .primaryActionTriggered)
  }

  /// Stops calling a method. Without a target or a method, whatever the other says.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeTarget(target.map { $0 as AnyObject }, action, for: .allEvents)
  }

  /// Looks for the gesture only where another one wasn't found.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }

  /// Where the gesture was, in a view's points; without a view, in the window's.
  open func location(in view: UIView?) -> CGPoint { view?.fromWindow(place) ?? place }

  /// Whether a click is the gesture.
  func matches(clicks: Int) -> Bool { false }

  /// Takes a click.
  ///
  /// - Parameter place: in the window's points.
  /// - Returns: whether it was the gesture.
  final func take(click: UITouch, at place: CGPoint) -> Bool {
    guard isEnabled, matches(clicks: click.tapCount),
      delegate?.gestureRecognizer(self, shouldReceive: click) ?? true,
      !required.contains(where: { $0.isEnabled && $0.view != nil && $0.matches(clicks: click.tapCount) }),
      delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    self.place = place
    state = .ended
    for entry in targets.entries {
      if case .target(let target, let action) = entry.call, target.isAlive {
        action.call(on: target.object, with: [self])
      }
    }
    state = .possible
    return true
  }
}

/// Asked about a gesture.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the recogniser sees a press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether two gestures may be found at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// It does.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
