import CellCanvas
public import Foundation

extension EnvironmentValues {
  private enum TextStyleKey: EnvironmentKey { static let defaultValue = CellStyle.plain }
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private enum ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
  private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  /// How text is drawn.
  var textStyle: CellStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The font. A terminal draws whether it is bold or italic.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How the lines of a text stand beside one another.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The room between lines, in points. Stored; a terminal can't draw it.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where a text that is too long is cut. Stored; it is cut at its end.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How small text may be drawn to fit. Stored; a terminal can't draw it.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// Whether letters may be set closer to fit. Stored; a terminal can't draw it.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Whether letters are all capital or all small.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The colour of what can be used.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
