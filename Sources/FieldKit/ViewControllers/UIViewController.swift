public import Foundation

/// The owner of a screen or of a part of one.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What a title bar shows.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      navigationItem.title = title
      storedTabItem?.title = title
    }
  }

  /// The controller that this one is a child of.
  public internal(set) final weak var parent: UIViewController?
  /// The controllers that were added to this one.
  public internal(set) final var children: [UIViewController] = []

  private var loadedView: UIView?
  final var appearance = Appearance()
  final var presentation = Presentation()

  /// The interface file that the controller was made for. Stored; the view is made by `loadView`.
  public final let nibName: String?
  /// Where the interface file is. Stored; nothing is read from it.
  public final let nibBundle: Bundle?

  /// A controller whose view is made when it is asked for. The names are stored: a terminal's views are made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller whose view is made when it is asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Called when a storyboard or an interface file has made the controller.
  open func awakeFromNib() {}

  // MARK: View

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

  /// Makes the view, unless it was made already.
  open func loadViewIfNeeded() { _ = view }

  /// Called once, when the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and is about to be laid out there, before `viewDidAppear`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out what is in it.
  open func viewWillLayoutSubviews() {}

  /// Called before the view gets another size, in points, and passed on to the children. What the coordinator is given
  /// runs around the change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called when the view has laid out what is in it.
  open func viewDidLayoutSubviews() {}
  /// Brings the constraints of the view up to date. Overridden by controllers that make them, which call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when memory is short. Never by a terminal.
  open func didReceiveMemoryWarning() {}

  /// What bars of this controller's own cover of its view, in points, besides what already does.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The size that suits the content, in points.
  open var preferredContentSize = CGSize.zero

  // MARK: Children

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

  /// Whether the children are told when this controller's view appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Navigation

  private var storedItem: UINavigationItem?

  /// What a navigation controller's bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = UINavigationItem(title: title)
    storedItem = item
    return item
  }

  /// The navigation controller that this controller is in, if any.
  open var navigationController: UINavigationController? { ancestor() }

  private var storedTabItem: UITabBarItem?

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabItem { return storedTabItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabItem = item
      return item
    }
    set {
      storedTabItem = newValue
      (tabBarController ?? parent as? UITabBarController)?.updateBar()
    }
  }

  /// The tab bar controller that this controller is in, if any.
  open var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var candidate = parent
    while let current = candidate {
      if let found = current as? Controller { return found }
      candidate = current.parent
    }
    return nil
  }

  /// What a navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.itemsChanged(of: self) }
  }
  /// Sets `toolbarItems`, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the bar at the bottom is hidden while this controller is on the stack. Stored; there is none.
  open var hidesBottomBarWhenPushed = false
  /// Under which bars the view reaches. Stored: bars in a terminal are opaque, so it reaches under none.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view reaches under opaque bars. Stored; it doesn't.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views keep off bars. Stored; views don't reach under them.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Shows a controller in the way that fits the place: pushed, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// Shows a controller as the detail of this one: as `show`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  // MARK: Presenting

  /// How the controller's view is shown by `present`. Stored; every style fills the window, except an alert's.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the view comes on the screen. Stored; it is there at once.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user may not dismiss the controller. Stored; only programs dismiss.
  open var isModalInPresentation = false
  /// Whether this controller's place is the one that a presented view covers. Stored; it is the window.
  open var definesPresentationContext = false
  /// Whether this controller's transition style goes before the presented one's. Stored.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a presented view that doesn't fill the window decides on the status bar. Stored.
  open var modalPresentationCapturesStatusBarAppearance = false

  private var presentationStored: UIPresentationController?

  /// How the controller is presented: as its style says.
  open var presentationController: UIPresentationController? {
    if let presentationStored { return presentationStored }
    let made: UIPresentationController =
      switch modalPresentationStyle {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default:
        // A sheet of actions is a bubble on larger screens, and programs say where it points.
        (self as? UIAlertController)?.preferredStyle == .actionSheet
          ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
          : UIPresentationController(presentedViewController: self, presenting: nil)
      }
    presentationStored = made
    return made
  }
  /// How the controller is presented as a bubble, if that is its style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// How the controller is presented as a sheet, if that is its style.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Shows a controller's view over the window, at once, and calls `completion`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentNow(viewControllerToPresent, animated: flag, completion: completion) }

  /// Takes away what this controller presents; or, if it presents nothing, this controller, if it was presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }

  /// What this controller, or one that it is in, presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }
  /// What presents this controller, or one that it is in.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  // MARK: Screen

  /// The colours of a status bar. Stored by clients that override it; a terminal has no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether a status bar is hidden. A terminal has none.
  open var prefersStatusBarHidden: Bool { false }
  /// Whose wishes for the status bar count. A terminal has none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whose wishes for the status bar count. A terminal has none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks for the status bar's style again. A terminal has none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether a bar for going home is hidden. A terminal has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks whether the bar for going home is hidden. A terminal has none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether the screen may be turned. A terminal isn't.
  open var shouldAutorotate: Bool { true }
  /// Which ways up the view can be shown. A terminal has one.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Which way up the view is shown first. A terminal has one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Light or dark, whatever the terminal is. Stored; a terminal's colours are its own.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What is known of the place where the view is drawn.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Called when the traits have changed. Never by a terminal.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether the view edits. Stored.
  open var isEditing = false
  /// Sets `isEditing`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that switches `isEditing`.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
  }

  // MARK: Responder

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  package override var responderWindow: UIWindow? { loadedView?.window }
}
