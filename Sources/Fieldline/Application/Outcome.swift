/// How a run of the terminal ended.
public enum Outcome: Hashable, Sendable {
  /// Return was pressed, and nobody had another use for it.
  case submitted
  /// The user gave up, with Esc where a field's `escapePolicy` says so, or the task was cancelled.
  case cancelled
  /// C-c was pressed, or SIGINT came.
  case interrupted
  /// C-d was pressed in an empty field, the input ended without a line, or the terminal went away.
  case endOfInput
  /// A time limit was reached. No call sets one yet.
  case timedOut
}
