public import Foundation

/// An action that a menu sends to whoever answers to it. Stored; a terminal opens no menus.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// What the menu calls it.
  open override var title: String {
    get { name }
    set { name = newValue }
  }
  /// The picture beside it.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  /// What a list of commands calls it.
  open var discoverabilityTitle: String?
  /// What is done.
  open var action: Selector! { selector }
  /// What tells commands of one action apart.
  public let propertyList: Any?
  /// How the command may be used.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command stands for something that is on.
  open var state: UIMenuElement.State
  /// What is done instead, while other keys are held down.
  public let alternates: [UICommandAlternate]
  private let selector: Selector

  /// A command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    selector = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(name: title, image: image)
  }
}

/// What a command does while other keys are held down. Stored; a terminal opens no menus.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What the menu calls it.
  public let title: String
  /// What is done.
  public let action: Selector
  /// The keys that are held down.
  public let modifierFlags: UIKeyModifierFlags

  /// Another thing that a command does.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
