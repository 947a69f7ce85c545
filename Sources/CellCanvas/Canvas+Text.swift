extension Canvas {
  /// The text that a reader sees in a row, without the blanks at its end. Empty outside of the canvas.
  public func text(ofRow row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var text = ""
    var end = text.endIndex
    for cell in cells[row * size.columns..<(row + 1) * size.columns] {
      guard let character = cell.character else { continue }
      text.append(character)
      if character != " " { end = text.endIndex }
    }
    return String(text[..<end])
  }

  /// The text of every row, without the blanks at their ends.
  public var lines: [String] { (0..<size.rows).map(text(ofRow:)) }
}
