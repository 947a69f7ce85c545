/// What rows of a text depend on besides the text.
struct LayoutRules: Hashable {
  /// The cells of a row, at least one.
  let columns: Int
  /// Whether rows are broken between words where they can be. If not, wherever they are full.
  let breaksAtWords: Bool
  /// Whether each character is drawn as a bullet, so that not even its words can be told.
  let isMasked: Bool

  init(columns: Int, breaksAtWords: Bool = true, isMasked: Bool = false) {
    self.columns = max(1, columns)
    self.breaksAtWords = breaksAtWords && !isMasked
    self.isMasked = isMasked
  }

  /// The cells from one tab stop to the next.
  var tabColumns: Int { min(8, columns) }

  /// The cells that a cluster takes which starts in a column of its row. A line break takes none.
  func cells(of cluster: LayoutCluster, at column: Int) -> Int {
    switch cluster.kind {
    case .lineBreak: 0
    case .tab: isMasked ? 1 : tabColumns - column % tabColumns
    case .space, .other: isMasked ? 1 : cluster.width
    }
  }
}
