/// Something that is typed into.
@MainActor protocol Subject {
  /// Starts with a text, and the caret at a place in it.
  func begin(_ text: String, place: Place)
  /// One key arrives, and is carried through to where the subject goes.
  func press(_ byte: UInt8)
  /// Many bytes arrive at once.
  func receive(_ bytes: [UInt8])
  /// One text is pasted.
  func paste(_ bytes: [UInt8])
}

/// A lot that comes at once.
enum Burst: CustomStringConvertible {
  case keys(Int)
  case paste(Int)

  var description: String {
    switch self {
    case .keys(let count): "\(count) keys"
    case .paste(let count): "\(count >> 20) MB"
    }
  }

  @MainActor func run(on subject: some Subject) {
    subject.begin("", place: .end)
    switch self {
    case .keys(let count): subject.receive(Array(repeating: 0x78, count: count))
    case .paste(let count): subject.paste(Array(repeating: 0x78, count: count))
    }
  }
}
