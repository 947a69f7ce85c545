extension TextEdit {
  /// Whether one edit can do what this one and then `next`, an edit of the text that this one leaves, do: where
  /// they overlap or touch.
  func canBeFollowed(by next: TextEdit) -> Bool {
    next.range.lowerBound <= putIn.upperBound && putIn.lowerBound <= next.range.upperBound
  }

  /// Makes this edit do what it did and then what `next` does, which must overlap or touch it. Keeps its kind,
  /// and takes the selection of `next`.
  ///
  /// It is changed in place, so that putting a character to a long word doesn't copy the word.
  mutating func follow(by next: TextEdit) {
    let putIn = putIn
    // `next` may reach out of what was put in on either side. What it takes out there is older text.
    let before = max(0, putIn.lowerBound - next.range.lowerBound)
    let behind = max(0, next.range.upperBound - putIn.upperBound)
    let from = max(0, next.range.lowerBound - putIn.lowerBound)
    let kept = putIn.utf8Count - from - (next.range.utf8Count - before - behind)
    followStyles(of: next, replacing: from..<replacement.utf8.count - kept)
    range = range.lowerBound - before..<range.upperBound + behind
    selectionAfter = next.selectionAfter
    if from == 0 && kept == 0 {
      replacement = next.replacement
    } else if from == replacement.utf8.count {
      replacement += next.replacement
    } else {
      let lower = replacement.utf8.index(replacement.startIndex, offsetBy: from)
      let upper = replacement.utf8.index(replacement.endIndex, offsetBy: -kept)
      replacement.replaceSubrange(lower..<upper, with: next.replacement)
    }
  }

  /// `spliced` is where in this edit's replacement that of `next` goes.
  private mutating func followStyles(of next: TextEdit, replacing spliced: Range<Int>) {
    guard styles?.isPlain == false || next.styles?.isPlain == false else { return }
    var merged = styles ?? .plain
    merged.replaceSubrange(
      UTF8Offset(spliced.lowerBound)..<UTF8Offset(spliced.upperBound), of: replacement.utf8.count,
      with: next.styles ?? .plain, length: next.replacement.utf8.count)
    styles = merged
  }

  /// Where in the new text the replacement stands.
  private var putIn: Range<UTF8Offset> {
    range.lowerBound..<range.lowerBound + replacement.utf8.count
  }
}
