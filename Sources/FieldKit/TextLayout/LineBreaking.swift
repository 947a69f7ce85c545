/// Where rows may be broken besides after spaces: a short form of Unicode's line breaking (UAX #14).
///
/// Ideographs, kana, Hangul and emoji may stand at either end of a row; closing marks don't begin one, opening marks
/// don't end one; behind the hyphen of a compound word a row may end.
struct LineBreaking: OptionSet {
  let rawValue: UInt8

  /// A break before or after it needs no space.
  static let ideograph = LineBreaking(rawValue: 1 << 0)
  /// Never the first of a row.
  static let closing = LineBreaking(rawValue: 1 << 1)
  /// Never the last of a row.
  static let opening = LineBreaking(rawValue: 1 << 2)
  /// A letter or a digit of a script that puts spaces between words.
  static let alphanumeric = LineBreaking(rawValue: 1 << 3)
  static let digit = LineBreaking(rawValue: 1 << 4)
  static let hyphen = LineBreaking(rawValue: 1 << 5)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(ascii byte: UInt8) {
    switch byte {
    case 0x30...0x39: self = [.alphanumeric, .digit]
    case 0x41...0x5A, 0x61...0x7A: self = .alphanumeric
    case UInt8(ascii: "-"): self = [.hyphen, .closing]
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      self = .closing
    default: self = []
    }
  }

  init(_ character: Character, isWide: Bool) {
    self = []
    if Self.closers.contains(character) { insert(.closing) }
    if Self.openers.contains(character) { insert(.opening) }
    if character == "\u{2010}" || character == "\u{2013}" || character == "\u{2014}" {
      formUnion([.hyphen, .closing])
    } else if isWide {
      insert(.ideograph)
    } else if character.isLetter || character.isNumber {
      insert(.alphanumeric)
      if character.isNumber { insert(.digit) }
    }
  }

  /// Whether a row may end between two clusters, neither of them a space.
  ///
  /// - Parameter isCompound: whether a letter or digit stands right before `self`.
  func allowsBreak(before next: LineBreaking, isCompound: Bool) -> Bool {
    if next.contains(.closing) || contains(.opening) { return false }
    if contains(.hyphen) { return isCompound && next.contains(.alphanumeric) && !next.contains(.digit) }
    return contains(.ideograph) || next.contains(.ideograph)
  }

  private static let closers = Set(
    "、。，．・：；？！）］｝〕〉》」』】〙〗〟’”»›ー々〻ヽヾゝゞァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ‥…％")
  private static let openers = Set("（［｛〔〈《「『【〘〖〝‘“«‹￥＄")
}
