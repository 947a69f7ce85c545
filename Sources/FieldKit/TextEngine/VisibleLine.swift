import CellCanvas
import Foundation
import TextEditing

/// The part of a line that a field shows, in whole clusters, with the caret in it.
///
/// Work is bounded by the width of the field, however long the text is.
struct VisibleLine {
  /// The first cluster shown.
  private(set) var start: UTF8Offset
  /// The cells that stay empty before it: a line that fits can stand in the middle or at the right.
  private(set) var indent = 0
  /// The caret's column, from the field's left edge, in cells. Less than the field's width.
  private(set) var caretColumn: Int

  /// Scrolls a line as little as it takes from `start` on.
  ///
  /// - Parameters:
  ///   - columns: the field's width in cells. The caret behind the last cluster takes one of them.
  ///   - alignment: where a line stands that fits.
  init(
    of line: TextBuffer, caret: UTF8Offset, scrolledTo start: UTF8Offset, columns: Int,
    alignment: NSTextAlignment = .natural
  ) {
    let room = max(0, columns - 1)
    var first = min(start, line.end)
    if !line.isClusterBoundary(first) { first = line.clusterBoundary(before: first) }
    if caret < first { first = caret }
    // Far out of sight: no need to measure what lies between.
    if caret - first > 0, Self.cells(of: line, from: first, to: caret, limit: room) == nil {
      first = Self.back(from: caret, in: line, columns: room)
    }
    // No emptiness at the right while text is hidden at the left.
    if first > .zero, Self.cells(of: line, from: first, to: line.end, limit: room) != nil {
      first = min(first, Self.back(from: line.end, in: line, columns: room))
    }
    self.start = first
    if first == .zero,
      let free = alignment.share(
        of: room,
        taken: { limit in
          Self.cells(of: line, from: .zero, to: line.end, limit: limit)
        })
    {
      indent = free
    }
    caretColumn = indent + (Self.cells(of: line, from: first, to: caret, limit: room) ?? room)
  }

  /// The cells between two positions, or `nil` if there are more than `limit`.
  static func cells(of line: TextBuffer, from: UTF8Offset, to: UTF8Offset, limit: Int) -> Int? {
    var position = from
    var columns = 0
    for character in line.characters(from: from) {
      if position >= to { break }
      columns += CellWidth.cells(of: character)
      if columns > limit { return nil }
      position = position + character.utf8.count
    }
    return columns
  }

  /// The earliest position from which on no more than `columns` cells lie before `end`.
  private static func back(from end: UTF8Offset, in line: TextBuffer, columns: Int) -> UTF8Offset {
    var position = end
    var left = columns
    while position > .zero, let character = line.character(before: position) {
      left -= CellWidth.cells(of: character)
      if left < 0 { break }
      position = position - character.utf8.count
    }
    return position
  }

  /// The position in a line whose cluster covers a column; the line's end right of its last one.
  static func position(in line: TextBuffer, from start: UTF8Offset, column: Int) -> UTF8Offset {
    var position = start
    var right = 0
    while let character = line.character(after: position) {
      right += CellWidth.cells(of: character)
      if right > column { break }
      position = position + character.utf8.count
    }
    return position
  }
}

extension NSTextAlignment {
  /// The empty cells before a line that fits into `room` cells. `taken` measures it; `nil` if it doesn't fit.
  func share(of room: Int, taken: (_ limit: Int) -> Int?) -> Int? {
    guard self == .center || self == .right, let cells = taken(room) else { return nil }
    return self == .center ? (room - cells) / 2 : room - cells
  }
}
