import Foundation

/// A key that does something. Stored; keys go to what edits the text.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// What the key types.
  public let input: String?
  /// The keys that are held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// What is done.
  public let action: Selector?
  /// What a list of keys calls it.
  open var discoverabilityTitle: String?
  /// Whether it goes before the system's own.
  open var wantsPriorityOverSystemBehavior = false

  /// A key that does something.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(name: "")
  }

  /// The key that goes up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that goes down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that goes left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that goes right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
}
