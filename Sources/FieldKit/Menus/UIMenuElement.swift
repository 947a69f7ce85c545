public import Foundation

/// What a menu can contain. A terminal opens no menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element stands for something that is on. The numbers are UIKit's.
  public enum State: Int, Sendable {
    /// It is off.
    case off
    /// It is on.
    case on
    /// Some of it is on.
    case mixed
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
  final var picture: UIImage?

  /// What the menu calls it.
  open var title: String { name }
  /// What the menu says besides.
  open var subtitle: String?
  /// The picture beside it.
  open var image: UIImage? { picture }

  init(name: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.name = name
    self.subtitle = subtitle
    picture = image
  }
}
