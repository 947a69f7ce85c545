public import Foundation

/// A way to type: a keyboard's language. A terminal has the keyboard on the desk, and doesn't know its language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language's code; `nil`, since a terminal doesn't know it.
  open var primaryLanguage: String? { nil }

  /// What the user can type with: one mode.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Another mode is in use now. A terminal never posts it.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The shortcuts above an on-screen keyboard. Stored; a terminal can't draw it.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the shortcuts.
  open var allowsHidingShortcuts = true
  /// The shortcuts before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The shortcuts behind the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons that belong together. Stored; a terminal can't draw it.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all where there is no room for them. Stored.
  open var representativeItem: UIBarButtonItem?
  /// Whether that one is shown: never in a terminal.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Buttons, and the one that stands for all of them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}
