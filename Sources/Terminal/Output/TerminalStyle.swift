import CellCanvas

/// A cell's style as a terminal of some level can show it.
struct TerminalStyle: Hashable, Sendable {
  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var attributes: CellStyle.Attributes = []

  static let plain = TerminalStyle()

  init() {}

  init(_ style: CellStyle, level: ColorLevel) {
    foreground = TerminalColor(style.foreground, level: level)
    background = TerminalColor(style.background, level: level)
    attributes = style.attributes.subtracting(.hint)
    if style.attributes.contains(.hint), foreground == .standard { attributes.insert(.dim) }
  }

  /// The shortest bytes that turn the style `other` into this one.
  func bytes(after other: TerminalStyle) -> [UInt8] {
    if self == other { return [] }
    if self == .plain { return Escapes.plain }
    let change = codes(after: other)
    let anew = other == .plain ? change : ["0"] + codes(after: .plain)
    let (short, long) = (change.joined(separator: ";"), anew.joined(separator: ";"))
    return Escapes.style(short.utf8.count <= long.utf8.count ? short : long)
  }

  /// SGR's number for each attribute, and for its end (ECMA-48, 8.3.117).
  private static let numbers: [(CellStyle.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.inverse, "7", "27"),
    (.strikethrough, "9", "29"),
  ]

  private func codes(after other: TerminalStyle) -> [String] {
    var codes: [String] = []
    var kept = other.attributes
    for (attribute, _, off) in Self.numbers
    where kept.contains(attribute) && !attributes.contains(attribute) {
      codes.append(off)
      kept.subtract(off == "22" ? [.bold, .dim] : attribute)
    }
    for (attribute, on, _) in Self.numbers
    where attributes.contains(attribute) && !kept.contains(attribute) { codes.append(on) }
    if foreground != other.foreground { codes.append(foreground.code(base: 30)) }
    if background != other.background { codes.append(background.code(base: 40)) }
    return codes
  }
}

extension TerminalColor {
  /// SGR's parameters.
  ///
  /// - Parameter base: 30 for the letter's colour, 40 for the background's.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .standard: "\(base + 9)"
    case .index(let index) where index < 8: "\(base + Int(index))"
    case .index(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .index(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
