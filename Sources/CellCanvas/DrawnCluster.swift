/// What is drawn for one grapheme cluster of any text: something with a width of its own, that no terminal obeys
/// as a control. Measuring and drawing both go through it, so they can't disagree.
public struct DrawnCluster: Hashable, Sendable {
  /// The cluster to draw.
  public let character: Character
  /// How many cells it takes: 1 or 2.
  public let columns: Int
  /// Whether it stands for something that can't be drawn itself. Such a stand-in is drawn dim.
  public let isSubstitute: Bool

  /// The most scalars that one cluster draws: the longest emoji in Unicode's list has 10, and a terminal keeps few.
  static let scalarLimit = 32
  /// The most combining marks that one cluster draws.
  static let markLimit = 8

  init(_ character: Character, columns: Int, isSubstitute: Bool = false) {
    self.character = character
    self.columns = columns
    self.isSubstitute = isSubstitute
  }

  /// What is drawn for `cluster`.
  public init(_ cluster: Character) {
    let utf8 = cluster.utf8
    if let first = utf8.first, first >= 0x20, first < 0x7F, utf8.count == 1 {
      self.init(cluster, columns: 1)
      return
    }
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else {
      self = .replacement
      return
    }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex,
      let columns = Self.commonColumns(of: first)
    {
      self.init(cluster, columns: columns)
    } else if let picture = Self.picture(of: first) {
      self.init(picture, columns: 1, isSubstitute: true)
    } else {
      self = Self.composed(scalars)
    }
  }

  /// U+FFFD, for what has no other picture.
  static let replacement = DrawnCluster("\u{FFFD}", columns: 1, isSubstitute: true)

  /// The width of the letters that most texts are made of; all of them are assigned and stand alone.
  private static func commonColumns(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0xA0...0xAC, 0xAE...0x2FF: 1  // Latin; U+00AD is invisible
    case 0x2013...0x2026, 0x2500...0x257F: 1  // dashes, quotes, bullets and dots; boxes
    case 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x481: 1  // Greek, Cyrillic
    case 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x259F: 1  // punctuation, arrows, boxes
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2  // kana, Han, Hangul
    default: nil
    }
  }

  /// The picture of a control character or line separator, or `nil` if `scalar` isn't one.
  private static func picture(of scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0x09: "→"
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: "↵"
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map(Character.init)  // Unicode's control pictures
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: nil
    }
  }
}
