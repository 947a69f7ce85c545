/// Cuts typed bytes into whole key events, as the terminal's parser does.
enum KeyCutter {
  /// The events in `bytes`; after each offset in `pauses`, nothing was waiting.
  static func events(in bytes: [UInt8], pauses: Set<Int> = []) -> [[UInt8]] {
    var events: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      if let end = endOfPaste(bytes, start) {
        events.append(Array(bytes[start..<(end - 6)]))
        start = end
        continue
      }
      let limit = pauses.filter { $0 > start }.min() ?? bytes.count
      let end = start + length(bytes[start..<min(limit, bytes.count)])
      events.append(Array(bytes[start..<end]))
      start = end
    }
    return events
  }

  private static func endOfPaste(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard bytes[start...].starts(with: Array("\u{1b}[200~".utf8)) else { return nil }
    let suffix = Array("\u{1b}[201~".utf8)
    return (start..<bytes.count).first { bytes[$0...].starts(with: suffix) }.map { $0 + suffix.count }
  }

  private static func length(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    guard first == 0x1B else { return character(bytes) }
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return 1 }
    switch second {
    case UInt8(ascii: "["):
      let body = rest.dropFirst()
      guard let final = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return 2 }
      return final - bytes.startIndex + 1
    case UInt8(ascii: "O"): return rest.count > 1 ? 3 : 2
    case 0x1B: return 1
    default: return 1 + character(rest)
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    let wanted = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let following = bytes.dropFirst().prefix(wanted - 1).prefix { $0 & 0xC0 == 0x80 }
    return 1 + following.count
  }
}
