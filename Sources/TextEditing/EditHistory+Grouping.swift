extension EditHistory {
  /// Edits that are undone together, merged into one.
  struct Step: Sendable {
    var edit: TextEdit
    var inverse: TextEdit
    /// When the last of them was made.
    var time: Duration

    /// The UTF-8 code units of text in the step.
    var size: Int { edit.replacement.utf8.count + inverse.replacement.utf8.count }

    /// Adds a step that touches this one.
    mutating func join(_ next: Step) {
      edit.follow(by: next.edit)
      var inverse = next.inverse
      inverse.follow(by: self.inverse)
      self.inverse = inverse
      time = next.time
    }
  }

  /// The longest pause, from one edit to the next, inside of a step.
  static let pause = Duration.seconds(1)

  /// The rule by which edits are grouped: whether `next`, made right after the edits of `last`, is undone
  /// together with them.
  ///
  /// What an input method does until the text is decided is one step. Else:
  ///
  /// Not after a pause of more than a second, nor after the caret was moved or something selected. Typing joins
  /// typing until the next word begins: a step is a word with the spaces and marks behind it. Any
  /// other edit stands alone, deletions too: who takes one back wants that character, as in Readline.
  static func joins(_ next: Step, to last: Step) -> Bool {
    if last.edit.kind == .composing && next.edit.kind == .composing {
      return last.edit.canBeFollowed(by: next.edit) && next.inverse.canBeFollowed(by: last.inverse)
    }
    guard next.time - last.time <= pause else { return false }
    guard next.inverse.selectionAfter == last.edit.selectionAfter, last.edit.selectionAfter.isEmpty else {
      return false
    }
    guard last.edit.canBeFollowed(by: next.edit), next.inverse.canBeFollowed(by: last.inverse) else {
      return false
    }
    switch (last.edit.kind, next.edit.kind) {
    case (.typing, .typing): return !beginsWord(next.edit, after: last.edit)
    default: return false
    }
  }

  /// Whether what is typed by `next` is the start of a word, and what was typed before the end of none.
  private static func beginsWord(_ next: TextEdit, after last: TextEdit) -> Bool {
    guard let first = next.replacement.utf8.first, let previous = last.replacement.utf8.last else {
      return false
    }
    // Looking at one byte is enough for ASCII, and this is asked for each key.
    if first < 0x80 && !TextBuffer.isInWord(ascii: first) { return false }
    if previous < 0x80 && TextBuffer.isInWord(ascii: previous) { return false }
    let isFirstInWord = first < 0x80 || next.replacement.first.map(TextBuffer.isInWord) == true
    return isFirstInWord && (previous < 0x80 || last.replacement.last.map(TextBuffer.isInWord) == false)
  }
}
