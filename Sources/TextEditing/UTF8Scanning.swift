/// Counting and comparing UTF-8, eight bytes at a time.
enum UTF8Scanning {
  /// The UTF-16 code units that the scalars starting in `bytes` take.
  ///
  /// A cut scalar counts where its first byte stands.
  static func utf16Count(of bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var offset = 0
    while offset &+ 8 <= bytes.count {
      count &+= units(of: word(bytes, at: offset))
      offset &+= 8
    }
    while offset < bytes.count {
      count &+= units(of: bytes[offset])
      offset &+= 1
    }
    return count
  }

  /// Where in `bytes`, which begin with a whole scalar, the scalar stands that has `units` UTF-16 code units
  /// before it. Inside a surrogate pair this is the scalar's start; past the end, the end.
  static func utf8Offset(ofUTF16 units: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var counted = 0
    var offset = 0
    while offset &+ 8 <= bytes.count {
      let next = counted &+ self.units(of: word(bytes, at: offset))
      if next > units { break }
      counted = next
      offset &+= 8
    }
    while offset < bytes.count {
      counted &+= self.units(of: bytes[offset])
      if counted > units && !isContinuation(bytes[offset]) { return offset }
      offset &+= 1
    }
    return bytes.count
  }

  /// How many bytes at the start of both are the same.
  static func commonPrefix(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int {
    let count = min(one.count, other.count)
    var offset = 0
    while offset &+ 8 <= count {
      let difference = word(one, at: offset) ^ word(other, at: offset)
      if difference != 0 { return offset &+ difference.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count && one[offset] == other[offset] { offset &+= 1 }
    return offset
  }

  /// How many bytes at the end of both are the same.
  static func commonSuffix(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int {
    let count = min(one.count, other.count)
    var length = 0
    while length &+ 8 <= count {
      let here = word(one, at: one.count &- length &- 8)
      let there = word(other, at: other.count &- length &- 8)
      if here != there { return length &+ (here ^ there).leadingZeroBitCount / 8 }
      length &+= 8
    }
    while length < count && one[one.count &- length &- 1] == other[other.count &- length &- 1] {
      length &+= 1
    }
    return length
  }

  /// Whether a byte is the second or a later one of a scalar.
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The UTF-16 code units of a scalar that starts with `byte`: none for a continuation byte.
  private static func units(of byte: UInt8) -> Int { isContinuation(byte) ? 0 : byte >= 0xF0 ? 2 : 1 }

  /// The UTF-16 code units of all scalars that start in eight bytes.
  private static func units(of word: UInt64) -> Int {
    // In each byte its own count, of 0 to 2; the product's highest byte is the sum of all.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let leads = ~(word >> 7) | word >> 6
    let fourByteLeads = (word >> 7) & (word >> 6) & (word >> 5) & (word >> 4)
    return Int(truncatingIfNeeded: (((leads & ones) &+ (fourByteLeads & ones)) &* ones) >> 56)
  }

  /// Eight bytes, the first one lowest.
  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension String {
  /// Calls `body` with the bytes of the string, which are contiguous in every string that a chunk holds.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    if let result = try utf8.withContiguousStorageIfAvailable({ try body(UnsafeRawBufferPointer($0)) }) {
      return result
    }
    var contiguous = self
    return try contiguous.withUTF8 { try body(UnsafeRawBufferPointer($0)) }
  }
}
