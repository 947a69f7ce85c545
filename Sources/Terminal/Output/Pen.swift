import CellCanvas

/// Writes letters and moves, and knows where the terminal's cursor is and in which style it writes.
struct Pen: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var row = 0
  /// `nil` if it isn't certain: after the last column, or after a cluster of disputed width.
  private(set) var column: Int? = 0
  private var style = TerminalStyle.plain
  private var columns = 1
  private var isAbsolute = false
  /// How many places were written to in this frame.
  var runs = 0
  /// Rows that are known to be on the screen, from the first one on: moving to them never scrolls.
  var reachableRows = 1

  /// Begins a frame. The terminal is in the plain style then.
  mutating func begin(columns: Int, isAbsolute: Bool) {
    bytes.removeAll(keepingCapacity: true)
    self.columns = columns
    self.isAbsolute = isAbsolute
    style = .plain
    runs = 0
  }

  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes bytes that leave cursor and style where they are.
  mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }

  func isAt(column: Int, row: Int) -> Bool { column == self.column && row == self.row }

  /// Notes where the cursor is.
  mutating func stands(column: Int, row: Int) { (self.column, self.row) = (column, row) }

  mutating func set(_ style: TerminalStyle) {
    bytes += style.bytes(after: self.style)
    self.style = style
  }

  /// Makes rows reachable: new lines at the last one scroll the terminal where there is no room below.
  mutating func reach(rows: Int) {
    guard rows > reachableRows else { return }
    move(column: 0, row: reachableRows - 1)
    for _ in reachableRows..<rows { bytes += Escapes.newLine }
    stands(column: 0, row: rows - 1)
    reachableRows = rows
  }

  /// Draws one cluster at a place.
  ///
  /// - Returns: the cells from there on that the terminal may have written to.
  mutating func draw(_ character: Character, columns: Int, style: TerminalStyle, column: Int, row: Int) -> Int
  {
    move(column: column, row: row)
    set(style)
    guard let disputed = character.disputedColumns else {
      put(character, columns: columns, at: column)
      return columns
    }
    // Blank first: a terminal that finds the cluster narrower would leave what was in its second cell.
    for _ in 0..<columns { bytes.append(0x20) }
    self.column = column + columns < self.columns ? column + columns : nil
    move(column: column, row: row)
    if column + disputed > self.columns {
      // Some terminal would wrap it to the next row. Its first part has to do.
      if let first = character.unicodeScalars.first, case let part = Character(first),
        part.disputedColumns == nil, CellWidth.cells(of: part) <= columns
      {
        put(part, columns: columns, at: column)
      }
      self.column = nil
      return columns
    }
    put(character, columns: columns, at: column)
    self.column = nil
    return max(columns, disputed)
  }

  private mutating func put(_ character: Character, columns: Int, at column: Int) {
    bytes += character.utf8
    self.column = column + columns < self.columns ? column + columns : nil
  }

  /// Moves the cursor, by the shortest way.
  mutating func move(column: Int, row: Int) {
    if row == self.row {
      if column != self.column { bytes += horizontal(to: column) }
    } else {
      let rows = row - self.row
      var ways = [(rows > 0 ? Escapes.down(rows) : Escapes.up(-rows)) + horizontal(to: column)]
      if rows > 0 {
        let lines = Escapes.carriageReturn + Array(repeating: 0x0A, count: rows)
        ways.append(lines + (column > 0 ? Escapes.right(column) : []))
      }
      if isAbsolute { ways.append(Escapes.move(column: column, row: row)) }
      bytes += ways.min { $0.count < $1.count } ?? []
    }
    stands(column: column, row: row)
  }

  private func horizontal(to column: Int) -> [UInt8] {
    let way = Escapes.move(column: column)
    guard let current = self.column else { return way }
    if column == current { return [] }
    let other = column > current ? Escapes.right(column - current) : Escapes.left(current - column)
    return other.count < way.count ? other : way
  }
}
