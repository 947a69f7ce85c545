import CReadline
import TextEditing

extension ReadlineKeyboard {
  /// Reads off what Readline did to the line since it was loaded.
  func commit(_ state: fieldline_rl_state, since kind: KeyKind) {
    if kind == .selfInsert && state.is_overwriting { deleteOverwrittenRemainder(state) }
    let now = fieldline_rl_current().pointee
    var point = roundedPoint(now)
    if kind == .motion && Int(now.length) == shadow.bytes.count {
      shadow.checkHolds(now)
    } else if let edit = edit(now, point: point) {
      outcome.edit = edit
      region = .none
      point = shadow.point
    }
    commitSelection(now, point: point)
  }

  /// What accept-line leaves: Readline has put the line away already, and returned a copy.
  func commitAccepted(_ accepted: UnsafeRawBufferPointer, _ state: fieldline_rl_state) {
    outcome.edit = edit(to: accepted, point: accepted.count)
    if outcome.edit == nil { shadow.point = min(Int(state.point), shadow.bytes.count) }
    setSelection(TextSelection(caret: UTF8Offset(shadow.point)))
  }

  private func edit(_ state: fieldline_rl_state, point: Int) -> TextEdit? {
    edit(to: UnsafeRawBufferPointer(start: state.line, count: Int(state.length)), point: point)
  }

  private func edit(to line: UnsafeRawBufferPointer, point: Int) -> TextEdit? {
    let difference = shadow.bytes.withUnsafeBytes {
      LineDifference(from: $0, caret: shadow.point, to: line, caret: point)
    }
    guard let difference else { return nil }
    let replacement = String(decoding: line[difference.new], as: UTF8.self)
    let range = UTF8Offset(difference.old.lowerBound)..<UTF8Offset(difference.old.upperBound)
    shadow.replace(difference.old, by: replacement)
    var caret = point
    if !replacement.utf8.elementsEqual(line[difference.new]) {
      // Readline let bytes in that are no characters. It has to take the replacement characters instead.
      markForLoading()
      let before = line[difference.new.clamped(to: 0..<max(point, difference.new.lowerBound))]
      caret = difference.new.lowerBound + String(decoding: before, as: UTF8.self).utf8.count
      if point > difference.new.upperBound { caret += point - difference.new.upperBound }
      if point < difference.new.lowerBound { caret = point }
    }
    shadow.point = min(caret, shadow.bytes.count)
    return TextEdit(
      range: range, replacement: replacement, selectionAfter: TextSelection(caret: UTF8Offset(shadow.point)),
      kind: lastChange)
  }

  private func commitSelection(_ state: fieldline_rl_state, point: Int) {
    if region == .transient {
      let hasEnded = outcome.edit == nil && outcome.action == nil && waiting == .command && !isExtending
      if hasEnded || state.mark == state.point { region = .none }
    }
    shadow.point = min(point, shadow.bytes.count)
    shadow.mark = min(Int(state.mark), shadow.bytes.count)
    let caret = UTF8Offset(shadow.point)
    setSelection(TextSelection(anchor: region == .none ? caret : UTF8Offset(shadow.mark), caret: caret))
    fieldline_rl_set_region_active(region != .none)
  }

  private func setSelection(_ selection: TextSelection) {
    outcome.selection = selection
    outcome.edit?.selectionAfter = selection
  }

  /// Readline's own motions may stop inside a cluster: on, in the direction that they went.
  private func roundedPoint(_ state: fieldline_rl_state) -> Int {
    let point = Int(state.point)
    let line = clusters(state)
    let goesOn = point > shadow.point && !state.is_vi_command_mode
    let rounded = goesOn ? line.roundedUp(point) : line.roundedDown(point)
    if rounded != point { fieldline_rl_set_point(Int32(rounded), -1) }
    return rounded
  }

  /// Readline typed over the first scalar of a cluster only.
  private func deleteOverwrittenRemainder(_ state: fieldline_rl_state) {
    let start = shadow.point
    guard start < shadow.bytes.count, Int(state.point) > start else { return }
    let end = shadow.bytes.withUnsafeBufferPointer { ClusterBoundaries(bytes: $0).end(after: start) }
    let kept = shadow.bytes.count - end
    let remainder = Int(state.length) - Int(state.point) - kept
    guard remainder > 0 else { return }
    fieldline_rl_delete(state.point, state.point + Int32(remainder))
  }

  func clusters(_ state: fieldline_rl_state) -> ClusterBoundaries {
    let line = UnsafeRawBufferPointer(start: state.line, count: Int(state.length))
    return ClusterBoundaries(bytes: line.assumingMemoryBound(to: UInt8.self))
  }

  /// Deletes the selected text, so that what is typed next replaces it.
  func deleteRegion() {
    guard region != .none else { return }
    let state = fieldline_rl_current().pointee
    if state.mark != state.point { fieldline_rl_delete(state.mark, state.point) }
    fieldline_rl_set_region_active(false)
  }
}
