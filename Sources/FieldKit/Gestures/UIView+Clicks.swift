package import Foundation

extension UIView {
  /// Takes a click, down and up, at a place in the window's points: gestures of this view and of those around it see it
  /// first, then the view and its responders.
  package final func click(at place: CGPoint, count: Int) {
    let touch = UITouch()
    touch.view = self
    touch.window = window
    touch.tapCount = count
    (touch.place, touch.placeBefore) = (place, place)
    touch.timestamp = ProcessInfo.processInfo.systemUptime
    let event = UIEvent()
    event.touches = [touch]
    touchesBegan([touch], with: event)
    touch.phase = .ended
    var isTaken = false
    var watched: UIView? = self
    while let view = watched {
      for gesture in view.gestureRecognizers ?? [] where gesture.take(click: touch, at: place) {
        isTaken = isTaken || gesture.cancelsTouchesInView
      }
      // A control's own clicks aren't also those of what it is in.
      watched = view is UIControl ? nil : view.superview
    }
    if isTaken {
      touch.phase = .cancelled
      touchesCancelled([touch], with: event)
    } else {
      touchesEnded([touch], with: event)
    }
  }

  /// Whether a click on this view, or on one in it, does anything.
  package final var takesClicks: Bool {
    if isHidden || !isUserInteractionEnabled { return false }
    if textEngine != nil || self is UIControl || self is UIScrollView { return true }
    if let gestureRecognizers, !gestureRecognizers.isEmpty { return true }
    return subviews.contains { $0.takesClicks }
  }
}
