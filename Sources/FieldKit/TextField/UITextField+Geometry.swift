import CellCanvas
package import Foundation
package import TextEditing

/// Where things stand in a field. Rectangles are in points, in the field's own coordinates.
extension UITextField {
  /// The columns that stay empty at either side. A tall field, which is drawn as a box, leaves one to the air, and one
  /// to its outline.
  private func air(in bounds: CGRect) -> CGFloat {
    let size = CellMetrics.cells(bounds).size
    guard size.rows >= 3 && size.columns > 4 else { return 0 }
    return (outline == nil ? 1 : 2) * CellMetrics.width
  }

  /// Where the text stands if nobody says otherwise: what the side views leave.
  func defaultTextRect(_ bounds: CGRect, clearButton: Bool) -> CGRect {
    let air = air(in: bounds)
    var left = bounds.minX + air
    var right = bounds.maxX - air
    if isShown(leftViewMode), leftView != nil { left = max(left, leftViewRect(forBounds: bounds).maxX) }
    if isShown(rightViewMode), rightView != nil { right = min(right, rightViewRect(forBounds: bounds).minX) }
    if clearButton { right = min(right, clearButtonRect(forBounds: bounds).minX) }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  /// Where a side view stands: in the middle of the height, `size` large.
  func sideRect(_ bounds: CGRect, size: CGSize, atRight: Bool) -> CGRect {
    let air = air(in: bounds)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: atRight ? bounds.maxX - air - size.width : bounds.minX + air,
      y: bounds.midY - height / 2, width: size.width, height: height)
  }

  /// The size of a side view: its own, else what its content asks for, else a row of two cells.
  func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let (own, content) = (view.frame.size, view.intrinsicContentSize)
    return CGSize(
      width: own.width > 0 ? own.width : max(content.width, 2 * CellMetrics.width),
      height: own.height > 0 ? own.height : max(content.height, CellMetrics.height))
  }

  /// Whether what has this mode is to be seen now.
  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Whether the clear button is to be seen now: only with text.
  var isClearButtonShown: Bool {
    clearButtonMode != .never && hasText && isEnabled && isShown(clearButtonMode)
  }

  /// The cells in which text stands: the middle row of a rectangle, inside of the outline.
  func line(in rect: CGRect) -> CellRect {
    let size = CellMetrics.cells(bounds).size
    let isBoxed = outline != nil && size.rows >= 3 && size.columns >= 2
    let inside = CellRect(size: size).inset(left: isBoxed ? 1 : 0, right: isBoxed ? 1 : 0)
    let cells = CellMetrics.cells(rect)
    let row = min(max(cells.minRow + (cells.size.rows - 1) / 2, 0), max(0, size.rows - 1))
    let visible = cells.intersection(inside)
    return CellRect(column: visible.minColumn, row: row, columns: visible.size.columns, rows: 1)
  }

  /// The cells of the text as it is now.
  var textLine: CellRect {
    line(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  /// What is shown of the text.
  var displayedLine: DisplayedLine {
    if let provisional = engine.provisional, engine.isEditing { return DisplayedLine(provisional) }
    return DisplayedLine(
      engine.content, marked: engine.markedRange, display: isSecureTextEntry ? secureTextDisplay : .revealed)
  }

  /// The part of a line that is seen now.
  func visibleLine(of shown: DisplayedLine, columns: Int) -> VisibleLine {
    // Who doesn't edit wants to see how the text begins.
    VisibleLine(
      of: shown.line, caret: engine.isEditing ? shown.caret : .zero,
      scrolledTo: engine.isEditing ? firstVisible : .zero, columns: columns, alignment: textAlignment)
  }

  /// Where the caret stands at a position in the text, in points.
  func caretRect(at position: UTF8Offset) -> CGRect {
    let area = textLine
    let shown = displayedLine
    let visible = visibleLine(of: shown, columns: area.size.columns)
    let target = shown.linePosition(position)
    let (low, high) = (min(visible.start, target), max(visible.start, target))
    let cells = VisibleLine.cells(of: shown.line, from: low, to: high, limit: .max) ?? 0
    let column = area.minColumn + visible.indent + (target < visible.start ? -cells : cells)
    return CellMetrics.rect(CellRect(column: column, row: area.minRow, columns: 1, rows: 1))
  }

  /// The position in the text nearest to a point of the field.
  func position(at point: CGPoint) -> UTF8Offset {
    let area = textLine
    let shown = displayedLine
    let visible = visibleLine(of: shown, columns: area.size.columns)
    let column = Int(max(-1e6, min(1e6, (point.x / CellMetrics.width).rounded(.down))))
    return shown.sourcePosition(
      VisibleLine.position(
        in: shown.line, from: visible.start, column: max(0, column - area.minColumn - visible.indent)))
  }

  /// The position in the text that a click at a point of the window means.
  package func position(atWindowPoint point: CGPoint) -> UTF8Offset { position(at: fromWindow(point)) }
}
