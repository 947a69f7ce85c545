import Foundation
import TextEditing

/// The limit of a text's lines. It binds the user, not the program.
extension TextEngine {
  /// Whether a change leaves no more lines than there may be, or at least makes none.
  func hasRoom(for replacement: String, replacing range: NSRange) -> Bool {
    guard lineLimit > 0 else { return true }
    let new = replacement.lineBreakCount
    return new == 0 || new <= lineBreaksLeft(replacing: utf8(range.utf16Offsets))
  }

  /// A text to be pasted with as many line breaks as there is room for; the others become spaces.
  func fitted(_ text: String) -> String {
    guard lineLimit > 0, text.mayHoldLineBreak else { return text }
    var left = lineBreaksLeft(replacing: insertionRange)
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text {
      if character.isNewline { left -= 1 }
      result.append(character.isNewline && left < 0 ? " " : character)
    }
    return result
  }

  private func lineBreaksLeft(replacing range: Range<UTF8Offset>) -> Int {
    let kept = content.buffer.string.lineBreakCount - content.buffer[range].lineBreakCount
    return lineLimit - 1 - kept
  }
}

extension String {
  /// Whether a byte of the text may belong to a line break. Looked at by bytes, since pastes are long: the breaks
  /// outside of ASCII are U+0085, U+2028 and U+2029.
  var mayHoldLineBreak: Bool {
    utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }

  var lineBreakCount: Int { mayHoldLineBreak ? count { $0.isNewline } : 0 }
}
