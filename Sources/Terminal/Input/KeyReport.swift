/// A key that the terminal reports by number: `CSI number ; modifiers u` (kitty's keyboard protocol, and xterm's
/// formatOtherKeys) or `CSI 27 ; modifiers ; number ~` (xterm's modifyOtherKeys).
struct KeyReport {
  private let code: Int
  private let shifted: Int
  private let modifiers: Int
  /// Whether the key went up.
  let isRelease: Bool

  private static let shift = 1
  private static let meta = 2
  private static let control = 4
  /// Caps lock and num lock are no modifiers of a key.
  private static let locks = 64 | 128

  init?(_ csi: ControlSequence) {
    let parameters = csi.parameters
    let isXterm = csi.final == "~"
    let codeIndex = isXterm ? 2 : 0
    guard parameters.count > codeIndex, parameters[codeIndex] > 0 else { return nil }
    code = parameters[codeIndex]
    shifted = csi.details[codeIndex]
    modifiers = (parameters.count > 1 ? max(0, parameters[1] - 1) : 0) & ~Self.locks
    isRelease = !isXterm && csi.details.count > 1 && csi.details[1] == 3
  }

  /// The bytes that the key sends on a terminal that doesn't report it by number, or `nil` if it sends none.
  var legacyBytes: KeyBytes? {
    let known = Self.shift | Self.meta | Self.control
    guard modifiers & ~known == 0, code < 0xE000 || code > 0xF8FF else { return nil }
    guard var bytes = unmodifiedBytes else { return nil }
    if modifiers & Self.meta != 0 { bytes.insert(0x1B, at: 0) }
    return KeyBytes(bytes)
  }

  /// The bytes without Meta.
  private var unmodifiedBytes: [UInt8]? {
    let isShifted = modifiers & Self.shift != 0
    if modifiers & Self.control != 0 {
      switch code {
      case 0x20, 0x32, 0x40: return [0]
      case 0x61...0x7A: return [UInt8(code - 0x60)]
      case 0x5B...0x5F: return [UInt8(code - 0x40)]
      case 0x2F: return [0x1F]
      default: return nil
      }
    }
    switch code {
    case 9 where isShifted: return Array(Escapes.backTab)
    case 9, 13, 27, 127: return isShifted ? nil : [UInt8(code)]
    case 0..<0x20: return nil
    default:
      guard let scalar = Unicode.Scalar(UInt32(clamping: isShifted && shifted > 0 ? shifted : code)) else {
        return nil
      }
      let typed = isShifted && shifted == 0 ? scalar.properties.uppercaseMapping : String(scalar)
      return Array(typed.utf8)
    }
  }
}
