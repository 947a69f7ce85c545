import Foundation

/// One line of `keys.jsonl`: a text before, keys, and the text after.
struct KeyCase: Decodable {
  struct Before: Decodable {
    var text: String
    /// UTF-8 code units, as every cursor here.
    var cursor: Int
    var mark: Int?
    var history: [String]?
  }

  struct After: Decodable {
    var text: String?
    var cursor: Int?
  }

  var id: String
  var mode: String
  var state: String?
  var before: Before
  var keys: String
  var pauses: [Int]?
  var bind: [String]?
  var after: After
  var kind: String

  /// All cases.
  static func all() throws -> [KeyCase] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("ReadlineKeyboardTests/Fixtures/keys.jsonl")
    let decoder = JSONDecoder()
    return try String(decoding: Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
      .map { try decoder.decode(KeyCase.self, from: Data($0.utf8)) }
  }

  /// The keys' bytes, in arrivals: after each one nothing is waiting.
  var arrivals: [[UInt8]] {
    let bytes = Self.decode(keys)
    var arrivals: [[UInt8]] = []
    var start = 0
    for end in (pauses ?? []) + [bytes.count] where end > start {
      arrivals.append(Array(bytes[start..<end]))
      start = end
    }
    return arrivals
  }

  /// `\xHH` is a byte, `\\` a backslash, everything else itself.
  private static func decode(_ keys: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(keys.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if next == UInt8(ascii: "x"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(next)
      }
    }
    return bytes
  }
}
