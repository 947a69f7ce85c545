import CReadline
import TextEditing

/// The line as Readline was given it, and as the owner has it: what edits are measured against.
struct ShadowLine {
  var bytes: [UInt8] = []
  /// The caret, in bytes.
  var point = 0
  /// The mark, in bytes.
  var mark = 0

  /// Readline's line is a C string: in it, U+0001 stands for U+0000.
  private static let nulStandIn: UInt8 = 1

  func holds(_ text: TextBuffer) -> Bool {
    guard text.utf8Count == bytes.count else { return false }
    return text.isEqual(to: bytes) || text.string.utf8.contains(0) && Self.bytes(of: text.string) == bytes
  }

  mutating func replace(by string: String) { bytes = Self.bytes(of: string) }

  private static func bytes(of string: String) -> [UInt8] {
    var bytes = Array(string.utf8)
    for index in bytes.indices where bytes[index] == 0 { bytes[index] = nulStandIn }
    return bytes
  }

  mutating func replace(_ range: Range<Int>, by string: String) {
    if string.isEmpty {
      bytes.removeSubrange(range)
    } else {
      bytes.replaceSubrange(range, with: Array(string.utf8))
    }
  }
}

/// Whether the text between mark and caret is selected.
enum Region {
  case none
  /// By set-mark: it stays while the caret moves, until the text changes.
  case marked
  /// By the owner: the next motion ends it.
  case transient
}

/// What a key is to the bookkeeping after it.
enum KeyKind {
  case selfInsert, motion, function
}

extension ReadlineKeyboard {
  /// What the next key will be to Readline.
  package enum Waiting: Hashable, Sendable {
    /// A command.
    case command
    /// The rest of a key sequence, after C-x for one.
    case sequence
    /// A further digit of a numeric argument, or the command that it is for.
    case argument
    /// A character that is inserted as it is.
    case quoted
    /// The character to search for or to replace with, or the name of a mark.
    case character
    /// The motion of a vi operator.
    case motion
    /// Part of the string of an incremental search.
    case incrementalSearch
    /// Part of the string of another search.
    case search

    init(_ waiting: fieldline_rl_waiting) {
      switch waiting {
      case FIELDLINE_RL_WAITING_SEQUENCE: self = .sequence
      case FIELDLINE_RL_WAITING_ARGUMENT: self = .argument
      case FIELDLINE_RL_WAITING_QUOTED: self = .quoted
      case FIELDLINE_RL_WAITING_CHARACTER: self = .character
      case FIELDLINE_RL_WAITING_MOTION: self = .motion
      case FIELDLINE_RL_WAITING_INCREMENTAL: self = .incrementalSearch
      case FIELDLINE_RL_WAITING_SEARCH: self = .search
      default: self = .command
      }
    }
  }

  func provisionalDisplay(of state: fieldline_rl_state) -> ProvisionalDisplay {
    let prompt = String(cString: fieldline_rl_prompt())
    guard waiting == .incrementalSearch || waiting == .search else {
      return ProvisionalDisplay(prompt: prompt, line: nil, caret: UTF8Offset(shadow.point))
    }
    let line = UnsafeRawBufferPointer(start: state.line, count: Int(state.length))
    let before = String(decoding: line.prefix(Int(state.point)), as: UTF8.self)
    return ProvisionalDisplay(
      prompt: prompt, line: String(decoding: line, as: UTF8.self), caret: UTF8Offset(before.utf8.count))
  }

  /// Reads the inputrc, and returns what was wrong in it.
  func readInputrc() -> [String] {
    let complaints: UnsafeMutablePointer<CChar>?
    switch configuration.inputrc {
    case .file: complaints = fieldline_rl_read_inputrc(nil)
    case .text(let text): complaints = fieldline_rl_read_inputrc(text)
    }
    guard let complaints else { return [] }
    defer { fieldline_rl_free(complaints) }
    return Self.warnings(from: String(cString: complaints))
  }

  /// Gives each complaint the place that follows it: `ESC number ESC file`.
  static func warnings(from complaints: String) -> [String] {
    var result: [String] = []
    var pending: [Substring] = []
    for line in complaints.split(separator: "\n") {
      guard line.first == "\u{1b}" else {
        pending.append(line.hasPrefix("readline: ") ? line.dropFirst(10) : line)
        continue
      }
      let place = line.dropFirst().split(separator: "\u{1b}", omittingEmptySubsequences: false)
      let file = place.count > 1 && !place[1].isEmpty ? String(place[1]) : "inputrc"
      result += pending.map { "\(file), line \(place[0]): \($0)" }
      pending = []
    }
    return result + pending.map(String.init)
  }
}
