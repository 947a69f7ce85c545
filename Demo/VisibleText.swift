extension String {
  /// The text as a terminal may have it: controls in it are shown (U+2400 and what follows), not obeyed.
  var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.map(\.visible)))
  }
}

extension Unicode.Scalar {
  fileprivate var visible: Unicode.Scalar {
    switch value {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: self
    }
  }
}
