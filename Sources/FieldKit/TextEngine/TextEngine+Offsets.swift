package import Foundation
package import TextEditing

/// The border between UTF-8 offsets inside and UTF-16 offsets at UIKit's face.
extension TextEngine {
  func utf16(_ range: Range<UTF8Offset>) -> Range<UTF16Offset> {
    let start = content.buffer.utf16Offset(at: range.lowerBound)
    return start..<(range.isEmpty ? start : content.buffer.utf16Offset(at: range.upperBound))
  }

  /// Offsets outside of the text are taken to its nearest end.
  func utf8(_ range: Range<UTF16Offset>) -> Range<UTF8Offset> {
    content.buffer.utf8Offset(at: range.lowerBound)..<content.buffer.utf8Offset(at: range.upperBound)
  }

  package func nsRange(_ range: Range<UTF8Offset>) -> NSRange {
    let offsets = utf16(range)
    return NSRange(
      location: offsets.lowerBound.value, length: offsets.upperBound.value - offsets.lowerBound.value)
  }
}
