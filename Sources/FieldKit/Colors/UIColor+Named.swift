extension UIColor {
  // UIKit's fixed colours, by their documented components.
  /// Black, as grey.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, as grey.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Middle grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Full red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red with half the green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)

  // The system colours, in the shades of Apple's Human Interface Guidelines for light and for dark screens.
  /// The system's red.
  public static let systemRed = SystemShade.color(RGBA(255, 59, 48), RGBA(255, 69, 58))
  /// The system's green.
  public static let systemGreen = SystemShade.color(RGBA(52, 199, 89), RGBA(48, 209, 88))
  /// The system's blue.
  public static let systemBlue = SystemShade.color(RGBA(0, 122, 255), RGBA(10, 132, 255))
  /// The system's orange.
  public static let systemOrange = SystemShade.color(RGBA(255, 149, 0), RGBA(255, 159, 10))
  /// The system's yellow.
  public static let systemYellow = SystemShade.color(RGBA(255, 204, 0), RGBA(255, 214, 10))
  /// The system's pink.
  public static let systemPink = SystemShade.color(RGBA(255, 45, 85), RGBA(255, 55, 95))
  /// The system's purple.
  public static let systemPurple = SystemShade.color(RGBA(175, 82, 222), RGBA(191, 90, 242))
  /// The system's teal.
  public static let systemTeal = SystemShade.color(RGBA(48, 176, 199), RGBA(64, 200, 224))
  /// The system's indigo.
  public static let systemIndigo = SystemShade.color(RGBA(88, 86, 214), RGBA(94, 92, 230))
  /// The system's brown.
  public static let systemBrown = SystemShade.color(RGBA(162, 132, 94), RGBA(172, 142, 104))
  /// The system's mint.
  public static let systemMint = SystemShade.color(RGBA(0, 199, 190), RGBA(99, 230, 226))
  /// The system's cyan.
  public static let systemCyan = SystemShade.color(RGBA(50, 173, 230), RGBA(100, 210, 255))
  /// The system's middle grey: the same on light and on dark screens.
  public static let systemGray = SystemShade.color(RGBA(142, 142, 147), RGBA(142, 142, 147))
  /// The system's grey 1 step nearer to the background.
  public static let systemGray2 = SystemShade.color(RGBA(174, 174, 178), RGBA(99, 99, 102))
  /// The system's grey 2 steps nearer to the background.
  public static let systemGray3 = SystemShade.color(RGBA(199, 199, 204), RGBA(72, 72, 74))
  /// The system's grey 3 steps nearer to the background.
  public static let systemGray4 = SystemShade.color(RGBA(209, 209, 214), RGBA(58, 58, 60))
  /// The system's grey 4 steps nearer to the background.
  public static let systemGray5 = SystemShade.color(RGBA(229, 229, 234), RGBA(44, 44, 46))
  /// The system's grey 5 steps nearer to the background.
  public static let systemGray6 = SystemShade.color(RGBA(242, 242, 247), RGBA(28, 28, 30))
}
