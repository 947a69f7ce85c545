/// Lays out a table for a terminal.
enum Table {
  static func row(_ columns: [String]) -> String {
    columns.enumerated().map { index, text in
      let width = index == 0 ? 18 : text.hasSuffix("x") || text.isEmpty ? 8 : 22
      return String(repeating: " ", count: max(1, width - text.count)) + text
    }.joined()
  }
}
