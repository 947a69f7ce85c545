import Foundation

/// What a trait collection says; `nil` where it says nothing.
struct TraitValues: Equatable {
  var userInterfaceStyle: UIUserInterfaceStyle?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var preferredContentSizeCategory: UIContentSizeCategory?

  /// These values, with those that `other` has in their place.
  func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      displayScale: other.displayScale ?? displayScale,
      preferredContentSizeCategory: other.preferredContentSizeCategory ?? preferredContentSizeCategory)
  }
}
