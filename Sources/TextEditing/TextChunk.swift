/// A piece of a text: a native string of bounded size, whose lengths are known without counting.
struct TextChunk: Sendable {
  private(set) var text: String
  private(set) var utf8Count: Int
  private(set) var utf16Count: Int

  /// No chunk is longer, in UTF-8 code units.
  ///
  /// Moving this many bytes takes a few tens of nanoseconds, and a megabyte is but five hundred chunks.
  static let maximumSize = 2048

  /// What chunks are cut to where an edit may follow anywhere, so that it finds room.
  private static let usualSize = maximumSize * 3 / 4

  /// A chunk of a contiguous string.
  init(_ text: String) {
    self.text = text
    utf8Count = text.utf8.count
    utf16Count = text.withBytes(UTF8Scanning.utf16Count)
  }

  /// Whether each scalar is one byte, so that offsets in UTF-8 and UTF-16 are the same.
  var isASCII: Bool { utf8Count == utf16Count }

  /// Cuts a contiguous string between scalars into chunks of even size, or, where the text will grow at its
  /// end only, into full ones.
  static func cut(_ text: String, filling: Bool) -> [TextChunk] {
    let count = text.utf8.count
    guard count > maximumSize else { return [TextChunk(text)] }
    let pieces = (count + usualSize - 1) / usualSize
    let size = filling ? maximumSize : (count + pieces - 1) / pieces
    var chunks: [TextChunk] = []
    chunks.reserveCapacity(count / (size - 3) + 1)
    var rest = text[...]
    while !rest.isEmpty {
      let utf8 = rest.utf8
      var end = utf8.index(rest.startIndex, offsetBy: size, limitedBy: rest.endIndex) ?? rest.endIndex
      while end < rest.endIndex && UTF8Scanning.isContinuation(utf8[end]) { end = utf8.index(before: end) }
      chunks.append(TextChunk(String(rest[..<end])))
      rest = rest[end...]
    }
    return chunks
  }

  /// Replaces `range`, which lies between scalars, by a contiguous string of `utf16Count` UTF-16 code units.
  mutating func replace(_ range: Range<Int>, with replacement: String, utf16Count replacementUnits: Int) {
    let removedUnits =
      isASCII
      ? range.count
      : text.withBytes { UTF8Scanning.utf16Count(of: UnsafeRawBufferPointer(rebasing: $0[range])) }
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: replacement)
    utf8Count += replacement.utf8.count - range.count
    utf16Count += replacementUnits - removedUnits
  }

  /// Overwrites the text with zeros; nobody else may hold it.
  mutating func wipe() {
    text.wipe()
    (utf8Count, utf16Count) = (0, 0)
  }

  /// The characters of `range`, which lies between scalars.
  subscript(range: Range<Int>) -> Substring { text[index(range.lowerBound)..<index(range.upperBound)] }

  /// The start of the scalar that the byte at `offset` belongs to. The end is the end.
  func scalarStart(_ offset: Int) -> Int {
    guard !isASCII, offset < utf8Count else { return offset }
    return text.withBytes { bytes in
      var start = offset
      while start > 0 && UTF8Scanning.isContinuation(bytes[start]) { start -= 1 }
      return start
    }
  }

  /// The UTF-16 code units before `offset`, which lies between scalars.
  func utf16Offset(_ offset: Int) -> Int {
    if isASCII { return offset }
    return text.withBytes { UTF8Scanning.utf16Count(of: UnsafeRawBufferPointer(rebasing: $0[..<offset])) }
  }

  /// The UTF-8 code units before the UTF-16 code unit at `offset`; inside a surrogate pair, before the pair.
  func utf8Offset(_ offset: Int) -> Int {
    if isASCII { return offset }
    return text.withBytes { UTF8Scanning.utf8Offset(ofUTF16: offset, in: $0) }
  }

  /// The scalar that starts at `offset`.
  func scalar(at offset: Int) -> Unicode.Scalar { text.unicodeScalars[index(offset)] }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }
}
