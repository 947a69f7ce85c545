import Terminal

extension KeyBytes {
  /// Whether the key types a character in a field that isn't in the middle of anything.
  var isPrintable: Bool {
    guard let first else { return false }
    return first >= 0x20 && first != 0x7F
  }

  /// Backspace, in both spellings.
  var isBackspace: Bool { self == "\u{7F}" || self == "\u{08}" }
}
