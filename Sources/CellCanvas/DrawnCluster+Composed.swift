extension DrawnCluster {
  /// What is drawn for a cluster that may have several scalars: those of it that can be drawn, within the limits.
  static func composed(_ scalars: Character.UnicodeScalarView) -> DrawnCluster {
    var kept = String.UnicodeScalarView()
    var count = 0
    var marks = 0
    var isWhole = true
    var isInvisible = true
    for scalar in scalars {
      guard count < scalarLimit else {
        isWhole = false
        break
      }
      let role = ScalarRole(scalar)
      if role == .mark { marks += 1 }
      if role == .refused || (role == .mark && marks > markLimit) {
        isWhole = false
        continue
      }
      if role != .joiner, !scalar.properties.isDefaultIgnorableCodePoint { isInvisible = false }
      kept.append(scalar)
      count += 1
    }
    if count == 1, isWhole, !isInvisible, let only = kept.first, ScalarRole(only) == .base,
      missingBase(before: only) == nil
    {
      return DrawnCluster(Character(only), columns: max(1, CellWidth.cells(of: only)))
    }
    // Without anything to see (a lone joiner, a Hangul filler, a tag) a reader couldn't tell that it is there.
    guard let first = kept.first, !isInvisible else { return replacement }
    if let base = missingBase(before: first) {
      return cluster(base + String(kept), isSubstitute: true) ?? cluster(String(first)) ?? replacement
    }
    return cluster(String(kept), isSubstitute: false)
      ?? (isWhole ? replacement : cluster(String(first)) ?? replacement)
  }

  /// The text as one drawn cluster, or `nil` if it isn't one cluster: leaving out a scalar may have split it.
  private static func cluster(_ text: String, isSubstitute: Bool = false) -> DrawnCluster? {
    guard text.count == 1, let character = text.first else { return nil }
    let columns = CellWidth.sum(of: character.unicodeScalars)
    return DrawnCluster(character, columns: min(max(columns, 1), 2), isSubstitute: isSubstitute)
  }

  /// What a cluster that begins with `first` lacks to be drawn: a dotted circle under a lone combining mark, a filler
  /// before a lone vowel or final consonant of Hangul.
  private static func missingBase(before first: Unicode.Scalar) -> String? {
    switch first.value {
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: "\u{115F}"
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: "\u{115F}\u{1160}"
    default: ScalarRole(first) == .mark || first.properties.isVariationSelector ? "\u{25CC}" : nil
    }
  }
}

/// What a scalar does in a drawn cluster.
enum ScalarRole {
  /// Has a place of its own.
  case base
  /// Combines with the base: accents, vowel signs, enclosing marks.
  case mark
  /// Chooses or joins what is drawn: zero-width joiners, variation selectors, the tags of flags.
  case joiner
  /// Never drawn: controls, bidi controls and other invisible formats, private use, unassigned, noncharacters.
  case refused

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: self = .joiner
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark:
        self = scalar.properties.isVariationSelector ? .joiner : .mark
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        self = .refused
      default: self = .base
      }
    }
  }
}
