import CellCanvas

/// A colour as a terminal of some level can show it.
enum TerminalColor: Hashable, Sendable {
  /// The terminal's own.
  case standard
  /// Of the 16, or the 256.
  case index(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// The nearest to `color`. `nil` stands for the terminal's own colour.
  init(_ color: CellColor?, level: ColorLevel) {
    guard let color else {
      self = .standard
      return
    }
    switch level {
    case .none: self = .standard
    case .ansi16: self = .index(Self.nearest16(to: color))
    case .ansi256: self = .index(Self.nearest256(to: color))
    case .trueColor: self = .rgb(color.red, color.green, color.blue)
    }
  }

  /// xterm's defaults for the 16 colours. Users change theirs, so this can only be near.
  private static let palette16: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static func distance(_ color: CellColor, _ other: (Int, Int, Int)) -> Int {
    // The eye sees green best and blue worst.
    let (red, green, blue) = (Int(color.red) - other.0, Int(color.green) - other.1, Int(color.blue) - other.2)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }

  private static func nearest16(to color: CellColor) -> UInt8 {
    let nearest = palette16.indices.min { distance(color, palette16[$0]) < distance(color, palette16[$1]) }
    return UInt8(nearest ?? 7)
  }

  /// Of xterm's 256, the 6×6×6 cube (16 to 231) and the greys (232 to 255): users change only the first 16.
  private static func nearest256(to color: CellColor) -> UInt8 {
    let levels = [0, 95, 135, 175, 215, 255]
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let cube = (levels[red], levels[green], levels[blue])
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = min(23, max(0, (average - 3) / 10))
    let greyLevel = 8 + 10 * grey
    if distance(color, (greyLevel, greyLevel, greyLevel)) < distance(color, cube) { return UInt8(232 + grey) }
    return UInt8(16 + 36 * red + 6 * green + blue)
  }
}
