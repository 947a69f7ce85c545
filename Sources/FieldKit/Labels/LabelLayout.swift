import CellCanvas
import Foundation

/// A label's text in lines of cells, as its mode of breaking lines says.
struct LabelLayout {
  /// One line: its start, and, where something was left out, a mark and what stands behind it.
  struct Line {
    var head: Substring
    var hasMark = false
    var tail: Substring = ""
    var columns: Int
  }

  private(set) var lines: [Line] = []
  /// The widest line's cells.
  var columns: Int { lines.map(\.columns).max() ?? 0 }

  /// - Parameters:
  ///   - columns: the most cells of a line.
  ///   - limit: the most lines.
  init(_ text: String, columns: Int, limit: Int, mode: NSLineBreakMode) {
    guard !text.isEmpty, limit > 0 else { return }
    let width = max(1, columns)
    var rest: Substring? = Substring(text)
    while let start = rest {
      let line = WrappedText.takeLine(from: &rest, width: width, breaksWords: mode == .byCharWrapping)
      if lines.count + 1 == limit, rest != nil {
        lines.append(Self.last(start, line: line, width: width, mode: mode))
        return
      }
      lines.append(Line(head: line.text, columns: line.columns))
    }
  }

  /// A paragraph as one line, cut if it is too long.
  static func line(of paragraph: Substring, columns: Int, mode: NSLineBreakMode) -> Line {
    let width = max(1, columns)
    let whole = paragraph.fitting(width)
    if whole.text.endIndex == paragraph.endIndex { return Line(head: whole.text, columns: whole.columns) }
    return last(paragraph, line: whole, width: width, mode: mode)
  }

  /// The last line that may be shown, where the text goes on.
  private static func last(
    _ text: Substring, line: (text: Substring, columns: Int), width: Int, mode: NSLineBreakMode
  ) -> Line {
    let paragraph = text.prefix { !$0.isNewline }
    switch mode {
    case .byWordWrapping, .byCharWrapping: return Line(head: line.text, columns: line.columns)
    case .byClipping:
      let head = paragraph.fitting(width)
      return Line(head: head.text, columns: head.columns)
    case .byTruncatingTail:
      let head = paragraph.fitting(width - 1)
      return Line(head: head.text, hasMark: true, columns: head.columns + 1)
    case .byTruncatingHead:
      let tail = text.fittingAtEnd(width - 1)
      return Line(head: "", hasMark: true, tail: tail.text, columns: tail.columns + 1)
    case .byTruncatingMiddle:
      let head = paragraph.fitting(width / 2)
      let tail = text.dropFirst(head.text.count).fittingAtEnd(width - 1 - head.columns)
      return Line(head: head.text, hasMark: true, tail: tail.text, columns: head.columns + 1 + tail.columns)
    }
  }
}

extension Substring {
  /// The start that takes at most so many cells.
  fileprivate func fitting(_ columns: Int) -> (text: Substring, columns: Int) {
    var used = 0
    var end = startIndex
    while end < endIndex {
      let cells = CellWidth.cells(of: self[end])
      if used + cells > columns { break }
      used += cells
      end = index(after: end)
    }
    return (self[..<end], used)
  }

  /// The end, after the last line break, that takes at most so many cells.
  fileprivate func fittingAtEnd(_ columns: Int) -> (text: Substring, columns: Int) {
    var used = 0
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      let cells = CellWidth.cells(of: self[before])
      if self[before].isNewline || used + cells > columns { break }
      used += cells
      start = before
    }
    return (self[start...], used)
  }
}
