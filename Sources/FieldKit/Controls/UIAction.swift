import Foundation

/// What an action does; it is given the action, which knows its sender.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do when a control is used.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// What is done; it is given the action, which knows its sender.
  public typealias Handler = (UIAction) -> Void

  /// Tells actions apart: one with the same identifier replaces the one before.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a menu or a button calls the action.
  public override var title: String {
    get { name }
    set { name = newValue }
  }
  /// The picture beside it.
  public override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  /// The picture beside it while it is on. Stored; a terminal opens no menus.
  public var selectedImage: UIImage?
  /// What a search would find the action by. Stored.
  public var discoverabilityTitle: String?
  /// How the action may be used. Stored.
  public var attributes: UIMenuElement.Attributes
  /// Whether the action stands for something that is on. Stored.
  public var state: UIMenuElement.State
  /// The name by which a control tells the action from others.
  public let identifier: Identifier
  /// The control that called the action last.
  public private(set) weak var sender: AnyObject?
  private let body: Handler

  /// An action. Without an identifier it has one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    body = handler
    super.init(name: title, subtitle: subtitle, image: image)
  }

  func handler(_ action: UIAction, sender: AnyObject) {
    self.sender = sender
    body(action)
  }
}
