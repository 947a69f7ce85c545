public import Foundation

/// Whether a screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Dark letters on light.
  case light
  /// Light letters on dark.
  case dark
}

/// Whether there is much room.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Which way a screen is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// What is known of the place where something is drawn. Fixed: a terminal says little of it.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  final var values = TraitValues()

  /// A collection that says nothing.
  public override init() {}

  convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
  }

  /// A collection of a light or a dark screen.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// A collection of a width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// A collection of a height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// A collection of a direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// A collection of a scale, in pixels a point.
  public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }

  /// A collection of the size of text that the user likes.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// What any of several collections says. A later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Whether the screen is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// Whether there is much width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// Whether there is much height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// Which way the screen is laid out.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// Pixels a point; 0 if not known.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The size of text that the user likes. A terminal has one size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }

  /// Whether colours may look different in the two.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Whether everything that another collection says is so in this one.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// The same object: a collection doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { userInterfaceStyle.hashValue }
}

extension UITraitCollection {
  /// What a terminal is taken for: a light screen from left to right, with room.
  ///
  /// Colours that the terminal's own stand for are drawn as those, whatever this says.
  nonisolated(unsafe) public static var current = UITraitCollection(
    TraitValues(
      userInterfaceStyle: .light, horizontalSizeClass: .regular, verticalSizeClass: .regular,
      layoutDirection: .leftToRight, displayScale: 1, preferredContentSizeCategory: .large))

  /// Does something while this collection is the current one.
  public final func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }
}
