import CReadline
import TextEditing

/// The frequent key: a character typed where nothing is selected, pending or provisional.
///
/// What it does to the line is known without a look at it, whatever its length. This path reads few of the
/// keyboard's properties, because each read of one is checked for exclusivity and costs as much as a tenth of
/// what Readline needs for the key.
extension ReadlineKeyboard {
  /// Runs a key that types a character, or returns `nil` if it is none. To be called while `isReadyToType`.
  func type(_ key: UnsafeBufferPointer<UInt8>) -> KeyOutcome? {
    guard let first = key.first, first >= 0x20, first < 0x80 ? key.count == 1 : isOneScalar(key),
      fieldline_rl_binding_of(key.baseAddress, 1) == FIELDLINE_RL_SELF_INSERT
    else { return nil }
    fieldline_rl_feed(key.baseAddress, Int32(key.count))
    guard let state = fieldline_rl_resume(), state.pointee.event == FIELDLINE_RL_KEY,
      state.pointee.waiting == FIELDLINE_RL_WAITING_COMMAND, !state.pointee.is_overwriting,
      let range = shadow.typed(state, key)
    else { return settle(since: .selfInsert) }
    let caret = TextSelection(caret: UTF8Offset(range.upperBound))
    var outcome = KeyOutcome(selection: caret)
    let typed = UnsafeRawBufferPointer(start: state.pointee.line + range.lowerBound, count: range.count)
    outcome.edit = TextEdit(
      range: Range(at: UTF8Offset(range.lowerBound)), replacement: String(decoding: typed, as: UTF8.self),
      selectionAfter: caret, kind: .typing)
    return outcome
  }

  private func isOneScalar(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    key.count <= 4 && String(validating: key, as: UTF8.self) != nil
  }
}

extension ShadowLine {
  /// Takes over the key that was typed at the caret, and returns its bytes; `nil` if something else happened.
  mutating func typed(
    _ state: UnsafePointer<fieldline_rl_state>, _ key: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let start = point
    let end = Int(state.pointee.point)
    guard end - start == key.count, Int(state.pointee.length) - bytes.count == key.count else { return nil }
    let typed = UnsafeRawBufferPointer(start: state.pointee.line + start, count: end - start)
    // Half a character may have been left over from before.
    guard key.count == 1 || typed.elementsEqual(key) else { return nil }
    if start == bytes.count {
      for byte in typed { bytes.append(byte) }
    } else {
      bytes.insert(contentsOf: typed, at: start)
    }
    point = end
    mark = Int(state.pointee.mark)
    checkHolds(state.pointee)
    return start..<end
  }

  /// In debug builds, that a key which is known to change nothing else indeed didn't.
  func checkHolds(_ state: fieldline_rl_state) {
    #if DEBUG
      let line = UnsafeRawBufferPointer(start: state.line, count: Int(state.length))
      assert(line.elementsEqual(bytes), "a key changed more of the line than it may")
    #endif
  }
}
