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
    CanvasInUse.canvas.draw(
      lines, in: area, top: top, alignment: textAlignment, runs: runs, otherwise: style)
  }
}
