import Foundation

extension UIViewController {
  /// How far a controller's view is on its way to the screen, or from it.
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }
    var state = State.disappeared
    var isAnimated = false
  }

  /// Tells the controller that its view is about to appear or disappear. Containers that place their children's views
  /// themselves call it, and then `endAppearanceTransition`.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let wanted: [Appearance.State] = isAppearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    guard !wanted.contains(appearance.state) else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance.state = wanted[0]
    appearance.isAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller that its view has appeared or disappeared.
  public func endAppearanceTransition() {
    let animated = appearance.isAnimated
    switch appearance.state {
    case .appearing:
      appearance.state = .appeared
      viewIsAppearing(animated)
      viewDidAppear(animated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// The children who appear and disappear with this controller: those whose views are in its own.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Runs `show` between what is called before and after the view appears.
  final func appear(animated: Bool = false, _ show: () -> Void) {
    beginAppearanceTransition(true, animated: animated)
    show()
    endAppearanceTransition()
  }

  /// Runs `hide` between what is called before and after the view disappears.
  final func disappear(animated: Bool = false, _ hide: () -> Void) {
    beginAppearanceTransition(false, animated: animated)
    hide()
    endAppearanceTransition()
  }

  /// Whether the view is on the screen, or comes there.
  final var isShown: Bool { appearance.state == .appeared || appearance.state == .appearing }

  /// Whether the view was taken from the screen, or added to it, by a program that doesn't say so: a child's, of a
  /// parent that is shown.
  final var followsParent: Bool {
    guard let parent else { return false }
    return parent.appearance.state == .appeared && parent.shouldAutomaticallyForwardAppearanceMethods
  }
}
