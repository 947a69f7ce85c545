import TextEditing

/// The rows of a text, in pages, so that a change among many rows stays cheap.
struct RowList {
  private struct Page {
    var rows: [LaidOutRow]
    /// Of all its rows, in UTF-8 code units.
    var length: Int

    init(_ rows: some Sequence<LaidOutRow>) {
      self.rows = Array(rows)
      length = self.rows.reduce(0) { $0 + $1.length }
    }
  }

  private static let pageSize = 128

  private var pages: [Page] = []
  private(set) var count = 0
  /// Of the whole text, in UTF-8 code units.
  private(set) var length = 0

  init(_ rows: [LaidOutRow] = []) { replaceSubrange(0..<0, with: rows) }

  /// The row that an offset is in: at the end of the text the last one, between two rows the second.
  func place(at offset: UTF8Offset) -> RowPlace {
    var row = 0
    var start = 0
    for (index, page) in pages.enumerated() {
      if offset.value < start + page.length || index == pages.count - 1 {
        for (number, contents) in page.rows.enumerated() {
          if offset.value < start + contents.length || number == page.rows.count - 1 {
            return RowPlace(row: row + number, start: UTF8Offset(start), contents: contents)
          }
          start += contents.length
        }
      }
      row += page.rows.count
      start += page.length
    }
    return RowPlace(row: 0, start: .zero, contents: LaidOutRow(length: 0, isEndOfParagraph: false))
  }

  /// A row by its number, which is taken to the nearest there is.
  func place(row: Int) -> RowPlace {
    var left = max(0, min(row, count - 1))
    var start = 0
    for page in pages {
      if left < page.rows.count {
        let before = page.rows[..<left].reduce(0) { $0 + $1.length }
        return RowPlace(
          row: max(0, min(row, count - 1)), start: UTF8Offset(start + before), contents: page.rows[left])
      }
      left -= page.rows.count
      start += page.length
    }
    return RowPlace(row: 0, start: .zero, contents: LaidOutRow(length: 0, isEndOfParagraph: false))
  }

  /// A row, and where it is kept.
  struct Cursor {
    fileprivate var page: Int
    fileprivate var index: Int
    fileprivate(set) var place: RowPlace
  }

  /// A cursor at a row, which goes on to the next ones without looking them up.
  func cursor(at place: RowPlace) -> Cursor {
    var left = place.row
    for (number, page) in pages.enumerated() {
      if left < page.rows.count { return Cursor(page: number, index: left, place: place) }
      left -= page.rows.count
    }
    return Cursor(page: pages.count, index: 0, place: place)
  }

  /// Goes on to the next row.
  ///
  /// - Returns: whether there is one.
  func advance(_ cursor: inout Cursor) -> Bool {
    guard cursor.place.row + 1 < count else { return false }
    cursor.place.start = cursor.place.end
    cursor.place.row += 1
    cursor.index += 1
    if cursor.index == pages[cursor.page].rows.count {
      cursor.page += 1
      cursor.index = 0
    }
    cursor.place.contents = pages[cursor.page].rows[cursor.index]
    return true
  }

  /// Puts rows in place of others.
  mutating func replaceSubrange(_ range: Range<Int>, with rows: [LaidOutRow]) {
    count += rows.count - range.count
    // The pages that the range touches, and the rows of them before and behind it.
    var first = 0
    var before = 0
    while first < pages.count, before + pages[first].rows.count < range.lowerBound {
      before += pages[first].rows.count
      first += 1
    }
    var last = first
    var behind = before
    while last < pages.count, behind < range.upperBound || last == first {
      behind += pages[last].rows.count
      last += 1
    }
    let touched = pages[first..<last]
    let old = touched.reduce(0) { $0 + $1.length }
    let all = Array(touched.map(\.rows).joined())
    let fresh =
      Array(all.prefix(range.lowerBound - before)) + rows + Array(all.suffix(behind - range.upperBound))
    var new: [Page] = []
    if fresh.count <= Self.pageSize {
      if !fresh.isEmpty { new = [Page(fresh)] }
    } else {
      for start in stride(from: 0, to: fresh.count, by: Self.pageSize / 2) {
        new.append(Page(fresh[start..<min(fresh.count, start + Self.pageSize / 2)]))
      }
    }
    length += new.reduce(0) { $0 + $1.length } - old
    pages.replaceSubrange(first..<last, with: new)
  }
}
