import CellCanvas
import FieldKit
import Foundation
import Testing

/// Screens on a stack, over each other and in each other: what they are told, in which order, and what is seen.
@MainActor @Suite struct NavigationTests {
  private final class Log { var events: [String] = [] }

  /// A screen that writes down what it is told.
  private final class Screen: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    private func record(_ event: String) { log.events.append("\(name) \(event)") }
    override func viewDidLoad() { record("didLoad") }
    override func viewWillAppear(_ animated: Bool) { record("willAppear") }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      record(parent == nil ? "willLeave" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
      record(parent == nil ? "didLeave" : "didMove")
    }
    override func viewWillLayoutSubviews() { record("willLayout") }
    override func viewDidLayoutSubviews() { record("didLayout") }
  }

  private let window = UIWindow(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 30, rows: 4)))
  private let log = Log()

  private func lines() -> [String] {
    window.layoutIfNeeded()
    var canvas = Canvas(size: CellSize(columns: 30, rows: 4))
    window.drawHierarchy(in: &canvas)
    return canvas.lines
  }

  /// A stack with one screen, on the screen; what was told so far is forgotten.
  private func stack() -> (UINavigationController, Screen) {
    let first = Screen("first", log)
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    log.events = []
    return (navigation, first)
  }

  @Test func theFirstScreenAppearsWithTheStack() {
    let first = Screen("first", log)
    let navigation = UINavigationController(rootViewController: first)
    #expect(log.events == ["first willMove", "first didMove"])
    #expect(first.parent === navigation && first.navigationController === navigation)
    log.events = []
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(
      log.events == [
        "first didLoad", "first willAppear", "first didAppear", "first willLayout", "first didLayout",
      ])
  }

  @Test func pushing() {
    let (navigation, first) = stack()
    let second = Screen("second", log)
    navigation.pushViewController(second, animated: true)
    #expect(
      log.events == [
        "second willMove", "second didLoad", "first willDisappear", "second willAppear", "first didDisappear",
        "second didAppear", "second didMove",
      ])
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second && navigation.visibleViewController === second)
    #expect(first.view.window == nil && second.view.window === window)
  }

  @Test func popping() {
    let (navigation, first) = stack()
    let second = Screen("second", log)
    navigation.pushViewController(second, animated: false)
    log.events = []
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      log.events == [
        "second willLeave", "second willDisappear", "first willAppear", "second didDisappear",
        "first didAppear",
        "second didLeave",
      ])
    #expect(second.parent == nil && second.navigationController == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [first])
  }

  @Test func poppingSeveral() {
    let (navigation, first) = stack()
    let (second, third) = (Screen("second", log), Screen("third", log))
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    navigation.viewControllers = [first, third, second]
    #expect(navigation.popToViewController(third, animated: false) == [second])
    #expect(navigation.topViewController === third)
    let warnings = RuntimeWarning.issued {
      #expect(navigation.popToViewController(second, animated: false) == nil)
    }
    #expect(warnings.count == 1)
  }

  @Test func aScreenCantBeOnTheStackTwice() {
    let (navigation, first) = stack()
    let warnings = RuntimeWarning.issued { navigation.pushViewController(first, animated: false) }
    #expect(warnings.count == 1)
    #expect(navigation.viewControllers == [first] && log.events.isEmpty)
  }

  @Test func aFieldInTheCoveredScreenEndsEditing() {
    let (navigation, first) = stack()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    first.view.addSubview(field)
    field.becomeFirstResponder()
    navigation.pushViewController(Screen("second", log), animated: false)
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func theBarShowsTitleAndWayBack() {
    let (navigation, first) = stack()
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    #expect(lines()[0] == "            first         Done")
    let second = Screen("second", log)
    navigation.pushViewController(second, animated: false)
    #expect(lines()[0] == "‹ first     second")
    second.title = "renamed"
    #expect(lines()[0] == "‹ first    renamed")
    second.navigationItem.hidesBackButton = true
    #expect(lines()[0] == "           renamed")
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(lines()[0] == "")
    #expect(second.view.frame == window.bounds)
    navigation.isNavigationBarHidden = false
    _ = lines()
    #expect(second.view.frame == CGRect(x: 0, y: 16, width: 240, height: 48))
  }

  @Test func barButtonsDoWhatTheyAreFor() {
    let (navigation, first) = stack()
    var pressed = 0
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { _ in pressed += 1 })
    navigation.pushViewController(Screen("second", log), animated: false)
    _ = lines()
    press(at: CGPoint(x: 12, y: 8))
    #expect(navigation.topViewController === first)
    _ = lines()
    press(at: CGPoint(x: 12, y: 8))
    #expect(pressed == 1)
    first.navigationItem.leftBarButtonItem?.isEnabled = false
    _ = lines()
    #expect((window.hitTest(CGPoint(x: 12, y: 8), with: nil) as? UIControl)?.isEnabled == false)
  }

  @MainActor private final class Target: NSObject {
    var senders: [UIBarButtonItem] = []
    func pressed() { senders.append(UIBarButtonItem()) }
    func save(_ item: UIBarButtonItem) { senders.append(item) }
  }

  @Test func barButtonsCallTheirTargets() {
    let (_, first) = stack()
    weak var freed: Target?
    do {
      let target = Target()
      freed = target
      let item = UIBarButtonItem(
        title: "Save", style: .plain, target: target, action: Selector(Target.save(_:)))
      first.navigationItem.rightBarButtonItem = item
      _ = lines()
      press(at: CGPoint(x: 230, y: 8))
      #expect(target.senders == [item])
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: target, action: Selector(Target.pressed))
      _ = lines()
      press(at: CGPoint(x: 230, y: 8))
      #expect(target.senders.count == 2)
    }
    #expect(freed == nil)
    press(at: CGPoint(x: 230, y: 8))
  }

  @Test func aToolbarStandsAlone() {
    let bar = UIToolbar()
    var closed = false
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in closed = true }),
    ]
    bar.frame.size.width = 160
    bar.sizeToFit()
    #expect(bar.frame.size == CGSize(width: 160, height: 16))
    window.addSubview(bar)
    #expect(lines()[0] == "                Done")
    press(at: CGPoint(x: 140, y: 8))
    #expect(closed)
  }

  private func press(at point: CGPoint) {
    (window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
  }

  @Test func theToolbarSharesItsRow() {
    let (navigation, first) = stack()
    first.toolbarItems = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .undo),
      UIBarButtonItem(systemItem: .redo), .fixedSpace(16),
    ]
    navigation.setToolbarHidden(false, animated: false)
    #expect(lines()[3] == "+                  Undo Redo")
    #expect(first.view.frame.height == 32)
  }

  @Test func theDelegateIsToldBeforeAndAfter() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.events.append("willShow \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { log.events.append("didShow \(viewController.title ?? "")") }
    }
    let (navigation, _) = stack()
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(Screen("second", log), animated: false)
    let shown = log.events.filter { $0.contains("Show") || $0.hasSuffix("Appear") }
    #expect(shown == ["willShow second", "second willAppear", "second didAppear", "didShow second"])
  }

  @Test func screensThatHaveLeftAreFreed() {
    let (navigation, _) = stack()
    weak var freed: UIViewController?
    for index in 0..<100 {
      let screen = Screen("screen \(index)", log)
      freed = screen
      navigation.pushViewController(screen, animated: false)
      window.layoutIfNeeded()
      navigation.popViewController(animated: false)
    }
    #expect(freed == nil)
    #expect(navigation.children.count == 1)
  }

  // MARK: Presenting

  @Test func presentingAndDismissing() {
    let (navigation, first) = stack()
    let sheet = Screen("sheet", log)
    sheet.modalPresentationStyle = .fullScreen
    first.present(sheet, animated: true) { self.log.events.append("presented") }
    #expect(
      log.events == [
        "sheet didLoad", "first willDisappear", "sheet willAppear", "sheet didAppear", "first didDisappear",
        "presented",
      ])
    #expect(first.presentedViewController === sheet && navigation.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
    #expect(navigation.visibleViewController === sheet)
    log.events = []
    sheet.dismiss(animated: true) { self.log.events.append("dismissed") }
    #expect(
      log.events == [
        "sheet willDisappear", "first willAppear", "first didAppear", "sheet didDisappear", "dismissed",
      ])
    #expect(first.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
  }

  @Test func aPresentedViewCoversTheWindow() {
    let (_, first) = stack()
    let sheet = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 16, width: 80, height: 16))
    let covered = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    first.view.addSubview(covered)
    covered.becomeFirstResponder()
    sheet.view.addSubview(field)
    field.text = "over"
    first.present(sheet, animated: false)
    #expect(lines() == ["", "over", "", ""])
    #expect(!covered.isFirstResponder)
    #expect(window.focusableViews == [field])
    #expect(window.hitTest(CGPoint(x: 4, y: 24), with: nil) === field)
    first.dismiss(animated: false)
    #expect(lines()[0] == "            first")
    #expect(window.focusableViews == [covered])
  }

  @Test func presentingWithoutAWindowWarns() {
    let (alone, sheet) = (UIViewController(), UIViewController())
    let warnings = RuntimeWarning.issued { alone.present(sheet, animated: false) }
    #expect(warnings.count == 1 && alone.presentedViewController == nil)
  }

  // MARK: Containment

  @Test func aChildThatIsAddedToAShownParentAppears() {
    let parent = Screen("parent", log)
    window.rootViewController = parent
    log.events = []
    let child = Screen("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.events == [
        "child willMove", "child didLoad", "child willAppear", "child didAppear", "child didMove",
      ])
    log.events = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.events == ["child willLeave", "child willDisappear", "child didDisappear", "child didLeave"])
  }

  @Test func childrenAppearWithTheirParent() {
    let (parent, child) = (Screen("parent", log), Screen("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    log.events = []
    window.rootViewController = parent
    #expect(log.events == ["parent willAppear", "child willAppear", "parent didAppear", "child didAppear"])
    log.events = []
    window.rootViewController = nil
    #expect(
      log.events == [
        "parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear",
      ])
  }

  @Test func subclassesOverrideTheInitialiserThatUIKitHas() {
    final class Custom: UIViewController {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: "Custom", bundle: nil)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Custom().nibName == "Custom")
    #expect(UIViewController().nibName == nil)
  }
}
