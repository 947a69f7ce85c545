package import CellCanvas
package import Foundation

extension CellStyle {
  /// This style with what `attributes` of an attributed string say about it.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> CellStyle {
    var style = self
    if attributes[.link] != nil {
      style.foreground = UIColor.link.cellColor
      style.attributes.insert(.underline)
    }
    if let color = attributes[.foregroundColor] as? UIColor { style.foreground = color.cellColor }
    if let color = attributes[.backgroundColor] as? UIColor { style.background = color.cellColor }
    if let font = attributes[.font] as? UIFont {
      if font.isBold { style.attributes.insert(.bold) }
      if font.isItalic { style.attributes.insert(.italic) }
    }
    if Self.number(attributes[.strokeWidth]) < 0 { style.attributes.insert(.bold) }
    if Self.number(attributes[.obliqueness]) != 0 { style.attributes.insert(.italic) }
    if Self.number(attributes[.underlineStyle]) != 0 { style.attributes.insert(.underline) }
    if Self.number(attributes[.strikethroughStyle]) != 0 { style.attributes.insert(.strikethrough) }
    return style
  }

  /// An attribute's number, in any of the types that programs give it in.
  private static func number(_ value: Any?) -> Double {
    switch value {
    case nil: 0
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: 0
    }
  }
}
