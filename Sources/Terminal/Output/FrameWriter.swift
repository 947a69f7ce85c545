package import CellCanvas

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns canvases into bytes: only what differs from what the terminal shows.
///
/// Each frame is one synchronized change, starts and ends in the plain style, and leaves the cursor at
/// `Canvas.cursor`. Nothing relies on what a terminal does after a letter in the last column, nor on how wide it
/// thinks a disputed cluster is: where that matters, the column is said anew.
///
/// Full screen, rows are absolute. Inline, the region begins in the row where the cursor stood, only relative moves
/// are made, and what lies above is never written. Text that stands in that row already stays, and the region begins
/// in the row after it. A canvas that is taller than the screen is cut to the rows around
/// its cursor.
package struct FrameWriter: Sendable {
  package enum Mode: Hashable, Sendable {
    case fullScreen
    case inline
  }

  package let mode: Mode
  package let colors: ColorLevel
  /// Whether the terminal moves the rest of a long row to the next row when it becomes narrower.
  package let reflows: Bool
  /// The terminal's size, in cells.
  package private(set) var screen: CellSize

  /// What the terminal shows, or `nil` before the first frame: rows of `shownColumns` cells.
  private var shown: [Cell]?
  private var shownColumns = 0
  /// The size has changed: what the terminal did with the cells isn't known.
  private var isStale = false
  /// The height of the screen that the last frame was made for.
  private var shownScreenRows = 0
  /// Rows of the region that the terminal moved up out of the screen when that became too low for it. Terminals bring
  /// them back when it becomes higher again.
  private var hiddenRows = 0
  /// Rows are cut off at the screen's edge while a frame is written.
  private var cutsRows = false
  /// The first row of the canvas that is shown.
  private(set) var windowTop = 0
  var pen = Pen()
  private var isCursorVisible = true
  /// The colour that the cursor was given, if any.
  private var cursorColor: CellColor?

  package init(mode: Mode, screen: CellSize, colors: ColorLevel, reflows: Bool = false) {
    self.mode = mode
    self.screen = CellSize(columns: max(1, screen.columns), rows: max(1, screen.rows))
    self.colors = colors
    self.reflows = reflows
  }

  /// Takes a new size. The next frame is drawn whole.
  package mutating func resize(to size: CellSize) {
    let size = CellSize(columns: max(1, size.columns), rows: max(1, size.rows))
    guard size != screen else { return }
    screen = size
    isStale = true
  }

  /// The row of the canvas in which the terminal's cursor stands now.
  package var cursorRow: Int { windowTop + pen.row }

  /// Forgets what the terminal shows, as after a suspension: the next frame begins anew, inline at the cursor's row.
  package mutating func restart() {
    shown = nil
    isStale = false
    hiddenRows = 0
    isCursorVisible = true
    cursorColor = nil
  }

  /// The bytes that make the terminal show `canvas`. Empty if it does already.
  package mutating func frame(_ canvas: Canvas) -> [UInt8] {
    let rows = mode == .fullScreen ? screen.rows : min(max(1, canvas.size.rows), screen.rows)
    moveWindow(rows: rows, over: canvas)
    let target = cells(of: canvas, rows: rows)
    pen.begin(columns: screen.columns, isAbsolute: mode == .fullScreen)
    var old = start()
    fit(&old, to: rows)
    old.withUnsafeBufferPointer { old in
      target.withUnsafeBufferPointer { target in
        for row in 0..<rows {
          let range = row * screen.columns..<(row + 1) * screen.columns
          let (old, target) = (
            UnsafeBufferPointer(rebasing: old[range]), UnsafeBufferPointer(rebasing: target[range])
          )
          if !old.hasSameBytes(as: target) { paint(row, from: old, to: target) }
        }
      }
    }
    pen.set(.plain)
    shown = target
    shownColumns = screen.columns
    shownScreenRows = screen.rows
    return finishFrame(cursor: canvas.cursor, color: canvas.cursorColor, rows: rows)
  }

  /// The bytes that end drawing. Inline, the last frame stays and the cursor goes to the line after it; full screen,
  /// the cursor is shown again, and leaving the alternate screen does the rest.
  package mutating func finish() -> [UInt8] {
    let bytes = partingBytes
    restart()
    return bytes
  }

  /// What `finish()` would write: for one who must write it without another look at this value.
  package var partingBytes: [UInt8] {
    guard let shown else { return [] }
    var bytes = farewellOfCursor
    if mode == .inline {
      let below = shown.count / max(1, shownColumns) - 1 - pen.row
      if below > 0 { bytes += Escapes.down(below) }
      bytes += Escapes.newLine
    }
    return bytes
  }

  /// The bytes that take an inline region away, and leave the cursor at the start of its first row.
  package mutating func erase() -> [UInt8] {
    guard shown != nil else { return [] }
    pen.begin(columns: screen.columns, isAbsolute: mode == .fullScreen)
    pen.move(column: 0, row: 0)
    pen.write(Escapes.eraseFromRow)
    let bytes = pen.bytes + farewellOfCursor
    restart()
    return bytes
  }

  /// The bytes that leave the cursor as the terminal had it.
  private var farewellOfCursor: [UInt8] {
    (isCursorVisible ? [] : Escapes.showCursor) + (cursorColor == nil ? [] : Escapes.cursorColor(nil))
  }

  // MARK: The parts of a frame

  /// Gives the cursor a colour, where the terminal can show it.
  private mutating func recolorCursor(_ color: CellColor?) -> [UInt8] {
    let color = colors == .trueColor || colors == .ansi256 ? color : nil
    guard color != cursorColor else { return [] }
    cursorColor = color
    return Escapes.cursorColor(color)
  }

  /// Moves the window as little as lets the cursor be seen.
  private mutating func moveWindow(rows: Int, over canvas: Canvas) {
    if let row = canvas.cursor?.row {
      windowTop = min(max(windowTop, row - rows + 1), row)
    }
    windowTop = min(max(0, windowTop), max(0, canvas.size.rows - rows))
  }

  /// The window's cells, as wide as the screen. A wide cluster that the screen cuts becomes blank.
  private func cells(of canvas: Canvas, rows: Int) -> [Cell] {
    let columns = screen.columns
    let width = canvas.size.columns
    if width == columns, rows == canvas.size.rows { return canvas.cells }
    if width == columns, windowTop + rows <= canvas.size.rows {
      return Array(canvas.cells[windowTop * columns..<(windowTop + rows) * columns])
    }
    var cells = Array(repeating: Cell.blank, count: rows * columns)
    for row in 0..<min(rows, canvas.size.rows - windowTop) {
      let start = (windowTop + row) * width
      for column in 0..<min(width, columns) { cells[row * columns + column] = canvas.cells[start + column] }
      if width > columns, canvas.cells[start + columns].isContinuation {
        cells[(row + 1) * columns - 1].character = " "
      }
    }
    return cells
  }

  /// Brings the terminal to a known state where it isn't in one, and returns the cells that it shows then.
  private mutating func start() -> [Cell] {
    if let shown, !isStale { return shown }
    switch mode {
    case .fullScreen:
      pen.write(Escapes.plain + Escapes.move(column: 0, row: 0) + Escapes.eraseScreen)
    case .inline:
      pen.write(Escapes.plain)
      if let shown {
        // Until this arrives, the window may have become narrower still: then a row that wraps would shift all others.
        pen.write(Escapes.cutRows)
        cutsRows = true
        let up = rowsToGoUp(in: shown)
        if up > 0 { pen.write(Escapes.up(up)) }
      } else {
        pen.write(Escapes.freshRow(columns: screen.columns))
      }
      pen.write(Escapes.eraseFromRow)
    }
    pen.stands(column: 0, row: 0)
    pen.reachableRows = mode == .fullScreen ? screen.rows : 1
    pen.runs += 1
    isStale = false
    return Array(repeating: .blank, count: pen.reachableRows * screen.columns)
  }

  /// How far the region's first row is above the cursor, after the size has changed. Notes what can't be reached.
  private mutating func rowsToGoUp(in shown: [Cell]) -> Int {
    let above = rowsAboveCursor(in: shown)
    let growth = screen.rows - shownScreenRows
    // Where a terminal brings nothing back, the cursor stops at the screen's first row, which is the region's then.
    let up = min(above + (growth > 0 ? hiddenRows : 0), screen.rows - 1)
    hiddenRows = growth > 0 ? max(0, hiddenRows - growth) : hiddenRows + above - up
    return up
  }

  /// How many of the terminal's rows the region takes above the cursor, after the width has changed.
  private func rowsAboveCursor(in shown: [Cell]) -> Int {
    guard reflows, screen.columns < shownColumns else { return pen.row }
    func wraps(_ columns: Int) -> Int { max(0, columns - 1) / screen.columns }
    var above = pen.row + wraps(min(pen.column ?? shownColumns, shownColumns - 1) + 1)
    for row in 0..<pen.row {
      above += wraps(drawnCount(of: shown, row * shownColumns..<(row + 1) * shownColumns))
    }
    return above
  }

  private func drawnCount(of cells: [Cell], _ range: Range<Int>) -> Int {
    cells.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).drawnCount }
  }

  /// Makes room for rows, or erases those that aren't needed any more.
  private mutating func fit(_ old: inout [Cell], to rows: Int) {
    let columns = screen.columns
    let oldRows = old.count / columns
    if rows > oldRows {
      pen.reach(rows: rows)
      old += Array(repeating: .blank, count: (rows - oldRows) * columns)
    } else if rows < oldRows {
      if drawnCount(of: old, rows * columns..<old.count) > 0 {
        pen.move(column: 0, row: rows)
        pen.write(Escapes.eraseBelow)
        pen.runs += 1
      }
      old.removeLast((oldRows - rows) * columns)
    }
  }

  /// Puts the cursor in place and wraps what was written as one change.
  private mutating func finishFrame(cursor: CellPoint?, color: CellColor?, rows: Int) -> [UInt8] {
    let body = pen.take()
    var isVisible = false
    if let cursor, cursor.row >= windowTop, cursor.row < windowTop + rows, cursor.column >= 0 {
      pen.move(column: min(cursor.column, screen.columns - 1), row: cursor.row - windowTop)
      isVisible = true
    }
    let move = pen.take() + recolorCursor(color)
    // One short run at the cursor needs no hiding; hopping about the screen does.
    let hides = isCursorVisible && (!isVisible || pen.runs > 1)
    let shows = isVisible && (!isCursorVisible || hides)
    isCursorVisible = isVisible
    let isSynchronized = !body.isEmpty
    let wrap = cutsRows ? Escapes.wrapRows : []
    cutsRows = false
    return (isSynchronized ? Escapes.beginFrame : []) + (hides ? Escapes.hideCursor : []) + body + move
      + (shows ? Escapes.showCursor : []) + wrap + (isSynchronized ? Escapes.endFrame : [])
  }
}
