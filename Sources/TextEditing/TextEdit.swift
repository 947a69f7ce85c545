/// One change of a text, as a value: every change, whoever asks for it, is one of these.
public struct TextEdit: Hashable, Sendable {
  /// The replaced part of the old text, in UTF-8 code units.
  public var range: Range<UTF8Offset>

  /// What stands in its place afterwards.
  public var replacement: String

  /// The styles of the replacement. `nil` for that of the text it goes to: what stands before it.
  public var styles: StyleRuns?

  /// The selection in the new text.
  public var selectionAfter: TextSelection

  /// What kind of change this is. Undo groups changes by it.
  public var kind: Kind

  /// The kinds of change that undo tells apart.
  public enum Kind: Hashable, Sendable {
    /// A character typed at the caret.
    case typing
    /// A character deleted next to the caret.
    case deleting
    /// A step of an input method towards text that isn't decided yet.
    case composing
    /// Anything else: a paste, a kill, a yank, a transposition, a recall. Each is a step of its own.
    case other
  }

  /// Replaces `range` by `replacement`, and leaves `selectionAfter` selected.
  public init(
    range: Range<UTF8Offset>, replacement: String, selectionAfter: TextSelection, kind: Kind = .other
  ) {
    self.range = range
    self.replacement = replacement
    self.selectionAfter = selectionAfter
    self.kind = kind
  }

  /// Replaces `range` by `replacement`, and leaves the caret behind it.
  public init(range: Range<UTF8Offset>, replacement: String, kind: Kind = .other) {
    let caret = range.lowerBound + replacement.utf8.count
    self.init(
      range: range, replacement: replacement, selectionAfter: TextSelection(caret: caret), kind: kind)
  }
}
