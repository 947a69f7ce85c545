/// How wide text is on a terminal. Everything that asks for a width, asks here.
///
/// A cluster takes the cells of its scalars together, but never more than 2: what terminals do that know clusters
/// (foot's default, and "mode 2027"), and the least loss in those that don't. Ambiguous width (UAX #11) is 1.
public enum CellWidth {
  /// The cells that one grapheme cluster takes when it is drawn: 1 or 2. What has no width of its own is drawn as
  /// something that has.
  public static func cells(of cluster: Character) -> Int { DrawnCluster(cluster).columns }

  /// The cells that a text takes when it is drawn on one line.
  public static func cells(of text: some Sequence<Character>) -> Int {
    text.reduce(0) { $0 + cells(of: $1) }
  }

  /// The cells of all scalars of one cluster together, where a variation selector or an emoji sequence doesn't decide.
  static func sum(of scalars: Character.UnicodeScalarView) -> Int {
    var total = 0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if let base = previous, base.properties.isEmoji {
        // UTS #51: the selector asks for the emoji's picture, or for the plain letter.
        if scalar == "\u{FE0F}" { return 2 }
        if scalar == "\u{FE0E}" { return 1 }
      }
      total += cells(of: scalar)
      previous = scalar
    }
    return total
  }

  /// The cells of one scalar, as terminals count that know no clusters: 0 for marks and joiners, 1 or 2.
  package static func cells(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0  // drawn inside the syllable that they end
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return WideRanges.contains(scalar) || properties.isEmojiPresentation ? 2 : 1
    }
  }
}
