extension Canvas {
  /// Draws something as a whole through which what is behind can be seen.
  ///
  /// - Parameter opacity: 255 is all of it, 0 is nothing.
  package mutating func fading(to opacity: UInt8, _ body: (inout Canvas) -> Void) {
    let under = self
    body(&self)
    let seen = visibleClip
    guard !seen.isEmpty else { return }
    for row in seen.minRow..<seen.maxRow {
      let start = row * size.columns
      var index = start + seen.minColumn
      while index < start + seen.maxColumn {
        let next = index + 1
        let isWide = next < start + size.columns && cells[next].isContinuation
        let wasWide = next < start + size.columns && under.cells[next].isContinuation
        if cells[index] != under.cells[index] || isWide && cells[next] != under.cells[next] {
          cells[index] = faded(
            cells[index], over: under.cells[index], opacity: opacity,
            keeps: !isWide && !wasWide && !under.cells[index].isContinuation)
          if isWide { cells[next].style = cells[index].style }
        }
        index += isWide ? 2 : 1
      }
    }
  }

  /// A cell of what is drawn, over the one that was there. Where nothing is written the letter behind shows, if it
  /// `keeps` its room.
  private func faded(_ cell: Cell, over under: Cell, opacity: UInt8, keeps: Bool) -> Cell {
    var result = cell
    let screen = backdrop ?? .black
    if cell.style.background != under.style.background {
      var color = cell.style.background ?? screen
      color.alpha = opacity
      result.style.background = color.blended(over: under.style.background ?? screen)
    }
    let background = result.style.background ?? screen
    if cell.character == " ", cell.style.attributes.isEmpty, keeps, under.character != " " {
      result.character = under.character
      result.style.attributes = under.style.attributes
      result.style.foreground = under.style.foreground.map { letter in
        var veil = background
        veil.alpha = cell.style.background == under.style.background ? 0 : opacity
        return veil.blended(over: letter)
      }
    } else if var letter = cell.style.foreground {
      letter.alpha = opacity
      result.style.foreground = letter.blended(over: background)
    } else if opacity < 170 {
      // The terminal's own letter colour isn't known: a dim letter is as near as can be.
      result.style.attributes.insert(.hint)
    }
    return result
  }
}
