public import Foundation

/// Told about the program as a whole. A terminal's loop calls none of it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program's window.
  var window: UIWindow? { get set }
  /// The program was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The program won't be in front.
  func applicationWillResignActive(_ application: UIApplication)
  /// The program is hidden.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The program will be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Nothing is done.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nothing is done.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// The program is in front. Not posted by a terminal.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The program won't be in front. Not posted by a terminal.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The program is hidden. Not posted by a terminal.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The program will be seen again. Not posted by a terminal.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The program ends. Not posted by a terminal.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
