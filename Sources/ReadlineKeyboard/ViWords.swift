/// vi's words in a text that is not ASCII: letters, digits and `_` of any script are words.
///
/// Readline looks at single bytes there. In ASCII its own commands run; these go where those go.
enum ViWords {
  /// The scripts that are written without spaces are words apart, as in vim.
  private enum Kind: Comparable { case blank, sign, word, hiragana, katakana, han, hangul }

  /// vi `w` and `W`.
  static func forward(_ line: EditedLine, _ point: Int, _ count: Int, _ isBig: Bool) -> Int {
    let clusters = line.clusters
    var position = point
    for _ in 0..<count where position < line.length {
      let kind = kind(line, position, isBig)
      while position < line.length && kind != .blank && self.kind(line, position, isBig) == kind {
        position = clusters.end(after: position)
      }
      while position < line.length && self.kind(line, position, isBig) == .blank {
        position = clusters.end(after: position)
      }
    }
    return line.limited(position)
  }

  /// vi `b` and `B`.
  static func backward(_ line: EditedLine, _ point: Int, _ count: Int, _ isBig: Bool) -> Int {
    let clusters = line.clusters
    var position = point
    for _ in 0..<count where position > 0 {
      var before = clusters.start(before: position)
      while before > 0 && kind(line, before, isBig) == .blank { before = clusters.start(before: before) }
      position = startOfRun(line, before, isBig)
    }
    return position
  }

  /// vi `e` and `E`. For an operator, the last scalar of the word: Readline takes one more by itself.
  static func end(_ line: EditedLine, _ point: Int, _ count: Int, _ isBig: Bool) -> Int {
    let clusters = line.clusters
    var position = point
    for _ in 0..<count where position < line.length {
      var next = clusters.end(after: position)
      while next < line.length && kind(line, next, isBig) == .blank { next = clusters.end(after: next) }
      guard next < line.length else { break }
      let kind = kind(line, next, isBig)
      position = next
      while true {
        next = clusters.end(after: position)
        guard next < line.length && self.kind(line, next, isBig) == kind else { break }
        position = next
      }
    }
    guard line.state.is_operator_pending, position < line.length else { return line.limited(position) }
    var last = clusters.end(after: position) - 1
    while last > position && line.bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return last
  }

  /// vi insert mode's C-w: white space and signs, then the word before them.
  static func rubout(_ line: EditedLine, _ point: Int, _ count: Int) -> Int {
    let clusters = line.clusters
    var position = point
    for _ in 0..<count where position > 0 {
      var before = clusters.start(before: position)
      while before > 0 && kind(line, before, false) < .word { before = clusters.start(before: before) }
      position = before
      while position > 0 {
        before = clusters.start(before: position)
        guard kind(line, before, false) >= .word else { break }
        position = before
      }
    }
    return position
  }

  private static func startOfRun(_ line: EditedLine, _ position: Int, _ isBig: Bool) -> Int {
    let clusters = line.clusters
    let kind = kind(line, position, isBig)
    var start = position
    while start > 0 {
      let before = clusters.start(before: start)
      guard self.kind(line, before, isBig) == kind else { break }
      start = before
    }
    return start
  }

  private static func kind(_ line: EditedLine, _ position: Int, _ isBig: Bool) -> Kind {
    let byte = line.bytes[position]
    if byte == 0x20 || byte == 0x09 { return .blank }
    if isBig { return .word }
    let text = line.string(position..<line.clusters.end(after: position))
    guard let character = text.first, let scalar = character.unicodeScalars.first else { return .sign }
    guard character.isLetter || character.isNumber || character == "_" else { return .sign }
    switch scalar.value {
    case 0x3040...0x309F: return .hiragana
    case 0x30A0...0x30FF: return .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .han
    case 0xAC00...0xD7A3: return .hangul
    default: return .word
    }
  }
}
