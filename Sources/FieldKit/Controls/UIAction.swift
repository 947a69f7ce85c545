public import Foundation

/// Something to do when a control is used.
@preconcurrency @MainActor
public final class UIAction: NSObject {
  /// What is done; it is given the action, which knows its sender.
  public typealias Handler = (UIAction) -> Void

  /// Tells actions apart: one with the same identifier replaces the one before.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a menu would call the action.
  public let title: String
  /// The name by which a control tells the action from others.
  public let identifier: Identifier
  /// The control that called the action last.
  public private(set) weak var sender: AnyObject?
  private let body: Handler

  /// An action. Without an identifier it has one of its own.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping Handler) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    body = handler
  }

  func handler(_ action: UIAction, sender: AnyObject) {
    self.sender = sender
    body(action)
  }
}
