// What is said to who can't see the screen. Stored nowhere: a terminal's reader reads what is drawn.
extension View {
  /// What the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// What the view is called.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// What the view is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// What the view holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// What the view holds.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// What the view holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// What the view does.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// What the view does.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// What the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// A name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// A name for tests.
  public func accessibility(identifier: String) -> some View { self }
  /// What the view is called.
  public func accessibility(label: Text) -> some View { self }
  /// Whether the view is left out.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Whether the view is left out.
  public func accessibility(hidden: Bool) -> some View { self }
  /// What kind of view it is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// What kind of view it isn't.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// How the views inside are read.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
}

/// What kind of view it is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// It is text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It is searched with.
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// Nothing else can be used meanwhile.
  public static let isModal = AccessibilityTraits(rawValue: 256)
}

/// How the views inside are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The views inside are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each view inside is read by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The views inside are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
