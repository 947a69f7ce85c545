/// What the demo may write to a terminal: letters, and the few sequences that it draws with. Whatever else is there
/// came from somebody's input.
enum EmittedBytes {
  /// The first thing in the output that the library doesn't write; `nil` if there is none.
  static func stranger(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "invalid UTF-8" }
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        guard let length = sequence(in: rest) else { return describe(rest) }
        rest = rest.dropFirst(length)
      } else if isControl(scalar) && !["\r", "\n", "\u{8}"].contains(scalar) {
        return describe(rest)
      } else {
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  /// The length of a sequence that the library writes, at the start of some text.
  private static func sequence(in text: Substring.UnicodeScalarView) -> Int? {
    let queries = ["\u{1B}]11;?\u{1B}\\", "\u{1B}[c"]
    for query in queries where text.starts(with: query.unicodeScalars) { return query.unicodeScalars.count }
    let body = text.dropFirst()
    guard body.first == "[" else { return nil }
    let parameters = body.dropFirst().prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == "?" }
    guard let final = body.dropFirst(1 + parameters.count).first else { return nil }
    let modes = ["?7", "?25", "?2004", "?2026"]
    let isKnown =
      ["h", "l"].contains(final)
      ? modes.contains(String(parameters))
      : "HGCDABKJm".unicodeScalars.contains(final) && !parameters.contains("?")
    return isKnown ? 3 + parameters.count : nil
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func describe(_ text: Substring.UnicodeScalarView) -> String {
    String(Substring(text.prefix(12))).debugDescription
  }

  /// The parameters of each change of letters' style in an output.
  static func styles(in output: String) -> [[Int]] {
    output.matches(of: /\u{1B}\[([0-9;]*)m/).map { $0.1.split(separator: ";").compactMap { Int($0) } }
  }
}
