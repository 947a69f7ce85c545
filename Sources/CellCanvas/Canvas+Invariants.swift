extension Canvas {
  /// What must hold after any drawing, or `nil` if it does. For tests.
  package var brokenInvariant: String? {
    guard cells.count == size.columns * size.rows else { return "\(cells.count) cells for \(size)" }
    for (index, cell) in cells.enumerated() {
      let column = index % size.columns
      let place = "at column \(column) of row \(index / size.columns)"
      if let background = cell.style.background, background.alpha != 255 {
        return "translucent background \(place)"
      }
      if let foreground = cell.style.foreground, foreground.alpha != 255 {
        return "translucent letter \(place)"
      }
      let hasContinuation = column + 1 < size.columns && cells[index + 1].isContinuation
      guard let character = cell.character else {
        guard column > 0, let wide = cells[index - 1].character else { return "lone continuation \(place)" }
        guard CellWidth.cells(of: wide) == 2 else { return "continuation of a narrow cluster \(place)" }
        guard cells[index - 1].style == cell.style else { return "two styles in one cluster \(place)" }
        continue
      }
      guard DrawnCluster(character).character == character else { return "undrawable cluster \(place)" }
      if (CellWidth.cells(of: character) == 2) != hasContinuation { return "half a cluster \(place)" }
    }
    return nil
  }
}
