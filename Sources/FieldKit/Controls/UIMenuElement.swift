public import Foundation

/// What a menu can contain. A terminal opens no menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element stands for something that is on. The numbers are UIKit's.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an element may be used. The bits are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  final var name: String

  /// What the menu calls it.
  open var title: String { name }
  /// What the menu says besides.
  open var subtitle: String?

  init(name: String) { self.name = name }
}

/// A menu. A terminal opens none; it is stored.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown. The bits are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  /// The menu's identifier.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// A menu of elements.
  public init(
    title: String = "", identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(name: title)
  }
}
