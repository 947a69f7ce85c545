import Foundation

extension UIView {
  /// Adds a view behind what is at `index`, with UIKit's callbacks in UIKit's order.
  final func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self { return reorder(view, to: index) }
    let window = window
    let entersWindow = view.window !== window
    if view.superview != nil { view.leaveSuperview(for: self) }
    // A child's view that a program adds to its parent's, while that one is shown.
    let appearing = window == nil || !entersWindow ? nil : view.followingController
    appearing?.beginAppearanceTransition(true, animated: false)
    defer { appearing?.endAppearanceTransition() }
    if entersWindow { view.announceWindow(window) }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    if entersWindow { view.windowChanged() }
    view.didMoveToSuperview()
    didAddSubview(view)
    LayoutEngine.hasPendingUpdates = true
    setNeedsLayout()
  }

  final func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    askForFrame()
  }

  /// Leaves the superview. Where another one takes the view right after, that one makes the calls of the move.
  final func leaveSuperview(for newSuperview: UIView?) {
    guard let parent = superview else { return }
    let leavesWindow = window != nil && newSuperview?.window !== window
    let leaving = leavesWindow ? followingController : nil
    leaving?.beginAppearanceTransition(false, animated: false)
    defer { leaving?.endAppearanceTransition() }
    if leavesWindow { endEditing(true) }
    parent.willRemoveSubview(self)
    if newSuperview == nil {
      if leavesWindow { announceWindow(nil) }
      willMove(toSuperview: nil)
    }
    endOuterConstraints()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    if newSuperview == nil {
      if leavesWindow { windowChanged() }
      didMoveToSuperview()
    }
    parent.setNeedsLayout()
  }

  /// The controller of this view, if it appears and disappears with its parent's view.
  private var followingController: UIViewController? {
    viewController.flatMap { $0.followsParent ? $0 : nil }
  }

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.announceWindow(window) }
  }

  private func windowChanged() {
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }
}
