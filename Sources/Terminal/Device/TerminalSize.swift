import CTerminal
import CellCanvas

extension CellSize {
  /// What is assumed of a terminal that doesn't say.
  static let usual = CellSize(columns: 80, rows: 24)
  /// More than any screen shows. A size may be anything that somebody set.
  static let largest = CellSize(columns: 2000, rows: 1000)

  /// The size of the terminal behind the first descriptor that knows one; then `COLUMNS` and `LINES`; then 80×24. Each
  /// measure by itself: some terminals (serial lines, new pseudo-terminals) say 0.
  init(terminals: [Int32], environment: [String: String]) {
    var (columns, rows): (Int, Int) = (0, 0)
    for terminal in terminals {
      var (width, height): (Int32, Int32) = (0, 0)
      guard fl_window_size(terminal, &width, &height) else { continue }
      if columns <= 0 { columns = Int(width) }
      if rows <= 0 { rows = Int(height) }
    }
    if columns <= 0 { columns = environment["COLUMNS"].flatMap { Int($0) } ?? 0 }
    if rows <= 0 { rows = environment["LINES"].flatMap { Int($0) } ?? 0 }
    self.init(
      columns: columns > 0 ? min(columns, Self.largest.columns) : Self.usual.columns,
      rows: rows > 0 ? min(rows, Self.largest.rows) : Self.usual.rows)
  }
}
