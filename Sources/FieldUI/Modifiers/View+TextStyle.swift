import CellCanvas
public import Foundation

extension View {
  /// Draws text in a colour.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.letterColor = color }
  }

  /// Draws text and shapes in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.letterColor = style._color }
  }

  /// Gives what can be used a colour.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    EnvironmentView(content: self) { $0.tint = tint?._color }
  }

  /// Gives what can be used a colour.
  public func tint(_ tint: Color?) -> some View { EnvironmentView(content: self) { $0.tint = tint } }

  /// Gives what can be used a colour.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Draws text in a font: a terminal draws whether it is bold or italic.
  public func font(_ font: Font?) -> some View { EnvironmentView(content: self) { $0.font = font } }

  /// Draws text in a weight: from semibold on, bold.
  public func fontWeight(_ weight: Font.Weight?) -> some View { attribute(.bold, weight?.isBold ?? false) }

  /// Draws text bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }

  /// Draws text in italics, or not. Terminals that have none draw it as they can.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }

  /// Draws a line under text, or not. The line has the letters' colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute(.underline, isActive)
  }

  /// Draws a line through text, or not. The line has the letters' colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute(.strikethrough, isActive)
  }

  private func attribute(_ attribute: CellStyle.Attributes, _ isActive: Bool) -> some View {
    EnvironmentView(content: self) {
      if isActive {
        $0.textStyle.attributes.insert(attribute)
      } else {
        $0.textStyle.attributes.remove(attribute)
      }
    }
  }

  /// The most lines of a text; `nil` for as many as it needs.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// The least and the most lines of a text. The most ones count.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
  /// The least lines of a text. It has as many as it needs.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { environment(\.lineLimit, nil) }
  /// The most lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// The room between lines, in points. Stored; a terminal can't draw it.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// How the lines of a text stand beside one another.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Where a text that is too long is cut. Stored; it is cut at its end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// How small text may be drawn to fit. Stored; a terminal can't draw it.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Whether letters may be set closer to fit. Stored; a terminal can't draw it.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Whether letters are all capital or all small.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Digits of one width: a terminal's are.
  public func monospacedDigit() -> some View { self }
  /// Letters of one width: a terminal's are.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// The kind of letters. A terminal can't draw it.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// The room between letters. A terminal can't draw it.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// The room between letters. A terminal can't draw it.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Whether text can be selected. A terminal's always can.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }
/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can be selected.
  public static var allowsSelection: Bool { true }
}
/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It can't be selected.
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
