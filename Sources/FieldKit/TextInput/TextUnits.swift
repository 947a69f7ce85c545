import TextEditing

/// Where the units of a text lie, in UTF-16 code units.
enum TextUnits {
  /// All units of a kind, in their order. Words are runs of letters and digits; a line is a paragraph.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .character: characters(in: text)
    case .word: words(in: text)
    case .sentence: sentences(in: text)
    case .paragraph, .line: lines(in: text)
    case .document: [0..<text.utf16.count]
    }
  }

  private static func characters(in text: String) -> [Range<Int>] {
    var offset = 0
    return text.map { character in
      let start = offset
      offset += character.utf16.count
      return start..<offset
    }
  }

  private static func words(in text: String) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start: Int?
    var offset = 0
    for character in text {
      if TextBuffer.isInWord(character) {
        start = start ?? offset
      } else if let begun = start {
        units.append(begun..<offset)
        start = nil
      }
      offset += character.utf16.count
    }
    if let start { units.append(start..<offset) }
    return units
  }

  /// Lines without their ends; the last one may be empty.
  private static func lines(in text: String) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start = 0
    var offset = 0
    for character in text {
      if character.isNewline {
        units.append(start..<offset)
        start = offset + character.utf16.count
      }
      offset += character.utf16.count
    }
    return units + [start..<offset]
  }

  /// Sentences with the space behind them: they end at full stops and the like before a space, and at line ends.
  private static func sentences(in text: String) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start = 0
    var offset = 0
    var previous: Character = " "
    var isOver = false
    for character in text {
      if isOver, !character.isWhitespace {
        units.append(start..<offset)
        start = offset
        isOver = false
      } else if character.isNewline || character.isWhitespace && ".!?…。！？".contains(previous) {
        isOver = true
      }
      offset += character.utf16.count
      previous = character
    }
    return start < offset ? units + [start..<offset] : units
  }
}
