import CellCanvas

extension TerminalReply {
  /// The answer in a private control sequence.
  init(_ csi: ControlSequence) {
    switch (csi.prefix, csi.intermediates, csi.final) {
    case ("?", "", "c"): self = .attributes(csi.parameters)
    case ("?", "$", "y") where csi.parameters.count == 2:
      self = .mode(csi.parameters[0], state: csi.parameters[1])
    case ("?", "", "u"): self = .keyboardFlags(csi.parameters.first ?? 0)
    case ("?", "", "n") where csi.parameters.count == 2 && csi.parameters[0] == 997:
      self = .isDark(csi.parameters[1] == 1)
    default: self = .other
    }
  }

  /// The answer in a string: `ESC ] 11 ; rgb:…`, `ESC P > | name`.
  init(string: [UInt8]) {
    let text = String(decoding: string.dropFirst(2), as: UTF8.self)
    self = .other
    if string[1] == UInt8(ascii: "P") {
      if text.hasPrefix(">|") { self = .version(String(text.dropFirst(2))) }
      return
    }
    let parts = text.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let color = CellColor(xParseColor: parts[1]) else { return }
    switch parts[0] {
    case "10": self = .foreground(color)
    case "11": self = .background(color)
    default: break
    }
  }
}

extension CellColor {
  /// A colour as XParseColor(3) reads it: `rgb:r/g/b` with 1 to 4 hexadecimal digits each, `rgba:r/g/b/a`, or `#rrggbb`.
  init?(xParseColor text: some StringProtocol) {
    var parts: [Substring]
    if text.hasPrefix("#") {
      let digits = Substring(text.dropFirst())
      guard digits.count % 3 == 0 else { return nil }
      let size = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * size).prefix(size) }
    } else {
      guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(String(text[..<colon])) else {
        return nil
      }
      parts = Substring(text[text.index(after: colon)...]).split(
        separator: "/", omittingEmptySubsequences: false)
    }
    let values = parts.prefix(3).compactMap(Self.component)
    guard values.count == 3, parts.count <= 4 else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  /// Digits say a part of the largest number that as many digits can write.
  private static func component(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.first != "+", let value = Int(digits, radix: 16), value >= 0
    else {
      return nil
    }
    let largest = (1 << (4 * digits.count)) - 1
    return UInt8((value * 255 + largest / 2) / largest)
  }
}
