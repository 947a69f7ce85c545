public import Foundation

extension UIColor {
  /// A colour that a closure says, for the traits of where it is drawn.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provided(Provider(dynamicProvider)))
  }

  /// The colour as it is for some traits. It is fixed, except that the terminal's own colours stay what they are
  /// without a word on light and dark.
  public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A closure may give another one's colour, but not without end.
    for _ in 0..<8 {
      guard case .provided(let provider) = color.source else { break }
      color = provider.color(traitCollection)
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    switch color.source {
    case .rgb, .gray: return color
    case .adaptive(let light, let dark, _): return UIColor(.rgb(isDark ? dark : light))
    case .terminalForeground: return UIColor(white: isDark ? 1 : 0, alpha: 1)
    case .terminalBackground: return UIColor(white: isDark ? 0 : 1, alpha: 1)
    case .provided: return .clear
    }
  }

  /// A colour from a bundle's catalogue. There are none: always `nil`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour from a bundle's catalogue. There are none: always `nil`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    return nil
  }
}
