import CReadline
import TextEditing

/// The commands that select as they move, and those that take what is selected away with them.
extension ReadlineKeyboard {
  /// Moves the caret by one of these commands and leaves the mark where it is.
  ///
  /// - Returns: whether it is one of these.
  func select(_ line: EditedLine, _ count: Int) -> Bool {
    let target: Int
    switch line.state.command {
    case FIELDLINE_RL_FIELD_SELECT_ALL:
      return extendRegion(line, from: 0, to: line.length)
    case FIELDLINE_RL_FIELD_SELECT_FORWARD_CHAR:
      target = line.clusters.position(line.point, advancedBy: count)
    case FIELDLINE_RL_FIELD_SELECT_BACKWARD_CHAR:
      target = line.clusters.position(line.point, advancedBy: -count)
    case FIELDLINE_RL_FIELD_SELECT_FORWARD_WORD: target = word(line, count)
    case FIELDLINE_RL_FIELD_SELECT_BACKWARD_WORD: target = word(line, -count)
    case FIELDLINE_RL_FIELD_SELECT_BEGINNING_OF_LINE, FIELDLINE_RL_FIELD_SELECT_BEGINNING_OF_TEXT,
      FIELDLINE_RL_FIELD_SELECT_PREVIOUS_ROW:
      target = 0
    case FIELDLINE_RL_FIELD_SELECT_END_OF_LINE, FIELDLINE_RL_FIELD_SELECT_END_OF_TEXT,
      FIELDLINE_RL_FIELD_SELECT_NEXT_ROW:
      target = line.length
    default: return false
    }
    return extendRegion(line, from: region == .none ? line.point : line.mark, to: target)
  }

  /// The same in a text of several lines, whose rows only the owner knows.
  func rowSelection(for state: fieldline_rl_state) -> KeyAction? {
    guard isMultiline else { return nil }
    let motion: KeyAction.Motion
    switch state.command {
    case FIELDLINE_RL_FIELD_SELECT_NEXT_ROW: motion = .rows(Int(state.count))
    case FIELDLINE_RL_FIELD_SELECT_PREVIOUS_ROW: motion = .rows(-Int(state.count))
    case FIELDLINE_RL_FIELD_SELECT_BEGINNING_OF_LINE: motion = .rowStart
    case FIELDLINE_RL_FIELD_SELECT_END_OF_LINE: motion = .rowEnd
    default: return nil
    }
    fieldline_rl_begin_inserting()
    return .move(motion, extends: true, staysOnCharacter: false)
  }

  private func word(_ line: EditedLine, _ count: Int) -> Int {
    let end = Int(fieldline_rl_word_boundary(line.state.point, Int32(clamping: count)))
    return count < 0 ? line.clusters.roundedDown(end) : line.clusters.roundedUp(end)
  }

  /// vi's command mode can't have its caret behind the last character, and takes what is typed for commands: where
  /// something is selected, typing takes its place, in every mode.
  private func extendRegion(_ line: EditedLine, from mark: Int, to point: Int) -> Bool {
    fieldline_rl_begin_inserting()
    if mark == line.mark && point == line.point { outcome.rings = true }
    fieldline_rl_set_point(Int32(point), Int32(mark))
    region = .transient
    isExtending = true
    return true
  }

  /// kill-region: where a region is shown, as Cut does it.
  func killRegion(_ line: EditedLine) {
    guard line.mark != line.point else {
      outcome.rings = true
      return
    }
    outcome.cuts = region != .none
    fieldline_rl_kill(line.state.point, line.state.mark)
  }

  /// copy-region-as-kill.
  ///
  /// - Returns: whether a region is shown, which the owner is to copy as well.
  func copyRegion(_ line: EditedLine) -> Bool {
    guard line.mark != line.point else {
      outcome.rings = true
      return false
    }
    fieldline_rl_copy(line.state.mark, line.state.point)
    return region != .none
  }
}
