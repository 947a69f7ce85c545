import Foundation

/// A colour's components in sRGB, 0 to 1 each unless they were given otherwise.
struct RGBA: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// How bright an eye finds it (the luma of ITU-R BT.709).
  var luma: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension RGBA {
  /// A colour from bytes, as design guides write them.
  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// A colour by its place on the colour wheel, 0 to 1, its purity and its brightness.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let sector = turn.rounded(.down)
    let rest = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    let (red, green, blue) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The place on the colour wheel, 0 to 1, the purity and the brightness.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    guard spread > 0, brightness > 0 else { return (0, 0, brightness) }
    let turn =
      if brightness == red {
        (green - blue) / spread
      } else if brightness == green {
        2 + (blue - red) / spread
      } else {
        4 + (red - green) / spread
      }
    return ((turn < 0 ? turn + 6 : turn) / 6, spread / brightness, brightness)
  }
}
