import CellCanvas

extension FrameWriter {
  /// Rewriting so many unchanged cells is no longer than moving over them.
  private static let gapLimit = 4

  /// Writes what differs between two states of a row.
  mutating func paint(_ row: Int, from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) {
    guard old != new else { return }
    let start = new.startIndex
    let shift = old.startIndex - start
    let (drawn, oldDrawn) = (new.drawnCount, old.drawnCount)
    // Erasing to the end of the row is three bytes.
    let erases = oldDrawn - drawn > 3
    let end = erases ? start + drawn : new.endIndex

    var index = start
    // Cells that a terminal may have written over while it drew a cluster of disputed width.
    var soiled = start
    while index < end {
      guard index < soiled || old[index + shift] != new[index] else {
        index += 1
        continue
      }
      pen.runs += 1
      repeat {
        let clusterEnd = index + 1 < new.endIndex && new[index + 1].isContinuation ? index + 2 : index + 1
        let cell = new[index]
        if let character = cell.character {
          let extent = pen.draw(
            character, columns: clusterEnd - index, style: TerminalStyle(cell.style, level: colors),
            column: index - start, row: row)
          soiled = max(soiled, index + extent)
        }
        index = clusterEnd
      } while index < end && (index < soiled || goesOn(at: index, of: new, old: old, shift: shift, end: end))
    }
    if erases {
      if !pen.isAt(column: drawn, row: row) { pen.runs += 1 }
      pen.set(.plain)
      pen.move(column: drawn, row: row)
      pen.write(Escapes.eraseToEndOfRow)
    }
  }

  /// Whether a run of changes goes on at `index`: there, or after a gap that is as cheap to rewrite as to jump.
  private func goesOn(
    at index: Int, of new: ArraySlice<Cell>, old: ArraySlice<Cell>, shift: Int, end: Int
  ) -> Bool {
    var index = index
    let limit = min(end, index + Self.gapLimit + 1)
    let style = new[index - 1].style
    while index < limit {
      if old[index + shift] != new[index] { return true }
      guard new[index].style == style, new[index].isASCII else { return false }
      index += 1
    }
    return false
  }
}
