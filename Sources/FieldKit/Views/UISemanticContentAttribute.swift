import Foundation

/// What a view's content means, for the direction in which it is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Laid out as the language is written.
  case unspecified
  /// Buttons of a player: never mirrored.
  case playback
  /// A direction in space: never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

extension UIView {
  /// Which way a view with an attribute is laid out.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Which way a view with an attribute is laid out among others that are laid out in a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
