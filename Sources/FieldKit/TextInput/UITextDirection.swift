/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward
  /// Towards the start of the text.
  case backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// Along a row, as it is read.
  case right = 2
  /// Along a row, against how it is read.
  case left
  /// To the row above.
  case up
  /// To the row below.
  case down

  /// Whether it leads towards the end of the text.
  var isForward: Bool { self == .right || self == .down }
}

/// A direction in the order of the characters or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the one direction or of the other.
  public var rawValue: Int
  /// A direction by the raw value of the one kind or of the other.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads towards the end of the text.
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue
      || UITextLayoutDirection(rawValue: rawValue)?.isForward == true
  }
}

/// What a text is made of, from small to large.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
