import CellCanvas
import FieldKit
import Foundation

/// What a modifier says of the style of a text. What it doesn't say is as around it.
struct TextStyleChange: Equatable {
  private var foreground: Color??
  private var on: CellStyle.Attributes = []
  private var off: CellStyle.Attributes = []

  mutating func set(_ attribute: CellStyle.Attributes, _ isOn: Bool) {
    if isOn {
      (on, off) = (on.union(attribute), off.subtracting(attribute))
    } else {
      (on, off) = (on.subtracting(attribute), off.union(attribute))
    }
  }

  mutating func set(color: Color?) { foreground = .some(color) }

  mutating func set(font: Font) {
    set(.bold, font.isBold)
    set(.italic, font.isItalic)
  }

  /// Takes over what another change says.
  mutating func merge(_ other: TextStyleChange) {
    if let foreground = other.foreground { self.foreground = .some(foreground) }
    on = on.subtracting(other.off).union(other.on)
    off = off.subtracting(other.on).union(other.off)
  }

  /// The style, changed.
  func applied(to style: CellStyle) -> CellStyle {
    var style = style
    if let foreground { style.foreground = foreground?.cellColor }
    style.attributes = style.attributes.union(on).subtracting(off)
    return style
  }
}

extension TextStyleChange {
  /// What it says, as UIKit's attributes.
  var uiAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = foreground ?? nil { attributes[.foregroundColor] = color.uiColor }
    if on.contains(.bold) { attributes[.font] = UIFont.boldSystemFont(ofSize: Font.body.size) }
    if on.contains(.italic) { attributes[.font] = UIFont.italicSystemFont(ofSize: Font.body.size) }
    if on.contains(.underline) { attributes[.underlineStyle] = 1 }
    if on.contains(.strikethrough) { attributes[.strikethroughStyle] = 1 }
    return attributes
  }
}

extension EnvironmentValues {
  private enum LetterColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  /// The colour of letters; `nil` is the terminal's own.
  var letterColor: Color? {
    get { self[LetterColorKey.self] }
    set {
      self[LetterColorKey.self] = newValue
      textStyle.foreground = newValue?.cellColor
    }
  }
}

extension EnvironmentValues {
  /// How text is drawn, with what its font says.
  var resolvedTextStyle: CellStyle {
    var style = textStyle
    if let font {
      if font.isBold { style.attributes.insert(.bold) }
      if font.isItalic { style.attributes.insert(.italic) }
    }
    if !isEnabled { style.attributes.insert(.dim) }
    return style
  }
}
