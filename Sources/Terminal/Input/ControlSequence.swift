/// The parts of one whole control sequence (ECMA-48, 5.4).
struct ControlSequence {
  /// One of `<=>?`, which makes the sequence private.
  var prefix: Unicode.Scalar?
  /// The numbers between the semicolons; 0 where none stands. Of `a:b:c` only the first.
  var parameters: [Int] = []
  /// The number after the first colon of each parameter; 0 where none stands.
  var details: [Int] = []
  var intermediates = ""
  var final: Unicode.Scalar = "\0"

  /// - Parameter bytes: The sequence from its Esc to its final byte.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0x1B, 0x1B]) ? 3 : 2
    var part = 0
    var numbers = [0, 0]
    var hasParameters = false
    for byte in bytes.dropFirst(start).dropLast() {
      switch byte {
      case 0x30...0x39:
        hasParameters = true
        // No number that a terminal means has more digits; the rest is cut off instead of trapping.
        if part < 2, numbers[part] < 100_000_000 { numbers[part] = numbers[part] * 10 + Int(byte - 0x30) }
      case UInt8(ascii: ":"):
        hasParameters = true
        part += 1
      case UInt8(ascii: ";"):
        hasParameters = true
        parameters.append(numbers[0])
        details.append(numbers[1])
        part = 0
        numbers = [0, 0]
      case 0x3C...0x3F: prefix = Unicode.Scalar(byte)
      default: intermediates.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    if hasParameters {
      parameters.append(numbers[0])
      details.append(numbers[1])
    }
    final = bytes.last.map { Unicode.Scalar($0) } ?? "\0"
  }
}
