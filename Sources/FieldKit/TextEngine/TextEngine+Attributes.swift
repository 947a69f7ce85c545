import Foundation
import TextEditing

extension TextEngine {
  /// The text with the attributes of each part.
  var attributedText: NSAttributedString {
    let string = string
    guard !content.styles.isPlain else {
      return NSAttributedString(string: string, attributes: attributes.defaults)
    }
    let result = NSMutableAttributedString(string: string)
    var start = UTF8Offset.zero
    for run in content.styles.runs {
      result.setAttributes(attributes[run.style], range: nsRange(start..<start + run.length))
      start = start + run.length
    }
    return result
  }

  /// Puts a text with attributes in place of the whole, as the program does.
  func setAttributedText(_ text: NSAttributedString) {
    let base = attributes.defaults
    attributes.removeOthers()
    if text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
        if let value = first[key] { attributes.defaults[key] = value }
      }
    }
    var runs: [StyleRuns.Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let length = text.attributedSubstring(from: range).string.utf8.count
      runs.append(StyleRuns.Run(style: attributes.style(for: base.merging(values) { $1 }), length: length))
    }
    setText(text.string, styles: StyleRuns(runs))
  }

  /// Gives the whole text, and what will be typed, a value for a key.
  func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    attributes.set(key, to: value)
    host?.contentDidChange()
  }

  /// The alignment of the whole text: that of its default paragraph style. Setting it rewrites every paragraph style.
  var alignment: NSTextAlignment {
    get { attributes.alignment }
    set {
      if newValue == attributes.alignment, content.styles.isPlain { return }
      attributes.setAlignment(newValue)
      host?.contentDidChange()
    }
  }

  /// Gives the whole text other attributes, and no others.
  func setDefaultAttributes(_ values: [NSAttributedString.Key: Any]) {
    content.setStyles(.plain)
    typingStyle = nil
    forgetHistory()
    attributes = AttributeTable(defaults: values)
    host?.contentDidChange()
  }

  /// The attributes of the character behind a position; at the end, of the one before.
  func attributes(at position: UTF8Offset) -> [NSAttributedString.Key: Any] {
    let last = max(0, content.buffer.utf8Count - 1)
    return attributes[content.styles.style(at: min(position, UTF8Offset(last)))]
  }

  /// The attributes that the next typed character takes.
  var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributes[typingStyle ?? content.style(forReplacing: insertionRange)] }
    set { typingStyle = attributes.style(for: newValue) }
  }

  /// Gives what comes into the text the style that it takes there, where it has none of its own.
  func resolveStyles(of edit: inout TextEdit) {
    guard edit.styles == nil, !edit.replacement.isEmpty else { return }
    edit.styles = StyleRuns(
      typingStyle ?? content.style(forReplacing: edit.range), length: edit.replacement.utf8.count)
  }
}
