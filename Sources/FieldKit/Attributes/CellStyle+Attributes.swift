package import CellCanvas
package import Foundation

extension CellStyle {
  /// This style with what `attributes` of an attributed string say about it.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> CellStyle {
    var style = self
    if let color = attributes[.foregroundColor] as? UIColor { style.foreground = color.cellColor }
    if let color = attributes[.backgroundColor] as? UIColor { style.background = color.cellColor }
    if let font = attributes[.font] as? UIFont {
      if font.isBold { style.attributes.insert(.bold) }
      if font.isItalic { style.attributes.insert(.italic) }
    }
    if Self.isSet(attributes[.underlineStyle]) { style.attributes.insert(.underline) }
    if Self.isSet(attributes[.strikethroughStyle]) { style.attributes.insert(.strikethrough) }
    return style
  }

  private static func isSet(_ value: Any?) -> Bool {
    switch value {
    case let number as Int: number != 0
    case let number as NSNumber: number.intValue != 0
    case let style as NSUnderlineStyle: style.rawValue != 0
    default: false
    }
  }
}
