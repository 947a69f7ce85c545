import Foundation

/// One line of `keys.jsonl`: a text before, keys, and the text after.
package struct KeyCase: Decodable {
  package struct Before: Decodable {
    package var text: String
    /// UTF-8 code units, as every cursor here.
    package var cursor: Int
    package var mark: Int?
    package var history: [String]?
  }

  package struct After: Decodable {
    package var text: String?
    package var cursor: Int?
  }

  package var id: String
  package var mode: String
  package var state: String?
  package var before: Before
  package var keys: String
  package var pauses: [Int]?
  package var bind: [String]?
  package var after: After
  package var kind: String

  /// All cases.
  package static func all() throws -> [KeyCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "keys.jsonl")
    let decoder = JSONDecoder()
    return try String(decoding: Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
      .map { try decoder.decode(KeyCase.self, from: Data($0.utf8)) }
  }

  /// The keys' bytes.
  package var bytes: [UInt8] { Self.decode(keys) }

  /// The keys' bytes, in arrivals: after each one nothing is waiting.
  package var arrivals: [[UInt8]] {
    let bytes = bytes
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
