public import Foundation

extension UIColor {
  /// The components in red, green, blue and opacity, 0 to 1.
  ///
  /// - Returns: whether the colour has them. All have.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour as a grey, 0 to 1: as bright as an eye finds it.
  ///
  /// - Returns: whether the colour has one. All have.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    white?.pointee = parts.count == 2 ? parts[0] : rgba.luma
    alpha?.pointee = parts.last ?? 1
    return true
  }

  /// The place on the colour wheel, the purity and the brightness, 0 to 1.
  ///
  /// - Returns: whether the colour has them. All have.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    let place = color.hsb
    hue?.pointee = place.hue
    saturation?.pointee = place.saturation
    brightness?.pointee = place.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// The same colour with another opacity, 0 to 1.
  ///
  /// The terminal's own colours have none: what this gives of them has the components of the moment.
  public final func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .rgb(var color):
      color.alpha = alpha
      return UIColor(.rgb(color))
    case .gray(let white, _): return UIColor(.gray(white: white, alpha: alpha))
    case .adaptive(var light, var dark, var drawn):
      (light.alpha, dark.alpha, drawn.alpha) = (alpha, alpha, alpha)
      return UIColor(.adaptive(light: light, dark: dark, drawn: drawn))
    case .provided(let provider): return UIColor { provider.color($0).withAlphaComponent(alpha) }
    case .terminalForeground, .terminalBackground:
      return alpha == 1 ? self : SystemShade.translucent(source, alpha: alpha)
    }
  }
}
