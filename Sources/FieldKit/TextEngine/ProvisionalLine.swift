package import TextEditing

/// What a field shows in place of its text while its keyboard searches, counts, or waits for another key.
package struct ProvisionalLine: Hashable {
  /// What stands before the line, such as a search's pattern.
  package var prompt: String
  /// The line as it would be.
  package var line: String
  /// The caret in `line`.
  package var caret: UTF8Offset

  package init(prompt: String, line: String, caret: UTF8Offset) {
    self.prompt = prompt
    self.line = line
    self.caret = caret
  }
}
