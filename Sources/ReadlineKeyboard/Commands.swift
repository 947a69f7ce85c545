import CReadline
import TextEditing

extension ReadlineKeyboard {
  /// Does what a command of ours asks for. Returns whether the owner has to act before anything else runs.
  func perform(_ state: fieldline_rl_state) -> Bool {
    if let action = action(for: state) {
      outcome.action = action
      return true
    }
    let line = EditedLine(state)
    let count = Int(state.count)
    switch state.command {
    case FIELDLINE_RL_FORWARD_CHAR, FIELDLINE_RL_FORWARD_BYTE: moveByCharacters(line, count)
    case FIELDLINE_RL_BACKWARD_CHAR, FIELDLINE_RL_BACKWARD_BYTE: moveByCharacters(line, -count)
    case FIELDLINE_RL_DELETE_CHAR, FIELDLINE_RL_DELETE_CHAR_OR_LIST: deleteCharacters(line, count)
    case FIELDLINE_RL_BACKWARD_DELETE_CHAR: deleteCharacters(line, -count)
    case FIELDLINE_RL_FORWARD_BACKWARD_DELETE_CHAR:
      deleteCharacters(line, line.length > 0 && line.point == line.length ? -count : count)
    case FIELDLINE_RL_TRANSPOSE_CHARS: transposeCharacters(line, count)
    case FIELDLINE_RL_UPCASE_WORD: changeCase(line, count) { $0.uppercased() }
    case FIELDLINE_RL_DOWNCASE_WORD: changeCase(line, count) { $0.lowercased() }
    case FIELDLINE_RL_CAPITALIZE_WORD: changeCase(line, count, capitalized)
    case FIELDLINE_RL_SET_MARK: setMark(line, state.has_argument ? count : line.point)
    case FIELDLINE_RL_EXCHANGE_POINT_AND_MARK: exchangePointAndMark(line)
    case FIELDLINE_RL_KILL_REGION: killRegion(line)
    case FIELDLINE_RL_ABORT: region = .none
    case FIELDLINE_RL_RE_READ_INIT_FILE: needsConfiguration = true
    case FIELDLINE_RL_TILDE_EXPAND, FIELDLINE_RL_VI_TILDE_EXPAND, FIELDLINE_RL_TTY_STATUS:
      outcome.rings = true
    default: if !select(line, count) { performVi(line, count) }
    }
    return false
  }

  private func action(for state: fieldline_rl_state) -> KeyAction? {
    let count = max(1, Int(state.count))
    switch state.command {
    case FIELDLINE_RL_UNDO, FIELDLINE_RL_VI_UNDO: return .undo(count)
    case FIELDLINE_RL_FIELD_REDO: return .redo(count)
    case FIELDLINE_RL_FIELD_BREAK_UNDO: return .breakUndo
    case FIELDLINE_RL_REVERT_LINE: return .revertLine
    case FIELDLINE_RL_ACCEPT_LINE: return .submit
    case FIELDLINE_RL_MOVE_ROWS: return move(.rows(Int(state.count)), state)
    case FIELDLINE_RL_MOVE_PAGES: return move(.pages(Int(state.count)), state)
    case FIELDLINE_RL_ROW_START: return move(.rowStart, state)
    case FIELDLINE_RL_ROW_END: return move(.rowEnd, state)
    case FIELDLINE_RL_COMPLETE: return .complete(.complete)
    case FIELDLINE_RL_VI_COMPLETE:
      switch UInt8(truncatingIfNeeded: state.key) {
      case UInt8(ascii: "*"): return .complete(.insertAll)
      case UInt8(ascii: "="): return .complete(.list)
      default: return .complete(.complete)
      }
    case FIELDLINE_RL_POSSIBLE_COMPLETIONS: return .complete(.list)
    case FIELDLINE_RL_INSERT_COMPLETIONS: return .complete(.insertAll)
    case FIELDLINE_RL_MENU_COMPLETE, FIELDLINE_RL_OLD_MENU_COMPLETE: return .complete(.next)
    case FIELDLINE_RL_MENU_COMPLETE_BACKWARD: return .complete(.previous)
    case FIELDLINE_RL_DELETE_CHAR_OR_LIST: return state.point == state.length ? .complete(.list) : nil
    case FIELDLINE_RL_CLEAR_SCREEN: return .clearScreen
    case FIELDLINE_RL_CLEAR_DISPLAY: return .clearDisplay
    case FIELDLINE_RL_REDRAW_CURRENT_LINE: return .redraw
    case FIELDLINE_RL_ABORT: return waiting == .command && region == .none ? .abort : nil
    case FIELDLINE_RL_COPY_REGION: return copyRegion(EditedLine(state)) ? .copy : nil
    default: return rowSelection(for: state)
    }
  }

  private func move(_ motion: KeyAction.Motion, _ state: fieldline_rl_state) -> KeyAction {
    .move(motion, extends: region == .marked, staysOnCharacter: state.is_vi_command_mode)
  }

  // MARK: Mark

  private func setMark(_ line: EditedLine, _ position: Int) {
    fieldline_rl_set_point(Int32(line.point), Int32(max(0, min(position, line.length))))
    region = .marked
  }

  private func exchangePointAndMark(_ line: EditedLine) {
    fieldline_rl_set_point(Int32(line.mark), Int32(line.point))
    if region == .transient { region = .marked }
  }
}

/// The line in the middle of a command, with positions in bytes.
struct EditedLine {
  let state: fieldline_rl_state
  var point: Int { Int(state.point) }
  var mark: Int { Int(state.mark) }
  var length: Int { Int(state.length) }

  init(_ state: fieldline_rl_state) { self.state = state }

  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(start: state.line, count: length).assumingMemoryBound(to: UInt8.self)
  }

  var clusters: ClusterBoundaries { ClusterBoundaries(bytes: bytes) }

  /// The character that the command was given.
  var text: [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: state.text, count: Int(state.text_length)))
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Where Readline's motions end in vi command mode: on the last character, not behind it.
  func limited(_ position: Int) -> Int {
    state.is_vi_command_mode && position >= length ? clusters.start(before: length) : position
  }

  static func insert(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      fieldline_rl_insert($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count))
    }
  }
}
