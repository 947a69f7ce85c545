/// One cell of a canvas.
public struct Cell: Hashable, Sendable {
  private var glyph: Glyph
  /// How it is drawn.
  public var style: CellStyle
  /// Fills the sixteenth byte: cells in a row are compared as memory.
  private let filler: UInt8 = 0

  /// A cell with a cluster, or `nil` for the second one of a wide cluster.
  public init(_ character: Character? = " ", style: CellStyle = .plain) {
    glyph = character.map(Glyph.init) ?? .continuation
    self.style = style
  }

  init(_ glyph: Glyph, style: CellStyle) {
    self.glyph = glyph
    self.style = style
  }

  /// The grapheme cluster that is drawn here; `nil` in the second cell of a wide one, which stands left of it.
  public var character: Character? {
    get { glyph.character }
    set { glyph = newValue.map(Glyph.init) ?? .continuation }
  }

  /// An empty cell in the terminal's own colours.
  public static let blank = Cell()

  /// Whether this is the second cell of a wide cluster.
  public var isContinuation: Bool { glyph == .continuation }

  /// Whether one ASCII character is drawn here.
  package var isASCII: Bool { glyph.isASCII }
}
