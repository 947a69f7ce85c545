/// Where rows may be broken besides after spaces: a short form of Unicode's line breaking (UAX #14).
///
/// Ideographs, kana, Hangul and emoji may stand at either end of a row; closing marks don't begin one, opening marks
/// don't end one; behind the hyphen of a compound word a row may end.
struct LineBreaking: OptionSet {
  var rawValue: UInt8

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
    self = isWide ? .ideograph : []
    guard let scalar = character.unicodeScalars.first else { return }
    switch scalar.value {
    case 0x2010, 0x2013, 0x2014:
      self = [.hyphen, .closing]
      return
    case 0xA0..<0x300, 0x2000..<0x2070, 0x3000..<0x3100, 0xFF00..<0xFFEF:
      if Self.closers.contains(scalar) { insert(.closing) }
      if Self.openers.contains(scalar) { insert(.opening) }
    default: break
    }
    if !isWide, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      insert(.alphanumeric)
      if scalar.properties.numericType != nil { insert(.digit) }
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

  private static let closers = Set<Unicode.Scalar>(
    "、。，．・：；？！）］｝〕〉》」』】〙〗〟’”»›ー々〻ヽヾゝゞァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ‥…％".unicodeScalars)
  private static let openers = Set<Unicode.Scalar>("（［｛〔〈《「『【〘〖〝‘“«‹￥＄".unicodeScalars)
}
