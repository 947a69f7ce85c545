extension Canvas {
  /// Underlines the cells of a rectangle. Where there is no letter the line has a colour of its own; under a letter it
  /// has the letter's, as terminals draw it.
  package mutating func underline(_ rect: CellRect, color: CellColor?) {
    forEachRow(of: rect) { canvas, range in
      for index in range where !canvas.isHalf(at: index, of: range) {
        if canvas.cells[index].character == " " { canvas.setForeground(color, at: index) }
        canvas.cells[index].style.attributes.insert(.underline)
      }
    }
  }

  /// Writes a narrow cluster into the cells of a rectangle that have no letter.
  package mutating func drawBlanks(_ rect: CellRect, as cluster: Character, color: CellColor?) {
    forEachRow(of: rect) { canvas, range in
      for index in range where canvas.cells[index].character == " " {
        canvas.cells[index].character = cluster
        canvas.setForeground(color, at: index)
      }
    }
  }

  private mutating func setForeground(_ color: CellColor?, at index: Int) {
    let under = cells[index].style.background ?? backdrop ?? .black
    cells[index].style.foreground = color.map { $0.blended(over: under) }
  }
}
