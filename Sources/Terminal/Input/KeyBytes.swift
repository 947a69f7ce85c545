/// The bytes of one key as the terminal sent them, at most 16. Stored in place, so that typing allocates nothing.
package struct KeyBytes: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var length: UInt8 = 0

  package static let capacity = 16

  /// - Precondition: `bytes` has at most `capacity` bytes; the rest is left out.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes.prefix(Self.capacity) { append(byte) }
  }

  package init(_ byte: UInt8) {
    low = UInt64(byte)
    length = 1
  }

  package init(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// The bytes in memory, for a reader that takes no collection. The pointer is good only inside of `body`.
  package func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { bytes in
      try bytes.withMemoryRebound(to: UInt8.self) {
        try body(UnsafeBufferPointer(rebasing: $0[..<Int(length)]))
      }
    }
  }

  mutating func append(_ byte: UInt8) {
    guard length < Self.capacity else { return }
    if length < 8 {
      low |= UInt64(byte) << (8 * UInt64(length))
    } else {
      high |= UInt64(byte) << (8 * UInt64(length - 8))
    }
    length += 1
  }
}

extension KeyBytes: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(length) }

  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < endIndex, "no such byte in this key")
    return UInt8(truncatingIfNeeded: (index < 8 ? low : high) >> (8 * UInt64(index & 7)))
  }
}

extension KeyBytes: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value.utf8) }

  /// As an inputrc file writes it: `\e[A`, `\C-a`.
  package var description: String {
    let text = String(decoding: self, as: UTF8.self)
    return text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x1B: "\\e"
      case 0..<0x20: "\\C-" + String(UnicodeScalar(UInt8(scalar.value + 0x40))).lowercased()
      case 0x7F: "\\C-?"
      default: String(scalar)
      }
    }.joined()
  }
}
