/// A text with a selection, changed only by edits and by moving the selection.
///
/// Whatever is asked of it, the selection lies in the text and between whole clusters.
public struct EditableText: Hashable, Sendable {
  /// The characters.
  public internal(set) var buffer: TextBuffer

  /// The style that each of them has.
  public private(set) var styles = StyleRuns.plain

  /// The selected part of them. Without one, where the caret stands.
  public private(set) var selection: TextSelection

  /// A text, and the selection in it: without one given, a caret at the end.
  public init(_ string: String = "", styles: StyleRuns = .plain, selection: TextSelection? = nil) {
    buffer = TextBuffer(string)
    self.styles = styles
    self.selection = TextSelection(caret: buffer.end)
    if let selection { select(selection) }
  }

  /// The whole text. Costs as `TextBuffer.string` does.
  public var string: String { buffer.string }

  /// Makes a change, and returns the one that takes it back, selection included.
  ///
  /// The edit's range is clamped to the text and its ends to Unicode scalars; the selection after it to whole
  /// clusters of the new text, in which what was put in may have joined with what stands around it.
  public mutating func apply(_ edit: TextEdit) -> TextEdit {
    let range = buffer.clamped(edit.range)
    var inverse = TextEdit(
      range: range.lowerBound..<range.lowerBound + edit.replacement.utf8.count,
      replacement: buffer[range], selectionAfter: selection, kind: edit.kind)
    if !styles.isPlain || edit.styles?.isPlain == false {
      let length = edit.replacement.utf8.count
      let new = edit.styles ?? StyleRuns(style(forReplacing: range), length: length)
      inverse.styles = styles[range]
      styles.replaceSubrange(range, of: buffer.utf8Count, with: new, length: length)
    }
    buffer.replaceSubrange(range, with: edit.replacement)
    select(edit.selectionAfter)
    return inverse
  }

  /// The style that text takes which comes in place of `range`: that of what it replaces, else of what stands before.
  public func style(forReplacing range: Range<UTF8Offset>) -> TextStyle {
    if styles.isPlain { return .plain }
    if !range.isEmpty { return styles.style(at: range.lowerBound) }
    return range.lowerBound == .zero ? .plain : styles.style(at: range.lowerBound - 1)
  }

  /// Gives the text other styles, and leaves everything else.
  public mutating func setStyles(_ styles: StyleRuns) { self.styles = styles }

  /// Makes a change, and records it as one to undo.
  ///
  /// - Parameter time: when, on any clock that doesn't run backwards.
  public mutating func apply(_ edit: TextEdit, recordingIn history: inout EditHistory, at time: Duration) {
    var applied = edit
    applied.range = buffer.clamped(edit.range)
    let inverse = apply(applied)
    applied.selectionAfter = selection
    history.record(applied, inverse: inverse, at: time)
  }

  /// Moves the selection: clamped to the text, and rounded to whole clusters. A caret inside a cluster goes
  /// behind it; a selection takes in all of the clusters that it touches.
  public mutating func select(_ selection: TextSelection) {
    if selection.isEmpty {
      let caret = max(.zero, min(selection.caret, buffer.end))
      self.selection = TextSelection(
        caret: buffer.isClusterBoundary(caret) ? caret : buffer.clusterBoundary(after: caret))
    } else {
      let range = buffer.roundedOut(selection.range)
      self.selection =
        selection.anchor < selection.caret
        ? TextSelection(range) : TextSelection(anchor: range.upperBound, caret: range.lowerBound)
    }
  }

  /// What is wrong with this value, a line each: nothing, unless there is a mistake in this module. Costs a
  /// reading of the whole text; for tests, and debug builds.
  public func checkInvariants() -> [String] {
    var violations = buffer.checkInvariants()
    for (name, end) in [("anchor", selection.anchor), ("caret", selection.caret)]
    where !buffer.isClusterBoundary(end) {
      violations.append("the \(name), \(end.value), isn't between two clusters of 0...\(buffer.utf8Count)")
    }
    let styled = styles.runs.reduce(0) { $0 + $1.length }
    if !styles.isPlain && styled != buffer.utf8Count {
      violations.append("styles for \(styled) code units of \(buffer.utf8Count)")
    }
    return violations
  }
}
