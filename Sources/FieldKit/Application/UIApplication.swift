public import Foundation

/// The program as a whole: its windows, and where actions without a target go.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one program.
  public static let shared = UIApplication()

  /// Whether the program is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Names an option of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Names why the program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Who is told about the program. It is asked after all other responders.
  open weak var delegate: (any UIApplicationDelegate)?

  private struct Known {
    weak var window: UIWindow?
  }
  private var known: [Known] = []
  private weak var key: UIWindow?

  /// The windows that were shown, back to front.
  open var windows: [UIWindow] { known.compactMap(\.window) }
  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { key }
  /// The window that has the keyboard, or else the last that was shown.
  final var window: UIWindow? { key ?? windows.last }
  /// The program's scenes: a terminal is one.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.terminal] }

  /// A window is shown.
  package final func show(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    known.append(Known(window: window))
  }

  /// A window gets the keyboard.
  package final func makeKey(_ window: UIWindow) {
    guard key !== window else { return }
    let before = key
    key = window
    before?.resignKey()
    window.becomeKey()
  }

  /// Sends an action to an object. Without one it goes to the first that answers to it: from the first responder of the
  /// sender's window on, else from the sender on, else from the first responder of the key window on.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.send(to: target as AnyObject, from: sender, event: event) }
    let responder = sender as? UIResponder
    let starts = [responder?.responderWindow?.firstResponder, responder, window?.firstResponder, self]
    for case let start? in starts {
      if let answering = action.answering(from: start) {
        return action.send(to: answering, from: sender, event: event)
      }
    }
    return false
  }

  /// Whether the program is in front. It always is.
  open var applicationState: State { .active }
  /// Which way the program is laid out.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The size of text that the user likes. A terminal has one size.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// A number on the program's icon. Stored; a terminal can't draw it.
  open var applicationIconBadgeNumber = 0
  /// Whether the machine stays awake. Stored.
  open var isIdleTimerDisabled = false

  /// What the program asked to open last. A terminal opens nothing.
  package final var openedURL: URL?

  /// Whether an address can be opened: a terminal opens none.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Asks to open an address. It is only remembered; the answer is no.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURL = url
    completion?(false)
  }

  open override var next: UIResponder? { delegate as? UIResponder }
}
