import CellCanvas

/// The node of a text.
final class TextNode: _ViewNode {
  private var style = CellStyle.plain
  private var runs: [Text.Run] = []
  private var string = ""
  private var alignment = TextAlignment.leading
  private var lineLimit: Int?
  private var textCase: Text.Case?
  /// How the text wraps in the few sizes that one layout asks about.
  private var wrapped: [(proposal: CellProposal, lines: WrappedText)] = []

  /// What the text followed last.
  private var followed: EnvironmentValues?

  func update(_ runs: [Text.Run], in environment: EnvironmentValues) {
    if let followed, followed.isSame(as: environment), textCase == nil {
      if runs == self.runs { return }
      self.runs = runs
      string = Text(runs: runs).string
      wrapped.removeAll(keepingCapacity: true)
      return
    }
    followed = environment
    style = environment.resolvedTextStyle
    alignment = environment.multilineTextAlignment
    let (lineLimit, textCase) = (environment.lineLimit, environment.textCase)
    if runs == self.runs, lineLimit == self.lineLimit, textCase == self.textCase { return }
    (self.runs, self.lineLimit, self.textCase) = (runs, lineLimit, textCase)
    switch textCase {
    case nil: break
    case .uppercase: for index in runs.indices { self.runs[index].string = runs[index].string.uppercased() }
    case .lowercase: for index in runs.indices { self.runs[index].string = runs[index].string.lowercased() }
    }
    string = Text(runs: self.runs).string
    wrapped.removeAll(keepingCapacity: true)
  }

  private func lines(for proposal: CellProposal) -> WrappedText {
    var proposal = proposal
    if let lineLimit { proposal.rows = min(proposal.rows ?? .max, max(1, lineLimit)) }
    if let known = wrapped.first(where: { $0.lines.isLayout(for: proposal, madeFor: $0.proposal) }) {
      return known.lines
    }
    let lines = WrappedText(string, columns: proposal.columns, rows: proposal.rows)
    if wrapped.count >= Self.cacheLimit { wrapped.removeFirst() }
    wrapped.append((proposal, lines))
    return lines
  }

  private static let cacheLimit = 6

  override func measure(_ proposal: CellProposal) -> CellSize { lines(for: proposal).size }

  override func draw(in canvas: inout Canvas) {
    let text = lines(for: CellProposal(frame.size))
    for (row, line) in text.lines.enumerated() {
      var place = CellPoint(column: frame.minColumn, row: frame.minRow + row)
      if alignment != .leading, text.lines.count > 1 {
        let free = max(0, text.size.columns - CellWidth.cells(of: line))
        place.column += alignment == .center ? free >> 1 : free
      }
      if runs.count == 1 {
        canvas.draw(
          line, at: place, style: runs[0].style.applied(to: style), maxColumns: frame.size.columns)
      } else {
        draw(line, from: text.starts[row], at: place, in: &canvas)
      }
    }
  }

  /// Draws a line that has parts of several styles.
  private func draw(_ line: String, from start: Int, at place: CellPoint, in canvas: inout Canvas) {
    var (index, end) = (-1, 0)
    var column = 0
    var offset = start
    for character in line {
      while index + 1 < runs.count, offset >= end {
        index += 1
        end += runs[index].string.utf8.count
      }
      let style = index >= 0 ? runs[index].style.applied(to: style) : style
      column += canvas.draw(
        character, at: CellPoint(column: place.column + column, row: place.row), style: style)
      offset += character.utf8.count
    }
  }
}
