import CellCanvas
import Foundation

extension [(end: String.Index, style: CellStyle)] {
  fileprivate func style(before index: String.Index) -> CellStyle? {
    (first { $0.end >= index } ?? last)?.style
  }
}

extension Canvas {
  /// Draws lines below each other, from a row on, cut off at the edges of an area.
  mutating func draw(
    _ lines: [LabelLayout.Line], in area: CellRect, top: Int, alignment: NSTextAlignment,
    runs: [(end: String.Index, style: CellStyle)], otherwise style: CellStyle
  ) {
    withClip(area) { canvas in
      for (index, line) in lines.enumerated() {
        let free = area.size.columns - line.columns
        let indent = alignment == .right ? free : alignment == .center ? free / 2 : 0
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
