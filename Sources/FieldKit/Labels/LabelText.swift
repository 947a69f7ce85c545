import CellCanvas
import Foundation

/// What a label shows: a text in the label's own style, or one with attributes.
enum LabelText {
  case plain(String?)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// Gives the whole text an attribute. A text in the label's own style has it from there.
  mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = self else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self = .attributed(changed)
  }

  /// The text's parts of one style each, by where they end. Empty for a text in the label's own style.
  func runs(of string: String, over style: CellStyle) -> [(end: String.Index, style: CellStyle)] {
    guard case .attributed(let text) = self else { return [] }
    var runs: [(end: String.Index, style: CellStyle)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      guard let range = Range(range, in: string) else { return }
      runs.append((range.upperBound, style.applying(attributes)))
    }
    return runs
  }
}
