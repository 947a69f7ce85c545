public import Foundation

/// Where what is copied is kept, to be pasted. It lives as long as the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// What a pasteboard is known by.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that copying and pasting goes to.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard's name.
  public final let name: Name
  private let content: PasteboardContent

  private init(name: Name, content: PasteboardContent) {
    self.name = name
    self.content = content
    super.init()
  }

  /// The pasteboard that copying and pasting goes to.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard(name: .general, content: PasteboardContent.of(.general))

  /// The pasteboard of a name. `nil` if there is none and none may be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || PasteboardContent.exists(pasteboardName) else { return nil }
    self.init(name: pasteboardName, content: PasteboardContent.of(pasteboardName))
  }

  /// A pasteboard of a name that no other one has.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return UIPasteboard(name: name, content: PasteboardContent.of(name))
  }

  /// Forgets the pasteboard of a name. The general one stays.
  open class func remove(withName pasteboardName: Name) { PasteboardContent.remove(pasteboardName) }

  // MARK: Content

  /// What is kept: for each item its representations, by type.
  open var items: [[String: Any]] {
    get { content.items }
    set { set(newValue) }
  }

  /// How often the content has changed.
  open var changeCount: Int { content.changeCount }
  /// How many items there are.
  open var numberOfItems: Int { items.count }
  /// The types that the first item is in.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// The first item as text. Setting it replaces all items; `nil` leaves none.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All items that are text; `nil` without any.
  open var strings: [String]? {
    get { values(String.self) }
    set { set((newValue ?? []).map { [Self.textType: $0] }) }
  }

  /// The first item that is a URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All items that are URLs; `nil` without any.
  open var urls: [URL]? {
    get { values(URL.self) }
    set { set((newValue ?? []).map { ["public.url": $0, Self.textType: $0.absoluteString] }) }
  }

  /// The first item that is a colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All items that are colours; `nil` without any.
  open var colors: [UIColor]? {
    get { values(UIColor.self) }
    set { set((newValue ?? []).map { ["com.apple.uikit.color": $0] }) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
  /// Whether there is a picture. There never is.
  open var hasImages: Bool { false }

  private func values<Value>(_ type: Value.Type) -> [Value]? {
    let values = items.compactMap { $0.values.lazy.compactMap { $0 as? Value }.first }
    return values.isEmpty ? nil : values
  }

  // MARK: By type

  /// The first item in a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    let value = items.first?[pasteboardType]
    // A text has several names.
    return value ?? (Self.textTypes.contains(pasteboardType) ? string : nil)
  }

  /// The first item in a type, as bytes. Text is in UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  /// Replaces all items by one in a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    set([[Self.textTypes.contains(pasteboardType) ? Self.textType : pasteboardType: value]])
  }

  /// Replaces all items by the bytes of one in a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    if Self.textTypes.contains(pasteboardType) {
      string = String(bytes: data, encoding: .utf8)
    } else {
      setValue(data, forPasteboardType: pasteboardType)
    }
  }

  /// Whether the first item is in any of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { value(forPasteboardType: $0) != nil }
  }

  /// Adds items to what is kept.
  open func addItems(_ items: [[String: Any]]) { set(self.items + items) }

  /// Replaces all items. What options say is overlooked: other programs see nothing of them anyway.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { set(items) }

  private func set(_ items: [[String: Any]]) {
    content.replace(by: items)
    if name == .general, let string { Self.didCopy?(string) }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// Takes a text that comes from outside, and isn't to be told there again.
  package final func receive(_ text: String) {
    content.replace(by: [[Self.textType: text]])
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// Told of each text that is put on the general pasteboard: a terminal may pass it on.
  package static var didCopy: (@MainActor (String) -> Void)?
}
