import CellCanvas
package import Foundation

/// How large text is when it is drawn in cells, in points.
package enum TextMeasure {
  /// The size of a text whose lines end only where it says so.
  package static func size(of text: some StringProtocol) -> CGSize {
    size(of: text, width: .infinity)
  }

  /// The size of a text whose lines are no wider than `width` points. Words move down whole where they fit.
  package static func size(of text: some StringProtocol, width: CGFloat) -> CGSize {
    let limit = width.isFinite && width < 1e9 ? max(1, Int(width / CellMetrics.width)) : Int.max
    var rows = 0
    var columns = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let widths = rowWidths(of: line, limit: limit)
      rows += widths.count
      columns = max(columns, widths.max() ?? 0)
    }
    return CGSize(
      width: CGFloat(columns) * CellMetrics.width, height: CGFloat(rows) * CellMetrics.height)
  }

  /// The rectangle that a text takes in a room of a size, in points. Whole rows of it are seen.
  static func bounds(
    of text: some StringProtocol, in room: CGSize, options: NSStringDrawingOptions
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && room.width > 0
    var size = size(of: text, width: wraps ? room.width : .infinity)
    if !wraps { size.height = CellMetrics.height }
    if options.contains(.truncatesLastVisibleLine), room.height >= CellMetrics.height {
      size.height = min(size.height, (room.height / CellMetrics.height).rounded(.down) * CellMetrics.height)
    }
    return CGRect(origin: .zero, size: size)
  }

  /// The cells of each row of one line.
  private static func rowWidths(of line: some StringProtocol, limit: Int) -> [Int] {
    if limit == .max { return [CellWidth.cells(of: line)] }
    var widths: [Int] = []
    var row: Int?
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      var rest = CellWidth.cells(of: word)
      if let taken = row {
        if taken + 1 + rest <= limit {
          row = taken + 1 + rest
          continue
        }
        widths.append(taken)
      }
      while rest > limit {
        widths.append(limit)
        rest -= limit
      }
      row = rest
    }
    return widths + [row ?? 0]
  }
}
