/// The six characters of a box.
public struct BoxStyle: Hashable, Sendable {
  /// The upper left corner.
  public var topLeft: Character
  /// The upper right corner.
  public var topRight: Character
  /// The lower left corner.
  public var bottomLeft: Character
  /// The lower right corner.
  public var bottomRight: Character
  /// The upper and lower edges.
  public var horizontal: Character
  /// The left and right edges.
  public var vertical: Character

  /// `╭─╮ │ ╰─╯`
  public static let rounded = BoxStyle(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│")
  /// `┌─┐ │ └─┘`
  public static let square = BoxStyle(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│")
  /// `┏━┓ ┃ ┗━┛`
  public static let heavy = BoxStyle(
    topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃")
}

extension Canvas {
  /// Draws the outline of a rectangle along its outermost cells. One that is too thin for an outline becomes a line.
  public mutating func drawBox(_ rect: CellRect, box: BoxStyle = .rounded, style: CellStyle = .plain) {
    let rect = onCanvas(rect)
    let outer = origin
    origin = .zero
    defer { origin = outer }
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    guard left <= right, top <= bottom else { return }
    // Only what the clip shows is worth a loop: a caller's rectangle may be of any size.
    let seen = rect.intersection(visibleClip)
    if left == right || top < bottom, !seen.isEmpty {
      draw(box.vertical, columns: left..<left + 1, rows: seen.minRow..<seen.maxRow, style: style)
      draw(box.vertical, columns: right..<right + 1, rows: seen.minRow..<seen.maxRow, style: style)
    }
    guard left < right, !seen.isEmpty else { return }
    draw(box.horizontal, columns: seen.minColumn..<seen.maxColumn, rows: top..<top + 1, style: style)
    draw(box.horizontal, columns: seen.minColumn..<seen.maxColumn, rows: bottom..<bottom + 1, style: style)
    guard top < bottom else { return }
    draw(box.topLeft, at: CellPoint(column: left, row: top), style: style)
    draw(box.topRight, at: CellPoint(column: right, row: top), style: style)
    draw(box.bottomLeft, at: CellPoint(column: left, row: bottom), style: style)
    draw(box.bottomRight, at: CellPoint(column: right, row: bottom), style: style)
  }
}
