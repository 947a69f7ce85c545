/// To which side lines of text are drawn.
public enum NSTextAlignment: Int, Sendable {
  /// To the left edge.
  case left
  /// In the middle.
  case center
  /// To the right edge.
  case right
  /// To both edges. Drawn to the left one.
  case justified
  /// To the edge where the writing begins: drawn to the left one.
  case natural
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next row, at a border between words where there is one.
  case byWordWrapping
  /// It goes on in the next row, at any character.
  case byCharWrapping
  /// The rest isn't drawn.
  case byClipping
  /// Its end is drawn, behind an ellipsis.
  case byTruncatingHead
  /// Its start is drawn, with an ellipsis at the end.
  case byTruncatingTail
  /// Its ends are drawn, with an ellipsis between them.
  case byTruncatingMiddle
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its letters say.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Which way text runs, by the name that text input knows it under.
public typealias UITextWritingDirection = NSWritingDirection
