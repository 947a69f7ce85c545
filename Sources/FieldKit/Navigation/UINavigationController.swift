public import Foundation

/// A stack of screens: one is shown at a time, under a bar with its title and the way back.
///
/// The bar takes one row; screens lie below it, and reach under nothing.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Is told when another screen is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the screens.
  public final let navigationBar: UINavigationBar
  private let storedToolbar: UIToolbar
  private var stack: [UIViewController] = []
  private weak var shown: UIViewController?

  /// A stack that begins with a screen.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack with bars of a program's own kinds.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
    storedToolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// An empty stack, from an archive.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
  }

  // MARK: The stack

  /// The screens, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The screen at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The screen that a user sees: the top one, or what it presents.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the stack. Screens that are in both stay as they are.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var kept: [UIViewController] = []
    for controller in viewControllers where !kept.contains(where: { $0 === controller }) {
      kept.append(controller)
    }
    change(to: kept, animated: animated)
  }

  /// Shows a screen above the others. One that is on the stack already can't be shown twice: nothing happens then,
  /// but a warning.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return RuntimeWarning.issue(
        "\(type(of: viewController)) is on the navigation stack already, and can't be pushed again.")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back to the screen below.
  ///
  /// - Returns: the screen that has left; `nil` at the first one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Goes back to a screen on the stack.
  ///
  /// - Returns: the screens that have left, the top one last; `nil` if it isn't on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      RuntimeWarning.issue(
        "\(type(of: viewController)) isn't on the navigation stack, so nothing leads back to it.")
      return nil
    }
    let left = Array(stack[(index + 1)...])
    if !left.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return left
  }

  /// Goes back to the first screen.
  ///
  /// - Returns: the screens that have left, the top one last; `nil` if the first one is shown already.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[0], animated: animated)
  }

  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func change(to new: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !new.contains { $0 === old } }
    let coming = new.filter { controller in !stack.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    stack = new
    showTop(animated: animated)
    for controller in leaving { controller.removeFromParent() }
    for controller in coming { controller.didMove(toParent: self) }
  }

  /// Puts the top screen's view in the place of the one that is shown.
  private func showTop(animated: Bool) {
    guard let container = viewIfLoaded else { return }
    let new = stack.last
    guard new !== shown else { return updateBars() }
    let isSeen = isShown
    let old = shown
    new?.loadViewIfNeeded()
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if isSeen {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    shown = new
    // A field in the old view gives the keyboard up here.
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = new?.view { container.insert(view) }
    updateBars()
    if isSeen {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  // MARK: Bars

  /// Whether the bar is hidden: its row then belongs to the screen.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
  /// The row below the screens, with the `toolbarItems` of the one that is shown.
  open var toolbar: UIToolbar! { storedToolbar }
  /// Whether the toolbar is hidden: so at first.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Hides or shows the toolbar, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether a swipe hides the bars. Stored; a terminal knows no swipes.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars. Stored; clicks are for what is clicked.
  open var hidesBarsOnTap = false
  /// Whether a keyboard hides the bars. Stored; a terminal's is on the desk.
  open var hidesBarsWhenKeyboardAppears = false

  private func updateBars() {
    navigationBar.items = stack.map { $0.navigationItem }
    storedToolbar.items = stack.last?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
  }

  final func itemsChanged(of controller: UIViewController) {
    if controller === stack.last { storedToolbar.items = controller.toolbarItems }
  }

  // MARK: View

  /// Makes the view that holds the bars and the screen.
  open override func loadView() { view = NavigationView(self) }

  /// Shows the top screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }

  /// Shows what stands behind the view: the screen that is shown.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
}

extension UIView {
  /// Puts a screen's view under the bars.
  fileprivate func insert(_ view: UIView) {
    addSubview(view)
    setNeedsLayout()
  }
}

/// The bars, and between them the screen.
private final class NavigationView: UIView {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(controller.navigationBar)
    addSubview(controller.toolbar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let controller else { return }
    var area = bounds
    if !controller.navigationBar.isHidden {
      controller.navigationBar.frame = CGRect(x: 0, y: 0, width: area.width, height: CellMetrics.height)
      area.origin.y += CellMetrics.height
      area.size.height -= CellMetrics.height
    }
    controller.toolbar.isHidden = controller.isToolbarHidden
    if !controller.isToolbarHidden {
      area.size.height -= CellMetrics.height
      controller.toolbar.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: CellMetrics.height)
    }
    area.size.height = max(0, area.height)
    controller.topViewController?.viewIfLoaded?.frame = area
    super.layoutSubviews()
  }
}
