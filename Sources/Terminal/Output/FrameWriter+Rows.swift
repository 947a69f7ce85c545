import CellCanvas
import Foundation

extension FrameWriter {
  /// Rewriting so many unchanged cells is no longer than moving over them.
  private static let gapLimit = 4

  /// Writes what differs between two states of a row.
  mutating func paint(_ row: Int, from old: UnsafeBufferPointer<Cell>, to new: UnsafeBufferPointer<Cell>) {
    let (drawn, oldDrawn) = (new.drawnCount, old.drawnCount)
    // Erasing to the end of the row is three bytes.
    let erases = oldDrawn - drawn > 3
    let end = erases ? drawn : new.count

    var index = 0
    // Cells that a terminal may have written over while it drew a cluster of disputed width.
    var soiled = 0
    while index < end {
      guard index < soiled || differs(old, new, at: index) else {
        index += 1
        continue
      }
      pen.runs += 1
      repeat {
        let clusterEnd = index + 1 < new.count && new[index + 1].isContinuation ? index + 2 : index + 1
        let cell = new[index]
        if let character = cell.character {
          let extent = pen.draw(
            character, columns: clusterEnd - index, style: TerminalStyle(cell.style, level: colors),
            column: index, row: row)
          soiled = max(soiled, index + extent)
        }
        index = clusterEnd
      } while index < end && (index < soiled || goesOn(at: index, of: new, old: old, end: end))
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
    at index: Int, of new: UnsafeBufferPointer<Cell>, old: UnsafeBufferPointer<Cell>, end: Int
  ) -> Bool {
    var index = index
    let limit = min(end, index + Self.gapLimit + 1)
    let style = new[index - 1].style
    while index < limit {
      if differs(old, new, at: index) { return true }
      guard new[index].style == style, new[index].isASCII else { return false }
      index += 1
    }
    return false
  }

  /// Most cells are the same in memory, and so the same: that is far quicker to see than by comparing their parts.
  private func differs(_ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>, at index: Int)
    -> Bool
  {
    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
    return memcmp(old + index, new + index, MemoryLayout<Cell>.size) != 0 && old[index] != new[index]
  }
}

extension UnsafeBufferPointer<Cell> {
  /// Whether the cells are the same in memory, and so the same: most rows are, in most frames. Cells have no bytes
  /// between them.
  func hasSameBytes(as other: UnsafeBufferPointer<Cell>) -> Bool {
    guard count == other.count, let own = baseAddress, let other = other.baseAddress else { return false }
    return own == other || memcmp(own, other, count * MemoryLayout<Cell>.stride) == 0
  }

  /// The cells up to the last one that isn't blank.
  var drawnCount: Int {
    let blank = Cell.blank
    var count = count
    while count > 0, self[count - 1] == blank { count -= 1 }
    return count
  }
}
