import Foundation

/// The undo manager of a text: the steps of the text's history are groups among those that the program registers.
///
/// It is made when a program asks for it; until then the history is enough. Of two truths one must lead: the order of
/// steps is the manager's, what a step does is the history's.
final class TextUndoManager: UndoManager {
  private weak var engine: TextEngine?

  /// What became of the steps of the group that is being undone or redone: whether each was allowed.
  private var outcomes: [Bool] = []
  /// Whether a group goes back to where it was, since the delegate forbade a step of it.
  private var isPuttingBack = false
  /// Whether groups only change places, without anything being done.
  private var isCatchingUp = false

  init(for engine: TextEngine) {
    self.engine = engine
    super.init()
    catchUp(with: engine)
  }

  /// Takes in what the history holds already.
  private func catchUp(with engine: TextEngine) {
    let (done, undone) = (engine.editHistory.undoCount, engine.editHistory.redoCount)
    for _ in 0..<done + undone { addStep(named: "") }
    isCatchingUp = true
    for _ in 0..<undone { super.undo() }
    isCatchingUp = false
  }

  /// The history has a new step.
  func addStep(named name: String) {
    guard let engine else { return }
    super.beginUndoGrouping()
    super.registerUndo(withTarget: engine) { [weak self] in self?.takeBack($0) }
    if !name.isEmpty, groupingLevel == 1 { setActionName(name) }
    endUndoGrouping()
  }

  private func takeBack(_ engine: TextEngine) {
    super.registerUndo(withTarget: engine) { [weak self] in self?.doAgain($0) }
    perform { engine.undoStep(asking: $0) }
  }

  private func doAgain(_ engine: TextEngine) {
    super.registerUndo(withTarget: engine) { [weak self] in self?.takeBack($0) }
    perform { engine.redoStep(asking: $0) }
  }

  private func perform(_ step: (_ asking: Bool) -> Bool) {
    if isCatchingUp { return }
    // Going back, what was allowed is undone, and what wasn't never happened.
    if isPuttingBack {
      if outcomes.popLast() == true { _ = step(false) }
    } else {
      outcomes.append(step(true))
    }
  }

  // MARK: What programs call

  override func undo() {
    super.undo()
    settle { super.redo() }
  }

  override func redo() {
    super.redo()
    settle { super.undoNestedGroup() }
  }

  /// A group of which the delegate forbade a step isn't undone at all.
  private func settle(putBack: () -> Void) {
    if outcomes.contains(false) {
      isPuttingBack = true
      putBack()
      isPuttingBack = false
    }
    outcomes = []
  }

  override func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    // What is typed after this is another step than what was typed before.
    engine?.editHistory.endGroup()
    super.registerUndo(withTarget: target, handler: handler)
  }

  override func beginUndoGrouping() {
    engine?.editHistory.endGroup()
    super.beginUndoGrouping()
  }

  override func removeAllActions() {
    super.removeAllActions()
    engine?.editHistory.removeAll()
  }
}
