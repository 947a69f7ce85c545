/// The characters of a text, cut into chunks so that a change in the middle of a long text stays cheap.
///
/// A value type. Offsets are UTF-8 code units; conversions to and from UTF-16 happen here, and only here.
/// An offset outside the text stands for the text's nearest end, one inside a Unicode scalar for the scalar's
/// start: no offset is an error.
public struct TextBuffer: Sendable {
  /// Never empty: an empty text is one empty chunk. No other chunk is empty.
  var chunks: [TextChunk]

  /// The length in UTF-8 code units.
  public private(set) var utf8Count: Int

  /// The length in UTF-16 code units.
  public private(set) var utf16Count: Int

  /// Where the last change was. The next position asked for is seldom far from there.
  private(set) var recent = ChunkStart()

  /// The whole text as it was when last asked for. Only texts of several chunks have one.
  private var whole: WholeString?

  /// An empty text.
  public init() { self.init("") }

  /// A text with the characters of `string`.
  public init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    chunks = TextChunk.cut(string, filling: false)
    utf8Count = string.utf8.count
    utf16Count = chunks.reduce(0) { $0 + $1.utf16Count }
    if chunks.count > 1 { whole = WholeString(string) }
  }

  /// The whole text. Costs a copy of it after a change, and nothing until the next one. After a change near
  /// the end, and while nobody else keeps the string that was last returned, only the end is copied.
  public var string: String {
    guard let whole else { return chunks[0].text }
    return whole.string(of: self)
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { utf8Count == 0 }

  /// The position after the last character.
  public var end: UTF8Offset { UTF8Offset(utf8Count) }

  /// The characters of a range. The range is clamped to the text, and its ends to Unicode scalars.
  public subscript(range: Range<UTF8Offset>) -> String {
    let range = clamped(range)
    guard !range.isEmpty else { return "" }
    var start = chunkStart(at: range.lowerBound.value, preferring: .next)
    var result = ""
    var offset = range.lowerBound.value - start.utf8
    while start.utf8 < range.upperBound.value {
      let chunk = chunks[start.index]
      let end = min(chunk.utf8Count, range.upperBound.value - start.utf8)
      if result.isEmpty {
        if range.upperBound.value <= start.utf8 + chunk.utf8Count { return String(chunk[offset..<end]) }
        result.reserveCapacity(range.utf8Count)
      }
      result += chunk[offset..<end]
      offset = 0
      start.step(over: chunk)
    }
    return result
  }

  /// Replaces a range by a string. The range is clamped to the text, and its ends to Unicode scalars.
  public mutating func replaceSubrange(_ range: Range<UTF8Offset>, with replacement: String) {
    var replacement = replacement
    replacement.makeContiguousUTF8()
    let range = clamped(range)
    forget(range)
    let lower = chunkStart(at: range.lowerBound.value, preferring: range.isEmpty ? .previous : .next)
    let upper =
      range.upperBound.value <= lower.utf8 + chunks[lower.index].utf8Count
      ? lower : chunkStart(at: range.upperBound.value, preferring: .previous)
    let span = lower.index...upper.index
    let (from, to) = (range.lowerBound.value - lower.utf8, range.upperBound.value - upper.utf8)
    let growth = replacement.utf8.count - range.utf8Count
    if span.count == 1 && chunks[lower.index].utf8Count + growth <= TextChunk.maximumSize {
      replaceInside(lower.index, from..<to, with: replacement)
    } else {
      replaceAcross(span, from: from, to: to, with: replacement)
    }
    utf8Count += growth
    recent = lower
    tidy()
    if chunks.count == 1 { whole = nil } else if whole == nil { whole = WholeString("") }
  }
}

extension TextBuffer {
  /// The usual change: it fits into the chunk where it happens.
  private mutating func replaceInside(_ index: Int, _ range: Range<Int>, with replacement: String) {
    utf16Count -= chunks[index].utf16Count
    chunks[index].replace(
      range, with: replacement, utf16Count: replacement.withBytes(UTF8Scanning.utf16Count))
    utf16Count += chunks[index].utf16Count
  }

  /// Any other change: the chunks that it touches are joined and cut anew.
  private mutating func replaceAcross(
    _ span: ClosedRange<Int>, from: Int, to: Int, with replacement: String
  ) {
    let last = chunks[span.upperBound]
    var text = String(chunks[span.lowerBound][0..<from])
    text.reserveCapacity(from + replacement.utf8.count + last.utf8Count - to)
    text += replacement
    text += last[to..<last.utf8Count]
    let atEnd = span.upperBound == chunks.count - 1 && to == last.utf8Count
    let fresh = TextChunk.cut(text, filling: atEnd)
    utf16Count += fresh.reduce(0) { $0 + $1.utf16Count } - chunks[span].reduce(0) { $0 + $1.utf16Count }
    chunks.replaceSubrange(span, with: fresh)
  }

  /// Removes the recent chunk where it is empty, and joins it with the one before where both are short.
  private mutating func tidy() {
    let short = recent.index
    guard chunks.count > 1, chunks[short].utf8Count < TextChunk.maximumSize / 4 else { return }
    if short > 0 {
      let both = chunks[short - 1].utf8Count + chunks[short].utf8Count
      guard chunks[short].utf8Count == 0 || both <= TextChunk.maximumSize / 2 else { return }
      let removed = chunks.remove(at: short)
      recent.stepBack(over: chunks[short - 1])
      let end = chunks[short - 1].utf8Count
      chunks[short - 1].replace(end..<end, with: removed.text, utf16Count: removed.utf16Count)
    } else if chunks[short].utf8Count == 0 {
      chunks.remove(at: short)
    }
  }

  /// Notes that the whole string, as it was when last asked for, is no longer right in `range`.
  private mutating func forget(_ range: Range<UTF8Offset>) {
    guard whole != nil else { return }
    if !isKnownUniquelyReferenced(&whole) { whole = whole?.copy() }
    whole?.forget(range.lowerBound.value..<range.upperBound.value, of: utf8Count)
  }
}
