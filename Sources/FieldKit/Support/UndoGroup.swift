// Apple's Foundation has an undo manager.
#if os(Linux)
  /// What is undone at once: actions, and groups of them.
  @MainActor final class UndoGroup {
    /// What a group holds.
    enum Item {
      case action(UndoAction)
      case group(UndoGroup)
    }

    var items: [Item] = []
    /// What the user would be told is undone.
    var name = ""
    /// Whether it may be lost without asking.
    var isDiscardable = false

    /// Does everything, last first.
    func perform() {
      for item in items.reversed() {
        switch item {
        case .action(let action): action.perform()
        case .group(let group): group.perform()
        }
      }
    }

    /// Forgets the actions on a target.
    func removeActions(on target: AnyObject) {
      items.removeAll { item in
        switch item {
        case .action(let action): return action.target == nil || action.target === target
        case .group(let group):
          group.removeActions(on: target)
          return group.items.isEmpty
        }
      }
    }
  }

  /// One action. It lapses with its target.
  @MainActor struct UndoAction {
    private(set) weak var target: AnyObject?
    private let action: @MainActor (AnyObject) -> Void

    init(target: AnyObject, action: @escaping @MainActor (AnyObject) -> Void) {
      self.target = target
      self.action = action
    }

    func perform() { if let target { action(target) } }
  }
#endif
