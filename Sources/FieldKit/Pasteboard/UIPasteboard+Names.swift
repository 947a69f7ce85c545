public import Foundation

extension UIPasteboard {
  /// What can be said of items that are set.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items are to be forgotten.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices may not have them.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The content has changed. The object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// A pasteboard was removed. Never posted.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// The type that text is kept in.
  nonisolated static let textType = "public.utf8-plain-text"
  /// The types that mean text.
  nonisolated static let textTypes = [textType, "public.plain-text", "public.text"]
}
