import Foundation

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
    /// One of its elements is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements are. Stored; a terminal opens no menus. The numbers are UIKit's.
  public enum ElementSize: Int, Sendable {
    /// Pictures beside each other.
    case small
    /// Pictures with titles beside each other.
    case medium
    /// One below the other.
    case large
    /// As the place likes it.
    case automatic = -1
  }

  /// The menu's identifier.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// How large the elements are. Stored.
  open var preferredElementSize: ElementSize

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(name: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in this menu and in those that are shown in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
      default: []
      }
    }
  }
}
