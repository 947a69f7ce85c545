import Foundation
import TextEditing

/// Arithmetic on positions, as `UITextInput` has it.
extension TextEngine {
  var selectedTextRange: UITextRange? {
    get { UITextRange(utf16(content.selection.range)) }
    set {
      guard let newValue else { return }
      let range = utf8(newValue.offsets)
      if let directed = directedSelection, directed.range == range {
        select(directed)
      } else {
        select(TextSelection(range))
      }
    }
  }

  var markedTextRange: UITextRange? { markedRange.map { UITextRange(utf16($0)) } }

  var endOfDocument: UITextPosition { UITextPosition(UTF16Offset(content.buffer.utf16Count)) }

  func text(in range: UITextRange) -> String { string(in: utf8(range.offsets)) }

  /// Puts `text` in place of a range, with the caret behind it. Silent, as setting the text is.
  func replace(_ range: UITextRange, with text: String) {
    apply(TextEdit(range: utf8(range.offsets), replacement: text), by: .program)
  }

  /// The position `offset` UTF-16 code units away; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflow) = position.offset.value.addingReportingOverflow(offset)
    guard !overflow, (0...content.buffer.utf16Count).contains(target) else { return nil }
    return UITextPosition(UTF16Offset(target))
  }
}

extension UITextPosition {
  /// The range from this position to another one, in either order.
  func range(to other: UITextPosition) -> UITextRange {
    UITextRange(min(offset, other.offset)..<max(offset, other.offset))
  }

  /// Which of two positions comes first.
  func comparison(with other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
