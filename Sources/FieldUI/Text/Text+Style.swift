import CellCanvas
public import Foundation

// What a text says of itself stays a text, so that texts of several styles can be put together.
extension Text {
  nonisolated private func changed(_ change: (inout TextStyleChange) -> Void) -> Text {
    var text = self
    for index in text.runs.indices {
      // What is said inside counts more than what is said around it.
      var style = TextStyleChange()
      change(&style)
      text.runs[index].style = style.overridden(by: text.runs[index].style)
    }
    return text
  }

  /// Draws the text bold.
  nonisolated public func bold() -> Text { changed { $0.set(.bold, true) } }
  /// Draws the text bold, or not.
  nonisolated public func bold(_ isActive: Bool) -> Text { changed { $0.set(.bold, isActive) } }
  /// Draws the text in italics.
  nonisolated public func italic() -> Text { changed { $0.set(.italic, true) } }
  /// Draws the text in italics, or not.
  nonisolated public func italic(_ isActive: Bool) -> Text { changed { $0.set(.italic, isActive) } }
  /// Draws a line under the text. The line has the letters' colour.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.set(.underline, isActive) }
  }
  /// Draws a line through the text. The line has the letters' colour.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.set(.strikethrough, isActive) }
  }
  /// Draws the text in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { changed { $0.set(color: color) } }
  /// Draws the text in a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.set(color: style._color) }
  }
  /// Draws the text in a font: a terminal draws whether it is bold or italic.
  nonisolated public func font(_ font: Font?) -> Text {
    guard let font else { return self }
    return changed { $0.set(font: font) }
  }
  /// Draws the text in a weight: from semibold on, bold.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    guard let weight else { return self }
    return changed { $0.set(.bold, weight.isBold) }
  }
  /// The room between letters. A terminal can't draw it.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The room between letters. A terminal can't draw it.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
  /// How high letters stand. A terminal can't draw it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Digits of one width: a terminal's are.
  nonisolated public func monospacedDigit() -> Text { self }
}

extension TextStyleChange {
  /// This change, but for what another one says.
  func overridden(by inner: TextStyleChange) -> TextStyleChange {
    var result = self
    result.merge(inner)
    return result
  }
}
