import TextEditing

/// Cuts a text into rows, from one on. What rows come of it depends on nothing before the first one.
struct RowBreaker {
  private let rules: LayoutRules
  private var clusters: LayoutClusters
  private var position: UTF8Offset

  /// Where the row being filled starts.
  private(set) var start: UTF8Offset
  private var column = 0
  /// The last place in the row at which it may be broken: where, and in which column.
  private var opportunity: (position: UTF8Offset, column: Int)?
  private var previous: LineBreaking?
  /// Whether a letter or digit stands right before `previous`.
  private var isCompound = false
  private var pending: LayoutCluster?
  /// Whether the last row was returned.
  private(set) var isAtEnd = false

  /// - Parameter start: where a row starts.
  init(_ text: TextBuffer, from start: UTF8Offset, rules: LayoutRules) {
    self.rules = rules
    clusters = LayoutClusters(text, from: start)
    position = start
    self.start = start
  }

  /// The next row; `nil` behind the last one. Each text has a row, and one more behind a line break at its end.
  mutating func next() -> LaidOutRow? {
    if isAtEnd { return nil }
    while let cluster = pending ?? clusters.next() {
      pending = nil
      if let row = take(cluster) { return row }
    }
    isAtEnd = true
    return LaidOutRow(length: position - start, isEndOfParagraph: false)
  }

  /// Puts a cluster into the row, or ends the row before it and keeps the cluster for the next.
  private mutating func take(_ cluster: LayoutCluster) -> LaidOutRow? {
    let cells = rules.cells(of: cluster, at: column)
    switch cluster.kind {
    case .lineBreak:
      position = position + cluster.length
      return endRow(at: position, column: column, isEndOfParagraph: true)
    case .space where rules.breaksAtWords, .tab where rules.breaksAtWords:
      // Spaces behind the last word hang over the edge.
      position = position + cluster.length
      column += cells
      opportunity = (position, column)
      previous = nil
      isCompound = false
      return nil
    case .space, .tab, .other:
      if rules.breaksAtWords, let previous,
        previous.allowsBreak(before: cluster.breaking, isCompound: isCompound)
      {
        opportunity = (position, column)
      }
      if column + cells > rules.columns, position > start {
        pending = cluster
        if let opportunity {
          return endRow(at: opportunity.position, column: opportunity.column, isEndOfParagraph: false)
        }
        return endRow(at: position, column: column, isEndOfParagraph: false)
      }
      position = position + cluster.length
      column += cells
      isCompound = previous?.contains(.alphanumeric) ?? false
      previous = cluster.breaking
      return nil
    }
  }

  /// The row so far. What was read behind its end, which never holds a tab or a place to break, begins the next one.
  private mutating func endRow(at end: UTF8Offset, column: Int, isEndOfParagraph: Bool) -> LaidOutRow {
    let row = LaidOutRow(length: end - start, isEndOfParagraph: isEndOfParagraph)
    if end == position {
      previous = nil
      isCompound = false
    }
    start = end
    self.column -= column
    opportunity = nil
    return row
  }
}
