/// How a cell is drawn: its colours and attributes.
public struct CellStyle: Hashable, Sendable {
  /// The letter's colour. `nil` is the terminal's own.
  public var foreground: CellColor?
  /// The colour behind the letter. `nil` is the terminal's own. On a canvas it is opaque.
  public var background: CellColor?
  /// Bold, underlined, and the like.
  public var attributes: Attributes

  /// Letter attributes that terminals know (ECMA-48's SGR).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// A set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Thicker, or brighter, letters.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter letters.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted letters.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line under the letters.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// A line through the letters.
    public static let strikethrough = Attributes(rawValue: 1 << 4)
    /// Colours of letters and background exchanged.
    public static let inverse = Attributes(rawValue: 1 << 5)
    /// Dim where the letters have no colour of their own, or the terminal shows none: a placeholder must not look like
    /// text that was typed, and a colour must not be dimmed into another one.
    public static let hint = Attributes(rawValue: 1 << 6)
  }

  /// A style from its parts.
  public init(
    foreground: CellColor? = nil, background: CellColor? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attribute.
  public static let plain = CellStyle()
}
