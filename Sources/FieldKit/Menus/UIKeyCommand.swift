import Foundation

/// A key that does something. Stored; keys go to what edits the text.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// What the key types.
  public let input: String?
  /// The keys that are held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it goes before the system's own.
  open var wantsPriorityOverSystemBehavior = false

  /// A key that does something, which a menu may show.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A key that does something.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
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
