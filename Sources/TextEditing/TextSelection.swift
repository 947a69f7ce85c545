/// The selected part of a text: where the selection began, and where its moving end, the caret, stands.
public struct TextSelection: Hashable, Sendable {
  /// Where the selection was begun, in UTF-8 code units.
  public var anchor: UTF8Offset

  /// The moving end of the selection, in UTF-8 code units. The caret is drawn here.
  public var caret: UTF8Offset

  /// A selection that reaches from `anchor` to `caret`, in either order.
  public init(anchor: UTF8Offset, caret: UTF8Offset) {
    self.anchor = anchor
    self.caret = caret
  }

  /// An empty selection: a caret alone.
  public init(caret: UTF8Offset) { self.init(anchor: caret, caret: caret) }

  /// A selection of `range` with the caret at its end.
  public init(_ range: Range<UTF8Offset>) { self.init(anchor: range.lowerBound, caret: range.upperBound) }

  /// The selected text's range, in UTF-8 code units.
  public var range: Range<UTF8Offset> { min(anchor, caret)..<max(anchor, caret) }

  /// Whether nothing is selected, and there is only a caret.
  public var isEmpty: Bool { anchor == caret }
}
