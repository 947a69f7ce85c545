import CReadline
import TextEditing

/// The commands of both modes that act on characters, here extended grapheme clusters.
extension ReadlineKeyboard {
  func moveByCharacters(_ line: EditedLine, _ count: Int) {
    if region == .transient && line.point != line.mark && !line.state.is_operator_pending {
      // As in any text field, an arrow key goes to that end of the selection.
      let end = count < 0 ? min(line.point, line.mark) : max(line.point, line.mark)
      fieldline_rl_set_point(Int32(end), -1)
      return
    }
    let target = line.clusters.position(line.point, advancedBy: count)
    let point = count > 0 ? line.limited(target) : target
    if point == line.point { outcome.rings = true }
    fieldline_rl_set_point(Int32(point), -1)
  }

  /// Deletes so many characters after point, or before it if `count` is negative; with an argument they go
  /// into the kill ring.
  func deleteCharacters(_ line: EditedLine, _ count: Int) {
    if region != .none && line.point != line.mark {
      lastChange = .deleting
      fieldline_rl_delete(line.state.mark, line.state.point)
      return
    }
    let target = line.clusters.position(line.point, advancedBy: count)
    guard target != line.point else {
      outcome.rings = true
      return
    }
    let kills = abs(count) > 1 || line.state.has_argument
    if count < 0 && line.state.is_overwriting { fieldline_rl_group(true) }
    if kills {
      fieldline_rl_kill(line.state.point, Int32(target))
    } else {
      lastChange = .deleting
      fieldline_rl_delete(line.state.point, Int32(target))
    }
    guard count < 0 && line.state.is_overwriting else { return }
    // What follows must stay where it is.
    let blanks = line.point < line.length ? min(-count, line.point - target) : 0
    EditedLine.insert([UInt8](repeating: UInt8(ascii: " "), count: blanks))
    fieldline_rl_set_point(Int32(target), -1)
    fieldline_rl_group(false)
  }

  func transposeCharacters(_ line: EditedLine, _ count: Int) {
    guard count != 0 else { return }
    let clusters = line.clusters
    guard line.point > 0, clusters.start(before: line.length) > 0 else {
      outcome.rings = true
      return
    }
    var end = line.point
    var steps = count
    if end == line.length {
      end = clusters.start(before: end)
      steps = 1
    }
    let start = clusters.start(before: end)
    let target = clusters.position(end, advancedBy: max(0, steps))
    guard start < end else { return }
    let moved = [UInt8](line.bytes[start..<end])
    fieldline_rl_group(true)
    fieldline_rl_delete(Int32(start), Int32(end))
    fieldline_rl_set_point(Int32(target - moved.count), -1)
    EditedLine.insert(moved)
    fieldline_rl_group(false)
  }

  /// Changes the case of so many words, as Readline finds them.
  func changeCase(_ line: EditedLine, _ count: Int, _ change: (String) -> String) {
    let end = Int(fieldline_rl_word_boundary(line.state.point, Int32(count)))
    let range = min(line.point, end)..<max(line.point, end)
    let before = line.string(range)
    let after = change(before)
    if before != after || before.utf8.count != after.utf8.count {
      fieldline_rl_group(true)
      fieldline_rl_delete(Int32(range.lowerBound), Int32(range.upperBound))
      EditedLine.insert([UInt8](after.utf8))
      fieldline_rl_group(false)
    } else {
      fieldline_rl_set_point(Int32(range.upperBound), -1)
    }
  }

  func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isLetter = character.isLetter || character.isNumber
      result += isLetter ? (isInWord ? character.lowercased() : titlecased(character)) : String(character)
      isInWord = isLetter
    }
    return result
  }

  private func titlecased(_ character: Character) -> String {
    var scalars = character.unicodeScalars
    let first = scalars.removeFirst()
    return first.properties.titlecaseMapping + String(scalars)
  }
}
