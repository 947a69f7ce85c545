import Foundation
import TextEditing

/// What the numbers in an engine's styles stand for: attributes of attributed strings.
struct AttributeTable {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The attributes of plain text.
  var defaults: Attributes { didSet { alignment = Self.alignment(of: defaults) } }

  /// The alignment of plain text. Kept, since each drawing needs it.
  private(set) var alignment: NSTextAlignment

  private var others: [Attributes] = []

  init(defaults: Attributes) {
    self.defaults = defaults
    alignment = Self.alignment(of: defaults)
  }

  private static func alignment(of attributes: Attributes) -> NSTextAlignment {
    (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  /// The attributes of a style.
  subscript(style: TextStyle) -> Attributes {
    others.indices.contains(style.rawValue - 1) ? others[style.rawValue - 1] : defaults
  }

  /// The style with these attributes, and the default ones where these say nothing.
  mutating func style(for attributes: Attributes) -> TextStyle {
    let whole = defaults.merging(attributes) { $1 }
    if Self.areEqual(whole, defaults) { return .plain }
    if let known = others.firstIndex(where: { Self.areEqual($0, whole) }) {
      return TextStyle(rawValue: known + 1)
    }
    others.append(whole)
    return TextStyle(rawValue: others.count)
  }

  /// Gives all text a value for a key.
  mutating func set(_ key: NSAttributedString.Key, to value: Any?) {
    defaults[key] = value
    for index in others.indices { others[index][key] = value }
  }

  /// Gives all text an alignment, and leaves whatever else its paragraph styles say.
  mutating func setAlignment(_ alignment: NSTextAlignment) {
    func align(_ attributes: inout Attributes) {
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.alignment = alignment
      attributes[.paragraphStyle] = style
    }
    align(&defaults)
    for index in others.indices { align(&others[index]) }
  }

  /// Forgets every style but the plain one.
  mutating func removeOthers() { others.removeAll() }

  static func areEqual(_ first: Attributes, _ second: Attributes) -> Bool {
    first.count == second.count
      && first.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = second[key] as? AnyHashable else { return false }
        return value == other
      }
  }
}
