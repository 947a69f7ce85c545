import Foundation

/// How colours that depend on light and dark are drawn where a terminal doesn't say which of the two it is.
enum SystemShade {
  /// A colour with its shades for light and dark screens. The light one is drawn: it stands out on both.
  static func color(_ light: RGBA, _ dark: RGBA) -> UIColor {
    UIColor(.adaptive(light: light, dark: dark, drawn: light))
  }

  /// A faint letter or line. A middle grey is drawn, which can be read on both.
  static func faint(_ light: RGBA, _ dark: RGBA) -> UIColor {
    UIColor(.adaptive(light: light, dark: dark, drawn: RGBA(142, 142, 147)))
  }

  /// A background that sets itself off. A grey that is nearly transparent is drawn, which does so on both.
  static func raised(_ light: RGBA, _ dark: RGBA) -> UIColor {
    UIColor(.adaptive(light: light, dark: dark, drawn: RGBA(142, 142, 147, 0.2)))
  }

  /// One of the terminal's own colours with opacity. A grey of that opacity is drawn in its place.
  static func translucent(_ source: UIColor.Source, alpha: CGFloat) -> UIColor {
    let black = RGBA(0, 0, 0, alpha)
    let white = RGBA(255, 255, 255, alpha)
    let isLetter = source == .terminalForeground
    return UIColor(
      .adaptive(
        light: isLetter ? black : white, dark: isLetter ? white : black, drawn: RGBA(142, 142, 147, alpha)))
  }
}
