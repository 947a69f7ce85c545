import TextEditing

/// One row of a text as it is laid out. Where it starts follows from the rows before.
struct LaidOutRow: Hashable {
  /// Its text, the line break that ends it included, in UTF-8 code units.
  var length: Int
  /// Whether a line break ends it. If not, the next row goes on with the same paragraph, or it is the last one.
  var isEndOfParagraph: Bool
}

/// A row, and where it is.
struct RowPlace: Hashable {
  /// Rows before it.
  var row: Int
  /// Where its text starts.
  var start: UTF8Offset
  var contents: LaidOutRow

  /// Where the next row starts.
  var end: UTF8Offset { start + contents.length }
}
