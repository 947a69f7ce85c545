/// What can be undone and redone: steps, each one edit and the edit that takes it back.
///
/// It holds edits, not texts, and makes none: whoever owns the text records what was applied, and applies what
/// `undo()` and `redo()` return. Edits that belong together (`EditHistory.joins`) are merged into one edit of
/// one step, so that a word costs as much as a character.
///
/// Memory is bounded by a number of steps and by the size of the text in them. Where there are more, the oldest
/// eighth of the steps is forgotten; the last step never is.
public struct EditHistory: Sendable {
  /// The steps that are kept at most.
  public let stepLimit: Int

  /// The UTF-8 code units of text, in all steps together, that are kept at most.
  public let sizeLimit: Int

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var size = 0
  /// Whether the last step may still be added to.
  private var isOpen = false

  /// A history of nothing.
  public init(stepLimit: Int = 1000, sizeLimit: Int = 64 << 20) {
    self.stepLimit = max(1, stepLimit)
    self.sizeLimit = sizeLimit
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { !undoSteps.isEmpty }

  /// Whether there is a step to redo.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// The number of steps to undo.
  public var undoCount: Int { undoSteps.count }

  /// The number of steps to redo.
  public var redoCount: Int { redoSteps.count }

  /// The edit that `undo()` would return.
  public var nextUndo: TextEdit? { undoSteps.last?.inverse }

  /// The edit that `redo()` would return.
  public var nextRedo: TextEdit? { redoSteps.last?.edit }

  /// Notes an edit that was applied. What was undone before can't be redone any more. An edit that puts nothing
  /// in the place of nothing isn't noted.
  ///
  /// - Parameters:
  ///   - edit: the edit as applied: with its range in the old text, and the selection that resulted.
  ///   - inverse: the edit that takes it back, as `EditableText.apply(_:)` returns it.
  ///   - time: when, on any clock that doesn't run backwards.
  /// - Returns: whether the edit begins a step; else it was taken into the last one, or not noted.
  @discardableResult
  public mutating func record(_ edit: TextEdit, inverse: TextEdit, at time: Duration) -> Bool {
    if edit.range.isEmpty && edit.replacement.isEmpty { return false }
    for step in redoSteps { size -= step.size }
    redoSteps.removeAll()
    let step = Step(edit: edit, inverse: inverse, time: time)
    var begins = false
    if isOpen, let last = undoSteps.indices.last, Self.joins(step, to: undoSteps[last]) {
      size -= undoSteps[last].size
      undoSteps[last].join(step)
      size += undoSteps[last].size
    } else {
      undoSteps.append(step)
      size += step.size
      begins = true
    }
    forgetOldest()
    isOpen = edit.kind != .other
    return begins
  }

  /// Takes the last step from what can be undone to what can be redone, and returns the edit to apply for it:
  /// text and selection then are as before the step. Without a step, `nil`.
  public mutating func undo() -> TextEdit? {
    isOpen = false
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    return step.inverse
  }

  /// Takes the step undone last back, and returns the edit to apply for it: text and selection then are as
  /// after the step. Without a step, `nil`.
  public mutating func redo() -> TextEdit? {
    isOpen = false
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(step)
    return step.edit
  }

  /// Ends the current group: the next edit starts a step. Moves of the caret do this; the history also knows
  /// them by the selection before the next edit.
  public mutating func endGroup() { isOpen = false }

  /// Forgets everything.
  public mutating func removeAll() {
    undoSteps.removeAll()
    redoSteps.removeAll()
    size = 0
    isOpen = false
  }

  private mutating func forgetOldest() {
    while undoSteps.count > 1 && (undoSteps.count > stepLimit || size > sizeLimit) {
      let oldest = undoSteps.prefix(max(1, undoSteps.count / 8))
      for step in oldest { size -= step.size }
      undoSteps.removeFirst(oldest.count)
    }
  }
}
