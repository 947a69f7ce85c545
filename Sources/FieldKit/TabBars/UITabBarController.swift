public import Foundation

/// Several screens, one of which is shown, above a bar with an item for each.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Decides on what the user selects, and is told of it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar below the screens. It takes one row.
  public final let tabBar = UITabBar()

  private var screens: [UIViewController] = []
  private weak var shown: UIViewController?
  private var selection = NSNotFound

  /// A controller without screens. The names are stored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A controller without screens, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.delegate = self
    tabBar.decide = { [weak self] in self?.mayChoose($0) ?? false }
  }

  // MARK: Screens

  /// The screens. The one that is shown stays shown if it is still among them; else the first one is.
  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets `viewControllers`, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    let leaving = screens.filter { old in !new.contains { $0 === old } }
    let coming = new.filter { controller in !screens.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    screens = new
    selection = new.firstIndex { $0 === selected } ?? (new.isEmpty ? NSNotFound : 0)
    showSelected()
    for controller in leaving { controller.removeFromParent() }
    for controller in coming { controller.didMove(toParent: self) }
  }

  /// Which screen is shown; `NSNotFound` if there is none. Setting it tells nobody, and one that isn't there changes
  /// nothing.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard screens.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      showSelected()
    }
  }

  /// The screen that is shown. Setting it tells nobody.
  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(selection) ? screens[selection] : nil }
    set {
      if let index = screens.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  private func showSelected() {
    updateBar()
    guard let container = viewIfLoaded else { return }
    let (old, new) = (shown, selectedViewController)
    guard new !== old else { return container.setNeedsLayout() }
    let isSeen = isShown
    new?.loadViewIfNeeded()
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    shown = new
    // A field in the old view gives the keyboard up here.
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = new?.view { container.insertSubview(view, at: 0) }
    container.setNeedsLayout()
    if isSeen {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  /// Shows in the bar what the screens say of themselves.
  final func updateBar() {
    let items = screens.compactMap { $0.tabBarItem }
    if tabBar.items?.elementsEqual(items, by: ===) != true { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  // MARK: Use

  private func mayChoose(_ item: UITabBarItem) -> Bool {
    guard let controller = screens.first(where: { $0.tabBarItem === item }) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// Shows the screen of an item that the user has selected, and tells the delegate.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = screens.first(where: { $0.tabBarItem === item }) else { return }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: View

  /// Makes the view that holds the bar and the screen.
  open override func loadView() { view = TabView(self) }

  /// Shows the selected screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// Whose wishes for the status bar count: those of the screen that is shown.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
}

/// Decides on what the user selects in a tab bar, and is told of it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select a screen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has selected a screen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// He may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The bar, and above it the screen.
private final class TabView: UIView {
  private weak var controller: UITabBarController?

  init(_ controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(controller.tabBar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let controller else { return }
    var area = bounds
    if !controller.tabBar.isHidden {
      area.size.height = max(0, area.height - CellMetrics.height)
      controller.tabBar.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: CellMetrics.height)
    }
    controller.selectedViewController?.viewIfLoaded?.frame = area
    super.layoutSubviews()
  }
}
