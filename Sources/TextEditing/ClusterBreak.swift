/// Whether an extended grapheme cluster, a Swift `Character`, ends between two Unicode scalars.
///
/// The answer comes from `String` itself, asked about strings of a few scalars, and so can't differ from what
/// `Character` means on the system. Most pairs settle it alone, whatever stands before them.
enum ClusterBreak {
  case always
  case never
  /// What stands before the pair decides: half of a flag, an emoji before a joiner, a letter before a virama.
  case depends

  /// What the pair alone says.
  static func between(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> ClusterBreak {
    if isPlain(before) && isPlain(after) {
      return before == "\r" && after == "\n" ? .never : .always
    }
    // Known without asking, for the sake of long rows of them.
    if isRegionalIndicator(before) && isRegionalIndicator(after) { return .depends }
    if isAccent(before) && isAccent(after) { return .never }
    if isOneCluster(String(before) + String(after)) { return .never }
    // The two are apart by themselves. Of the rules that look further back, one goes on over a joiner to an
    // emoji, the other over marks to a letter.
    if before == "\u{200D}" { return .depends }
    // Skin tones extend a cluster as well (UAX #29, GCB = Extend), without the property of that name.
    let extends = before.properties.isGraphemeExtend || before.properties.isEmojiModifier
    guard extends && after.properties.generalCategory == .otherLetter else {
      return .always
    }
    return isOneCluster("\u{915}\u{94D}" + String(before) + String(after)) ? .depends : .always
  }

  /// Scalars that join with nothing but each other, in CR LF: below the first mark, and ideographs.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x300 || 0x3400...0x9FFF ~= scalar.value
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { 0x300...0x36F ~= scalar.value }

  private static func isOneCluster(_ string: String) -> Bool {
    string.index(after: string.startIndex) == string.endIndex
  }
}
