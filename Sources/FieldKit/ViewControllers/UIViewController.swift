public import Foundation

/// The owner of a screen or of a part of one.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What a title bar shows.
  open var title: String?

  /// The controller that this one is a child of.
  public private(set) final weak var parent: UIViewController?
  /// The controllers that were added to this one.
  public private(set) final var children: [UIViewController] = []

  private var loadedView: UIView?

  /// A controller whose view is made when it is asked for.
  public override init() { super.init() }

  /// A controller from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view. The first access makes it: `loadView`, then `viewDidLoad`.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { self.view = UIView() }
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it was made already.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made already.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and assigns it to `view`.
  open func loadView() { view = UIView() }

  /// Called once, when the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out what is in it.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out what is in it.
  open func viewDidLayoutSubviews() {}
  /// Brings the constraints of the view up to date. Overridden by controllers that make them, which call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// What bars of this controller's own cover of its view, in points, besides what already does.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Runs `show` between the two appearance callbacks.
  func appear(_ show: () -> Void) {
    loadViewIfNeeded()
    viewWillAppear(false)
    show()
    viewDidAppear(false)
  }

  /// Makes the view, unless it was made already.
  open func loadViewIfNeeded() { _ = view }

  /// Makes `child` a child of this controller; a parent that it had loses it. Its view is added by the caller.
  open func addChild(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  package override var responderWindow: UIWindow? { loadedView?.window }
}
