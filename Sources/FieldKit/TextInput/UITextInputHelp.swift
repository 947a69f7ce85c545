// How far an on-screen keyboard would help with typing. All are stored: a terminal's keyboard helps with nothing.

/// Which letters an on-screen keyboard would capitalise. Stored.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether an on-screen keyboard would correct. Stored.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling would be checked. Stored.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether straight quotes would become curved ones. Stored.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether two hyphens would become a dash. Stored.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces would be put around what is pasted. Stored.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the rest of a word would be guessed within the text. Stored.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether sums would be worked out within the text. Stored.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

/// How much a writing assistant would do. Stored.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// What the system likes.
  case `default`
  /// All it can.
  case complete
  /// What fits in a panel.
  case limited
}
