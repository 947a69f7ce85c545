/// A text broken into lines of a width, at words where there are any. No more is read of it than is shown.
package struct WrappedText {
  /// The lines, without the blanks at which they were broken.
  package private(set) var lines: [String] = []
  /// Where each line begins in the text, in UTF-8 code units.
  package private(set) var starts: [Int] = []
  /// The widest line's cells, and the number of lines.
  package private(set) var size = CellSize.zero

  /// Whether the text had to be cut.
  package private(set) var isCut = false

  /// Lines beyond this are never shown by any screen.
  package static let rowLimit = 10_000

  /// - Parameters:
  ///   - columns: the most cells of a line; `nil` for as many as it needs.
  ///   - rows: the most lines, but always one. Where there would be more the last one ends in a mark.
  package init(_ text: String, columns: Int?, rows: Int?) {
    let width = max(1, columns ?? .max)
    let limit = max(1, min(rows ?? Self.rowLimit, Self.rowLimit))
    var rest: Substring? = Substring(text)
    var widest = 0
    repeat {
      let line = Self.takeLine(from: &rest, width: width)
      starts.append(text.utf8.distance(from: text.startIndex, to: line.text.startIndex))
      if lines.count + 1 == limit, rest != nil {
        isCut = true
        let (marked, cells) = Self.marked(line.text, width: width)
        lines.append(marked)
        widest = max(widest, cells)
        break
      }
      lines.append(String(line.text))
      widest = max(widest, line.columns)
    } while rest != nil
    size = CellSize(columns: widest, rows: lines.count)
  }

  /// Takes the next line; leaves `nil` behind the last one. Where it `breaksWords`, a line is as long as it can be.
  package static func takeLine(
    from rest: inout Substring?, width: Int, breaksWords: Bool = false
  ) -> (text: Substring, columns: Int) {
    guard let text = rest else { return ("", 0) }
    var columns = 0
    var index = text.startIndex
    /// Where the line can be broken: its end, its width, and where the next one starts.
    var opportunity: (end: Substring.Index, columns: Int, next: Substring.Index)?
    while index < text.endIndex {
      let (next, cells, kind) = Self.cluster(at: index, in: text)
      if kind == .newline {
        rest = text[next...]
        return (text[..<index], columns)
      }
      if kind == .space, !breaksWords { opportunity = (index, columns, next) }
      if columns + cells > width {
        // A word that doesn't fit any more goes over whole; one that fits no line is broken where the line ends.
        let cut = opportunity ?? (index, columns, index)
        rest = cut.next < text.endIndex ? text[cut.next...] : nil
        return (text[..<cut.end], cut.columns)
      }
      columns += cells
      index = next
    }
    rest = nil
    return (text, columns)
  }

  private enum Kind { case letter, space, newline }

  /// The cluster that begins at an index: where the next one begins, and its cells.
  private static func cluster(
    at index: Substring.Index, in text: Substring
  ) -> (next: Substring.Index, cells: Int, kind: Kind) {
    let utf8 = text.utf8
    let byte = utf8[index]
    if byte >= 0x20, byte < 0x7F {
      // A letter of ASCII is a cluster of its own, unless a mark follows, which none of ASCII is.
      let next = utf8.index(after: index)
      if next == text.endIndex || utf8[next] < 0x80 { return (next, 1, byte == 0x20 ? .space : .letter) }
    }
    let character = text[index]
    let kind: Kind = character.isNewline ? .newline : character == " " ? .space : .letter
    return (text.index(after: index), CellWidth.cells(of: character), kind)
  }

  /// The last line that is shown, cut to end in a mark.
  private static func marked(_ line: Substring, width: Int) -> (String, Int) {
    var marked = ""
    var columns = 0
    for character in line {
      let cells = CellWidth.cells(of: character)
      if columns + cells > width - 1 { break }
      marked.append(character)
      columns += cells
    }
    return (marked + "…", columns + 1)
  }
}
