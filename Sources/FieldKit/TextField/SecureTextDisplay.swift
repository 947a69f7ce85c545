/// What a secure field shows of its text.
public enum SecureTextDisplay: Hashable, Sendable {
  /// A bullet for each character.
  case masked
  /// Nothing, as a shell does when it asks for a password: not even how long the text is.
  case hidden
  /// The text, as after a click on an eye. It stays secure in every other way.
  case revealed
}
