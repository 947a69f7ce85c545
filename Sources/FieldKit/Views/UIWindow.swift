public import Foundation

/// The root of a screen's views. It knows who has the keyboard.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whom the keyboard types into. It is in the window, and gives the keyboard up when it leaves.
  @exclusivity(unchecked) public package(set) final var firstResponder: UIResponder?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.disappear { oldValue?.viewIfLoaded?.removeFromSuperview() }
      guard let controller = rootViewController else { return }
      controller.appear {
        controller.view.frame = bounds
        addSubview(controller.view)
      }
    }
  }

  /// Called when something on the screen has changed, at most once before each frame.
  package var displayRequested: (() -> Void)?
  private var needsDisplay = false

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { UIApplication.shared }

  /// How far in front a window is. The numbers are UIKit's.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where a program's windows are.
    public static let normal = Level(0)
    /// In front of the status bar.
    public static let statusBar = Level(1000)
    /// In front of everything.
    public static let alert = Level(2000)
    /// A level further in front.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level further behind.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    /// Whether the left one is further behind.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How far in front the window is. Stored; a terminal shows one window.
  open var windowLevel = Level.normal
  /// The scene that the window is in. Stored.
  open weak var windowScene: UIWindowScene? = UIWindowScene.terminal
  /// The screen that the window is on.
  open var screen: UIScreen { .main }
  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Shows the window, and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    UIApplication.shared.show(self)
    UIApplication.shared.makeKey(self)
  }

  /// Called when the window has got the keyboard.
  open func becomeKey() {}
  /// Called when the window has lost the keyboard.
  open func resignKey() {}

  /// A window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  open override func setNeedsDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    displayRequested?()
  }

  private var isLayoutScheduled = false
  /// A window that no session draws is laid out when the run loop turns, as UIKit does it.
  final func scheduleLayout() {
    guard displayRequested == nil, !isLayoutScheduled else { return }
    isLayoutScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isLayoutScheduled = false
        if self.displayRequested == nil, !self.isHidden { self.layoutIfNeeded() }
      }
    }
  }

  /// A frame was drawn: the next change asks for another.
  package final func didDisplay() { needsDisplay = false }

  open override func layoutSubviews() {
    rootViewController?.viewIfLoaded?.frame = bounds
    super.layoutSubviews()
  }

  /// The screen is about to have another size, in points: the controller hears of it before and after `change`.
  package final func transition(to size: CGSize, _ change: () -> Void) {
    let coordinator = ImmediateTransition()
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    change()
    coordinator.finish()
  }

  /// The views that can take the keyboard, in reading order.
  package final var focusableViews: [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.isUserInteractionEnabled else { return }
      if view.canBecomeFirstResponder { found.append(view) }
      view.subviews.forEach(visit)
    }
    // What a presented view covers is out of reach.
    visit(subviews.last { $0 is PresentationBackdrop } ?? self)
    return found
  }

  /// Gives the keyboard to the view after (or before) its holder in reading order; to the first one if nobody
  /// holds it.
  @discardableResult
  package final func moveFocus(backwards: Bool = false) -> Bool {
    let views = focusableViews
    guard !views.isEmpty else { return false }
    let holder = views.firstIndex { $0 === firstResponder }
    let step = backwards ? views.count - 1 : 1
    let index = holder.map { ($0 + step) % views.count } ?? 0
    return views[index].becomeFirstResponder()
  }
}
