/// The characters of a text, cut into chunks so that a change in the middle of a long text stays cheap.
///
/// A value type. Offsets are UTF-8 code units; conversions to and from UTF-16 happen here, and only here.
public struct TextBuffer: Sendable {
  var contents: String

  /// An empty text.
  public init() { contents = "" }

  /// A text with the characters of `string`.
  public init(_ string: String) {
    contents = string
    contents.makeContiguousUTF8()
  }

  /// The whole text. Costs a copy of it after a change, and nothing until the next one.
  public var string: String { contents }

  /// The length in UTF-8 code units.
  public var utf8Count: Int { contents.utf8.count }

  /// The length in UTF-16 code units.
  public var utf16Count: Int { contents.utf16.count }

  /// Whether there are no characters.
  public var isEmpty: Bool { contents.isEmpty }

  /// The position after the last character.
  public var end: UTF8Offset { UTF8Offset(utf8Count) }

  /// The characters of a range. The range is clamped to the text, and its ends to Unicode scalars.
  public subscript(range: Range<UTF8Offset>) -> String {
    String(contents[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Replaces a range by a string. The range is clamped to the text, and its ends to Unicode scalars.
  public mutating func replaceSubrange(_ range: Range<UTF8Offset>, with replacement: String) {
    contents.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: replacement)
    contents.makeContiguousUTF8()
  }

  private func index(_ offset: UTF8Offset) -> String.Index {
    let index = contents.utf8.index(contents.startIndex, offsetBy: max(0, min(offset.value, utf8Count)))
    return contents.unicodeScalars.index(index, offsetBy: 0)
  }
}
