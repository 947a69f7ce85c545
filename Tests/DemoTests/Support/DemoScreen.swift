import Foundation
import VirtualTerminal

/// What a user makes out on the first screen.
extension DemoTerminal {
  /// Where the box around the field is: the columns of its sides and its middle row. `nil` unless it is whole.
  var box: (left: Int, right: Int, row: Int)? {
    guard let top = row(with: "╭"), let bottom = row(with: "╰"), bottom == top + 2,
      let left = column(of: "╭", row: top), let right = column(of: "╮", row: top),
      column(of: "╰", row: bottom) == left, column(of: "╯", row: bottom) == right,
      text(left, top + 1) == "│", text(right, top + 1) == "│",
      (left + 1..<right).allSatisfy({ text($0, top) == "─" && text($0, bottom) == "─" })
    else { return nil }
    return (left, right, top + 1)
  }

  /// The first column in which the field shows text.
  var textColumn: Int? { box.map { $0.left + 2 } }

  /// What the box holds, without the blanks at its ends.
  var fieldText: String? {
    guard let box else { return nil }
    return string(row: box.row, columns: box.left + 1..<box.right).trimmingCharacters(in: .whitespaces)
  }

  /// What the lowest box on the screen holds, where there are several: one that was left as it stood, and the present one.
  var lowestFieldText: String? {
    guard let bottom = screen.lines.lastIndex(where: { $0.contains("╰") }), bottom >= 2 else { return nil }
    let line = screen.lines[bottom - 1]
    guard line.filter({ $0 == "│" }).count == 2 else { return nil }
    return line.split(separator: "│", omittingEmptySubsequences: false)[1].trimmingCharacters(
      in: .whitespaces)
  }

  /// What stands behind the label above the field.
  var label: String? {
    let name = Self.label.trimmingCharacters(in: .whitespaces)
    guard let line = screen.lines.first(where: { $0.contains(name) }), let range = line.range(of: name)
    else { return nil }
    return line[range.upperBound...].trimmingCharacters(in: .whitespaces)
  }

  /// The cursor's column, counted from the field's first cell of text; `nil` where it isn't in the field or hidden.
  var caret: Int? {
    guard screen.isCursorVisible, let box, let textColumn, screen.cursor.row == box.row,
      screen.cursor.column < box.right
    else { return nil }
    return screen.cursor.column - textColumn
  }

  /// The first row that holds a text.
  func row(with text: String) -> Int? { screen.lines.firstIndex { $0.contains(text) } }

  func text(_ column: Int, _ row: Int) -> String { screen.cell(column: column, row: row).text }

  func string(row: Int, columns: Range<Int>) -> String {
    columns.map { column in
      let cell = screen.cell(column: column, row: row)
      return cell.isContinuation ? "" : cell.text.isEmpty ? " " : cell.text
    }.joined()
  }

  private func column(of text: String, row: Int) -> Int? {
    (0..<screen.columns).first { self.text($0, row) == text }
  }

  /// The screen as one text, for messages.
  var picture: String {
    let rule = String(repeating: "-", count: screen.columns)
    return ([rule] + screen.lines + [rule, "cursor \(screen.cursor)"]).joined(separator: "\n")
  }
}
