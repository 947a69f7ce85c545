public import Fieldline

extension TerminalDriver {
  /// What a user sees at one moment.
  public struct Screen {
    /// The text of each row of the terminal, without the blanks at its end.
    public var lines: [String]
    /// Where the terminal's cursor stands, in cells from the top left corner; `nil` if it is hidden.
    public var cursor: (column: Int, row: Int)?

    private let canvas: Canvas

    init(_ canvas: Canvas, size: CellSize) {
      self.canvas = canvas
      lines = (0..<size.rows).map(canvas.text(ofRow:))
      cursor = canvas.cursor.map { ($0.column, $0.row) }
    }

    /// A cell with its style. Blank outside of what is drawn.
    public subscript(column: Int, row: Int) -> Cell { canvas[column, row] }
  }
}
