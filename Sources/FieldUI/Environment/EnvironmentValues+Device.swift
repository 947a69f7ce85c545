public import Foundation

/// Whether colours are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// How strong contrasts are.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Which way text runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// How far a program is from the user.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active
  /// Which one comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// How large the user likes text. A terminal's is the terminal's own.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// Whether it is one of those for weak eyes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Which one comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How large the user likes text, by an older name.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
  private enum FocusedKey: EnvironmentKey { static let defaultValue = false }
  private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.dark }
  private enum DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
  private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private enum CategoryKey: EnvironmentKey { static let defaultValue = ContentSizeCategory.large }
  private enum HorizontalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private enum VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
  private enum ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

  /// Whether what is inside can be used. It can't if anything around it can't.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether what is inside has the keyboard. Never known here: `@FocusState` knows.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }

  /// Light or dark; dark unless a view says otherwise.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }

  /// How strong contrasts are.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Which way text runs. Stored.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The user's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// A terminal's screen is always in front of the user.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  /// Stored; a terminal has one size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// Stored; a terminal has one size of text.
  public var sizeCategory: ContentSizeCategory {
    get { self[CategoryKey.self] }
    set { self[CategoryKey.self] = newValue }
  }

  /// Stored.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// Stored.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// Stored.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The length of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether a screen reader is at work: a terminal doesn't tell.
  public var accessibilityEnabled: Bool { false }
  /// Always: a terminal animates nothing.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether the user would rather not see through things: a terminal doesn't tell.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colour alone may not tell things apart: a terminal doesn't tell.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}
