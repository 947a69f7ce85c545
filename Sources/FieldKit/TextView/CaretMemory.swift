/// What rows and columns mean for a text view's caret, beyond its position in the text. It holds for one state of the
/// text and the selection, and is forgotten with it.
struct CaretMemory {
  /// The engine's revision that it holds for.
  var revision = -1
  /// The column that moves over rows keep to, from the left edge of the text.
  var column: Int?
  /// Whether the caret stands behind a row that goes on in the next one.
  var isBehindRow = false
}
