// Apple's Foundation has one.
#if os(Linux)
  public import Foundation

  /// Remembers actions by which changes are taken back.
  ///
  /// Actions come in groups, and a group is undone at once. With `groupsByEvent` a group is opened by the first action
  /// of an event, and closed when the event is over, or by `undo()`. Targets aren't retained: their actions lapse.
  @preconcurrency @MainActor
  open class UndoManager: NSObject {
    final var undoStack: [UndoGroup] = []
    final var redoStack: [UndoGroup] = []
    /// The groups that are open, outermost first.
    final var openGroups: [UndoGroup] = []
    /// Whether the outermost open group was opened by an action rather than by `beginUndoGrouping()`.
    final var isEventGroupOpen = false
    final var disablings = 0

    /// A manager with nothing to undo.
    public override init() {}

    // MARK: Settings

    /// Whether a group opens by itself with the first action of an event.
    open var groupsByEvent = true

    /// How many groups can be undone at most; 0 for no limit. The oldest ones go.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// In which modes a run loop would close groups. Stored: they are closed with each of the terminal's events.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// Whether actions are taken.
    open var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Takes no more actions, until `enableUndoRegistration()` is called as often.
    open func disableUndoRegistration() { disablings += 1 }

    /// Takes actions again.
    open func enableUndoRegistration() {
      if disablings == 0 {
        RuntimeWarning.issue("enableUndoRegistration() without disableUndoRegistration() before it")
      } else {
        disablings -= 1
      }
    }

    // MARK: State

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || !isUndoing && openGroups.contains { !$0.items.isEmpty } }

    /// Whether there is something to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether `undo()` is at work.
    open internal(set) var isUndoing = false

    /// Whether `redo()` is at work.
    open internal(set) var isRedoing = false

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    // MARK: Actions

    /// Remembers what takes a change back. While undoing it is what does it again.
    open func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
      register(
        UndoAction(target: target) { object in
          if let target = object as? TargetType { handler(target) }
        })
    }

    /// Closes the event's group, and takes back the last group.
    open func undo() {
      if groupingLevel > 1 || groupingLevel == 1 && isUndoing {
        RuntimeWarning.issue("undo() with nested groups open")
        return
      }
      if groupingLevel == 1 { endUndoGrouping() }
      undoNestedGroup()
    }

    /// Does again what was undone last.
    open func redo() {
      if isUndoing || isRedoing { return }
      closeEventGroup()
      guard let group = redoStack.popLast() else { return }
      isRedoing = true
      replay(group, willPost: .NSUndoManagerWillRedoChange, didPost: .NSUndoManagerDidRedoChange) {
        isRedoing = false
      }
    }

    /// Takes back the last group that is closed.
    open func undoNestedGroup() {
      if isUndoing || isRedoing { return }
      guard let group = undoStack.popLast() else { return }
      isUndoing = true
      replay(group, willPost: .NSUndoManagerWillUndoChange, didPost: .NSUndoManagerDidUndoChange) {
        isUndoing = false
      }
    }

    /// Forgets everything. An open group stays open.
    open func removeAllActions() {
      undoStack = []
      redoStack = []
      for group in openGroups { group.items = [] }
      if isEventGroupOpen, groupingLevel == 1 {
        openGroups = []
        isEventGroupOpen = false
      }
      disablings = 0
    }

    /// Forgets all actions on a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      for group in undoStack + redoStack + openGroups { group.removeActions(on: target) }
      undoStack.removeAll { $0.items.isEmpty }
      redoStack.removeAll { $0.items.isEmpty }
    }

    // MARK: Groups

    /// Opens a group, within the one that is open.
    open func beginUndoGrouping() {
      if openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
      openGroups.append(UndoGroup())
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last. One without any action is dropped.
    open func endUndoGrouping() {
      guard groupingLevel > (isUndoing || isRedoing ? 1 : 0), let group = openGroups.last else {
        RuntimeWarning.issue("endUndoGrouping() without beginUndoGrouping() before it")
        return
      }
      post(.NSUndoManagerCheckpoint)
      post(
        .NSUndoManagerWillCloseUndoGroup,
        userInfo: group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil)
      openGroups.removeLast()
      if openGroups.isEmpty { isEventGroupOpen = false }
      if !group.items.isEmpty {
        if let outer = openGroups.last {
          outer.items.append(.group(group))
          if outer.name.isEmpty { outer.name = group.name }
        } else {
          push(group)
        }
      }
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    // MARK: Names

    /// Names what the open group takes back, or the group that was closed last.
    open func setActionName(_ actionName: String) {
      (openGroups.first ?? undoStack.last)?.name = actionName
    }

    /// What would be undone; empty without a name.
    open var undoActionName: String {
      let open = isUndoing || isRedoing ? nil : openGroups.first { !$0.items.isEmpty }
      return (open ?? undoStack.last)?.name ?? ""
    }

    /// What would be redone; empty without a name.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// What a menu would show for undo.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// What a menu would show for redo.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu would show for undoing something of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// What a menu would show for redoing something of a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Says whether the open group, or the group that was closed last, may be lost without asking.
    open func setActionIsDiscardable(_ discardable: Bool) {
      (openGroups.last ?? undoStack.last)?.isDiscardable = discardable
    }

    /// Whether what would be undone may be lost without asking.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }

    /// Whether what would be redone may be lost without asking.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
  }
#endif
