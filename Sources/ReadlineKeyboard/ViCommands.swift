import CReadline
import TextEditing

/// The commands of vi mode that act on characters, here extended grapheme clusters.
extension ReadlineKeyboard {
  func performVi(_ line: EditedLine, _ count: Int) {
    switch line.state.command {
    case FIELDLINE_RL_VI_DELETE: viDelete(line, count)
    case FIELDLINE_RL_VI_RUBOUT: viDelete(line, -count)
    case FIELDLINE_RL_VI_CHANGE_CASE: viChangeCase(line, count)
    case FIELDLINE_RL_VI_COLUMN: viColumn(line, count)
    case FIELDLINE_RL_VI_APPEND_FORWARD:
      fieldline_rl_set_point(Int32(line.clusters.end(after: line.point)), -1)
    case FIELDLINE_RL_VI_CHANGE_CHAR: viChangeCharacter(line, count)
    case FIELDLINE_RL_VI_OVERSTRIKE_BEGIN: overstruck = []
    case FIELDLINE_RL_VI_OVERSTRIKE: viOverstrike(line, count)
    case FIELDLINE_RL_VI_OVERSTRIKE_DELETE: viOverstrikeDelete(line)
    case FIELDLINE_RL_VI_FORWARD_WORD: viMove(line, count, ViWords.forward)
    case FIELDLINE_RL_VI_BACKWARD_WORD: viMove(line, count, ViWords.backward)
    case FIELDLINE_RL_VI_END_WORD: viMove(line, count, ViWords.end)
    case FIELDLINE_RL_VI_UNIX_WORD_RUBOUT: viUnixWordRubout(line, count)
    default: break
    }
  }

  private func viDelete(_ line: EditedLine, _ count: Int) {
    if region != .none && line.point != line.mark {
      fieldline_rl_kill(line.state.mark, line.state.point)
      return
    }
    let target = line.clusters.position(line.point, advancedBy: count)
    guard target != line.point else {
      outcome.rings = true
      return
    }
    // The order of the ends tells the kill ring the direction.
    fieldline_rl_kill(Int32(min(line.point, target)), Int32(max(line.point, target)))
    let now = EditedLine(fieldline_rl_current().pointee)
    if count > 0 && now.point > 0 && now.point == now.length {
      fieldline_rl_set_point(Int32(now.clusters.start(before: now.point)), -1)
    }
  }

  private func viChangeCase(_ line: EditedLine, _ count: Int) {
    guard line.point < line.length else { return }
    let end = line.clusters.position(line.point, advancedBy: count)
    let before = line.string(line.point..<end)
    var after = ""
    for character in before {
      let upper = character.uppercased()
      let lower = character.lowercased()
      after += upper == String(character) ? lower : upper
    }
    if after != before {
      fieldline_rl_group(true)
      fieldline_rl_delete(line.state.point, Int32(end))
      EditedLine.insert([UInt8](after.utf8))
      fieldline_rl_group(false)
    } else {
      fieldline_rl_set_point(Int32(end), -1)
    }
    let now = EditedLine(fieldline_rl_current().pointee)
    fieldline_rl_set_point(Int32(now.limited(now.point)), -1)
  }

  private func viColumn(_ line: EditedLine, _ count: Int) {
    let target =
      count > line.length ? line.length : line.limited(line.clusters.position(0, advancedBy: count - 1))
    fieldline_rl_set_point(Int32(max(0, target)), -1)
  }

  private func viChangeCharacter(_ line: EditedLine, _ count: Int) {
    guard line.point < line.length, count > 0 else { return }
    let end = line.clusters.position(line.point, advancedBy: count)
    let replaced = line.string(line.point..<end).count
    let text = line.text
    fieldline_rl_group(true)
    fieldline_rl_delete(line.state.point, Int32(end))
    for _ in 0..<replaced { EditedLine.insert(text) }
    fieldline_rl_group(false)
    let now = EditedLine(fieldline_rl_current().pointee)
    fieldline_rl_set_point(Int32(now.clusters.start(before: now.point)), -1)
  }

  private func viOverstrike(_ line: EditedLine, _ count: Int) {
    let text = line.text
    for _ in 0..<max(0, min(count, 1 << 16)) {
      let now = EditedLine(fieldline_rl_current().pointee)
      let end = now.clusters.end(after: now.point)
      overstruck.append([UInt8](now.bytes[now.point..<end]))
      if end > now.point { fieldline_rl_delete(now.state.point, Int32(end)) }
      EditedLine.insert(text)
    }
  }

  private func viOverstrikeDelete(_ line: EditedLine) {
    guard let old = overstruck.popLast(), line.point > 0 else {
      outcome.rings = true
      return
    }
    let start = line.clusters.start(before: line.point)
    fieldline_rl_delete(Int32(start), line.state.point)
    EditedLine.insert(old)
    fieldline_rl_set_point(Int32(start), -1)
  }

  private func viMove(_ line: EditedLine, _ count: Int, _ move: (EditedLine, Int, Int, Bool) -> Int) {
    let point = move(line, line.point, max(1, count), line.state.key != 0)
    if point == line.point { outcome.rings = true }
    fieldline_rl_set_point(Int32(point), -1)
  }

  private func viUnixWordRubout(_ line: EditedLine, _ count: Int) {
    let target = ViWords.rubout(line, line.point, max(1, count))
    guard target < line.point else {
      outcome.rings = true
      return
    }
    fieldline_rl_kill(line.state.point, Int32(target))
  }
}
