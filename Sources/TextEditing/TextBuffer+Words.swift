/// Words are runs of letters and digits of any script; a character is one of those where any of its Unicode
/// scalars is. All else (spaces, punctuation, symbols, underscores, emoji) stands between words.
///
/// This is what Readline's emacs motions call a word, for more than ASCII. Chinese, Japanese and Thai, which
/// put nothing between words, have one word from one mark to the next.
extension TextBuffer {
  /// The end of the word that a position is in, or of the next one. Without one, the end of the text.
  public func wordBoundary(after position: UTF8Offset) -> UTF8Offset {
    let start = scalarBoundary(atOrBefore: position)
    return start + Self.wordLength(characters(from: start))
  }

  /// The start of the word that a position is in or behind, or of the one before. Without one, the start of
  /// the text.
  public func wordBoundary(before position: UTF8Offset) -> UTF8Offset {
    let end = scalarBoundary(atOrBefore: position)
    return end - Self.wordLength(charactersReversed(from: end))
  }

  /// Whether a character is part of a word.
  public static func isInWord(_ character: Character) -> Bool {
    if let ascii = character.asciiValue { return isInWord(ascii: ascii) }
    return character.unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// Whether an ASCII character is part of a word.
  static func isInWord(ascii: UInt8) -> Bool {
    0x61...0x7A ~= ascii | 0x20 || 0x30...0x39 ~= ascii
  }

  /// The UTF-8 code units of all characters up to the first behind a word.
  private static func wordLength(_ characters: some Sequence<Character>) -> Int {
    var length = 0
    var inWord = false
    for character in characters {
      let belongs = isInWord(character)
      if inWord && !belongs { break }
      inWord = belongs
      length += character.utf8.count
    }
    return length
  }
}
