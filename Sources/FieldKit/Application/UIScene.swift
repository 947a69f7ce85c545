import Foundation

/// A part of the program that the user sees as one thing: the terminal.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Whether the scene is in front. It always is.
  open var activationState: ActivationState { .foregroundActive }
  /// The scene's title. Stored.
  open var title: String! = ""
}

/// The scene that has the program's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  static let terminal = UIWindowScene()

  /// The windows that were shown, back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The terminal's screen.
  open var screen: UIScreen { .main }
}
