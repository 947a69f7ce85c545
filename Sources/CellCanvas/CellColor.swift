/// A colour of a cell: red, green, blue and opacity, 8 bits each, in sRGB.
public struct CellColor: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// 255 is opaque, 0 is fully transparent.
  public var alpha: UInt8

  /// A colour from sRGB components, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// All four parts at once: cells are compared by the thousand.
  public static func == (left: CellColor, right: CellColor) -> Bool { left.packed == right.packed }

  private var packed: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The darkest colour.
  public static let black = CellColor(red: 0, green: 0, blue: 0)
  /// The brightest colour.
  public static let white = CellColor(red: 255, green: 255, blue: 255)

  /// This colour laid over an opaque `backdrop`: the opaque colour that an eye sees.
  public func blended(over backdrop: CellColor) -> CellColor {
    if alpha == 255 { return self }
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let opacity = Int(alpha)
      return UInt8((Int(top) * opacity + Int(bottom) * (255 - opacity) + 127) / 255)
    }
    return CellColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue))
  }

  /// How bright an eye finds the colour, 0 to 255 (the luma of ITU-R BT.709).
  public var luma: Int { (2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)) / 10_000 }
}
