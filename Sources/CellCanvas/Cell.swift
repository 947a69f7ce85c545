/// One cell of a canvas.
public struct Cell: Hashable, Sendable {
  /// The grapheme cluster that is drawn here; `nil` in the second cell of a wide one, which stands left of it.
  public var character: Character?
  public var style: CellStyle

  public init(_ character: Character? = " ", style: CellStyle = .plain) {
    self.character = character
    self.style = style
  }

  /// An empty cell in the terminal's own colours.
  public static let blank = Cell()

  /// Whether this is the second cell of a wide cluster.
  public var isContinuation: Bool { character == nil }
}
