public import Foundation

/// What helps those who don't see the screen, or who see it in another way. A terminal knows of none of it: all is off,
/// and what is said is heard by nobody.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the screen is read aloud. A terminal doesn't know; `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether buttons are chosen in turn. A terminal doesn't know; `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the screen is spoken when that is asked for. A terminal doesn't know; `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection is spoken when that is asked for. A terminal doesn't know; `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether there is to be little that moves. A terminal doesn't know; `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing is to be seen through. A terminal doesn't know; `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are to be bold. A terminal doesn't know; `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to be darker. A terminal doesn't know; `false`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are their opposites. A terminal doesn't know; `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours. A terminal doesn't know; `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours alone must not tell things apart. A terminal doesn't know; `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether one program is shown and no other. A terminal doesn't know; `false`.
  public static var isGuidedAccessEnabled: Bool { false }

  /// What those who don't see are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Something of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown. The argument is where reading begins.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen has moved. The argument is where reading goes on.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is said. The argument is a text.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled. The argument is a text.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells those who don't see. In a terminal nobody hears it: nothing happens.
  public static func post(notification: Notification, argument: Any?) {}

  /// Posted when reading aloud is switched. Never by a terminal.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when an announcement was read. Never by a terminal.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when the wish for bold letters is switched. Never by a terminal.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the wish for little that moves is switched. Never by a terminal.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// Something that can be done with an object, for those who don't see it. Stored; a terminal doesn't offer it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What does it. Whether that worked.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Its name.
  open var name: String
  /// Whose method does it.
  open weak var target: AnyObject?
  /// The method that does it.
  open var selector: Selector
  /// What does it, where it isn't a method.
  open var actionHandler: ActionHandler?

  /// Something that a method does.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Something that a closure does.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    selector = Selector(("actionHandler"))
    self.actionHandler = actionHandler
  }
}

/// Something that is read though it is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is, in points of what it is in. Stored.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element in something.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  package override var isReadByItself: Bool { true }
}
