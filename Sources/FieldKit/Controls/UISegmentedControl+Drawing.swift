import CellCanvas
import Foundation

extension UISegmentedControl.Segment {
  /// What a terminal shows of it.
  @MainActor var shown: String { title ?? image?.glyph.map { String($0) } ?? "" }
}

extension UISegmentedControl {
  /// The columns that each segment asks for: its content, with one at each side.
  final var naturalColumns: [Int] {
    segments.map { $0.width > 0 ? CellMetrics.columns($0.width) : CellWidth.cells(of: $0.shown) + 2 }
  }

  /// The columns of each segment in so many, with one between each two.
  final func segmentColumns(in columns: Int) -> [Range<Int>] {
    let count = segments.count
    guard count > 0 else { return [] }
    let free = max(0, columns - (count - 1))
    let given = segments.map { $0.width > 0 ? CellMetrics.columns($0.width) : nil }
    let shared = given.count { $0 == nil }
    let natural = naturalColumns
    // What is shared: all that has no width of its own, or, where titles say the widths, what they leave.
    let taken = zip(given, natural).reduce(0) { sum, pair in
      sum + (pair.0 ?? (apportionsSegmentWidthsByContent ? pair.1 : 0))
    }
    var rest = max(0, free - taken)
    var sharers = shared
    var start = 0
    return (0..<count).map { index in
      var width = given[index] ?? (apportionsSegmentWidthsByContent ? natural[index] : 0)
      if given[index] == nil {
        let share = (rest + sharers - 1) / sharers
        width += share
        rest -= share
        sharers -= 1
      }
      defer { start += width + 1 }
      return start..<start + width
    }
  }

  /// The segment at a point of the control, in points.
  final func segment(at point: CGPoint) -> Int? {
    let column = Int((point.x / CellMetrics.width).rounded(.down))
    return segmentColumns(in: CellMetrics.cells(bounds).size.columns).firstIndex { $0.contains(column) }
  }

  final func draw(_ index: Int, in columns: Range<Int>, row: Int, on canvas: inout Canvas) {
    guard !columns.isEmpty else { return }
    let segment = segments[index]
    let isSelected = index == selection
    var state: UIControl.State = isSelected ? .selected : .normal
    if !segment.isEnabled || !isEnabled { state.insert(.disabled) }
    var style = CellStyle(
      foreground: isSelected ? (selectedSegmentTintColor ?? tintColor)?.cellColor : nil,
      attributes: isSelected ? .inverse : [])
    if let attributes = titleAttributes.shown(in: state) { style = style.applying(attributes) }
    if state.contains(.disabled) { style.attributes.insert(.dim) }
    let area = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    canvas.withClip(area) { canvas in
      if isSelected {
        canvas.draw(
          String(repeating: " ", count: columns.count), at: CellPoint(column: columns.lowerBound, row: row),
          style: style)
      }
      let indent = max(0, (columns.count - CellWidth.cells(of: segment.shown)) / 2)
      canvas.draw(segment.shown, at: CellPoint(column: columns.lowerBound + indent, row: row), style: style)
    }
  }
}
