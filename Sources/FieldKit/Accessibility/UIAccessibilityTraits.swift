/// What an object is, for those who don't see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// A set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says how things are when a program starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It can't be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for what is looked for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that is heard.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is touched as it is.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// What it shows can be made larger.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}
