import CellCanvas
import Foundation

extension UILabel {
  /// The text's lines, kept until something of them changes.
  final func textLayout(columns: Int, limit: Int) -> LabelLayout {
    if let cache = layoutCache, cache.columns == columns, cache.limit == limit { return cache.layout }
    let layout = LabelLayout(content.string ?? "", columns: columns, limit: limit, mode: lineBreakMode)
    layoutCache = (columns, limit, layout)
    return layout
  }

  final func drawLines(in rect: CGRect) {
    let area = CellMetrics.cells(rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    guard !area.isEmpty else { return }
    let limit = numberOfLines > 0 ? min(numberOfLines, area.size.rows) : area.size.rows
    let lines = textLayout(columns: area.size.columns, limit: limit).lines
    guard let string = content.string, !lines.isEmpty else { return }
    let style = letterStyle
    let runs = content.runs(of: string, over: style)
    let top = area.minRow + (area.size.rows - lines.count) / 2
    CanvasInUse.canvas.withClip(area) { canvas in
      for (index, line) in lines.enumerated() {
        let free = area.size.columns - line.columns
        let indent = textAlignment == .right ? free : textAlignment == .center ? free / 2 : 0
        var place = CellPoint(column: area.minColumn + max(0, indent), row: top + index)
        place.column += canvas.draw(line.head, in: runs, otherwise: style, at: place)
        if line.hasMark {
          let behind = line.head.isEmpty ? line.tail.startIndex : line.head.endIndex
          place.column += canvas.draw("…", at: place, style: runs.style(before: behind) ?? style)
        }
        canvas.draw(line.tail, in: runs, otherwise: style, at: place)
      }
    }
  }
}

extension [(end: String.Index, style: CellStyle)] {
  fileprivate func style(before index: String.Index) -> CellStyle? {
    (first { $0.end >= index } ?? last)?.style
  }
}

extension Canvas {
  /// Draws a part of a text, each part of it in its own style.
  @discardableResult
  fileprivate mutating func draw(
    _ text: Substring, in runs: [(end: String.Index, style: CellStyle)], otherwise style: CellStyle,
    at place: CellPoint
  ) -> Int {
    if runs.isEmpty { return draw(String(text), at: place, style: style) }
    var place = place
    let start = place.column
    var rest = text
    for run in runs where run.end > rest.startIndex && !rest.isEmpty {
      let part = rest.prefix(upTo: Swift.min(run.end, rest.endIndex))
      place.column += draw(String(part), at: place, style: run.style)
      rest = rest[part.endIndex...]
    }
    place.column += draw(String(rest), at: place, style: style)
    return place.column - start
  }
}
