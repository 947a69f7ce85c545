import TextEditing

/// What Readline is given of a text that isn't to be seen: one sign for each character.
///
/// So nothing of the text reaches its kill ring, its history or its memory, and there are no words in it: commands on
/// words go to the ends. Positions and edits are translated between the line of signs and the text.
struct SecretLine {
  /// The sign: a private character that nobody types, and that is part of no word.
  private static let sign: Unicode.Scalar = "\u{10FFFD}"
  private static let signLength = String(Character(sign)).utf8.count

  /// The line of signs.
  let line: TextBuffer

  /// Where the text's characters begin, and its end, in UTF-8 code units.
  private let boundaries: [Int]

  init(_ text: TextBuffer) {
    var boundaries = [0]
    for character in text.characters(from: .zero) {
      boundaries.append(boundaries[boundaries.count - 1] + character.utf8.count)
    }
    self.boundaries = boundaries
    line = TextBuffer(String(repeating: Character(Self.sign), count: boundaries.count - 1))
  }

  /// The same place in the line of signs.
  func inLine(_ selection: TextSelection) -> TextSelection {
    TextSelection(anchor: inLine(selection.anchor), caret: inLine(selection.caret))
  }

  /// The same place in the text.
  func inText(_ selection: TextSelection) -> TextSelection {
    TextSelection(anchor: inText(selection.anchor), caret: inText(selection.caret))
  }

  private func inLine(_ position: UTF8Offset) -> UTF8Offset {
    let index = boundaries.firstIndex { $0 >= position.value } ?? boundaries.count - 1
    return UTF8Offset(index * Self.signLength)
  }

  private func inText(_ position: UTF8Offset) -> UTF8Offset {
    UTF8Offset(boundaries[max(0, min(position.value / Self.signLength, boundaries.count - 1))])
  }

  /// The change of the text that a change of the line stands for; `nil` if it is none. Signs that a command moves,
  /// or puts in from the kill ring, stand for nothing.
  func inText(_ edit: TextEdit) -> TextEdit? {
    var range = edit.range
    var put = edit.replacement.unicodeScalars[...]
    while put.first == Self.sign, range.utf8Count >= Self.signLength {
      put.removeFirst()
      range = range.lowerBound + Self.signLength..<range.upperBound
    }
    while put.last == Self.sign, range.utf8Count >= Self.signLength {
      put.removeLast()
      range = range.lowerBound..<range.upperBound - Self.signLength
    }
    var replacement = String.UnicodeScalarView()
    replacement.append(contentsOf: put.lazy.filter { $0 != Self.sign })
    let target = inText(range.lowerBound)..<inText(range.upperBound)
    if target.isEmpty && replacement.isEmpty { return nil }
    var changed = TextEdit(range: target, replacement: String(replacement), kind: edit.kind)
    // Nearly always behind what was put in; else as far from the line's end as it was.
    let lineEnd = line.end - edit.range.utf8Count + edit.replacement.utf8.count
    if edit.selectionAfter.isEmpty, edit.selectionAfter.caret >= range.lowerBound + String(put).utf8.count {
      let left = (lineEnd - edit.selectionAfter.caret) / Self.signLength
      let end = boundaries[max(0, boundaries.count - 1 - left)]
      let growth = changed.replacement.utf8.count - target.utf8Count
      changed.selectionAfter = TextSelection(caret: UTF8Offset(end + growth))
    } else if edit.selectionAfter.isEmpty, edit.selectionAfter.caret <= range.lowerBound {
      changed.selectionAfter = TextSelection(caret: inText(edit.selectionAfter.caret))
    }
    return changed
  }

  /// What Readline shows of the line, without the signs' own looks.
  static func shown(_ display: String) -> String {
    String(String.UnicodeScalarView(display.unicodeScalars.map { $0 == sign ? "•" : $0 }))
  }

  /// A text without signs, which came from the kill ring.
  static func withoutSigns(_ text: String) -> String {
    guard text.unicodeScalars.contains(sign) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != sign }))
  }
}
