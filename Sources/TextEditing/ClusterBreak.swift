/// Whether an extended grapheme cluster, a Swift `Character`, ends between two Unicode scalars.
///
/// The answer comes from `String` itself, asked about strings of a few scalars, and so can't differ from what
/// `Character` means on the system. Most pairs settle it alone, whatever stands before them.
enum ClusterBreak {
  case always
  case never
  /// What stands before the pair decides: a flag's half before, an emoji before a joiner, a letter before a
  /// virama.
  case depends

  /// What the pair alone says.
  static func between(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> ClusterBreak {
    if before.value < 0x300 && after.value < 0x300 {
      return before == "\r" && after == "\n" ? .never : .always
    }
    if isIdeograph(before) && isIdeograph(after) { return .always }
    if isOneCluster([before, after]) {
      return isRegionalIndicator(before) && isRegionalIndicator(after) ? .depends : .never
    }
    // The two are apart by themselves. Only a scalar that joins what stands before it can pass a join on.
    guard isOneCluster(["x", before]) else { return .always }
    let joinsAfterEmoji = isOneCluster(["\u{1F469}", before, after])
    let joinsAfterVirama = isOneCluster(["\u{915}", "\u{94D}", before, after])
    return joinsAfterEmoji || joinsAfterVirama ? .depends : .always
  }

  private static func isOneCluster(_ scalars: [Unicode.Scalar]) -> Bool {
    var string = String.UnicodeScalarView()
    for scalar in scalars { string.append(scalar) }
    let text = String(string)
    return text.index(after: text.startIndex) == text.endIndex
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { 0x3400...0x9FFF ~= scalar.value }
}
