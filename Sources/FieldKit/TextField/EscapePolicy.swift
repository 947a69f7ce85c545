/// What a lone Esc does in a field, where its keyboard has no use for the key itself.
public enum EscapePolicy: Hashable, Sendable {
  /// Nothing.
  case none
  /// Empties the field, as its clear button would.
  case clear
  /// Gives up: the run ends as cancelled.
  case cancel
}
