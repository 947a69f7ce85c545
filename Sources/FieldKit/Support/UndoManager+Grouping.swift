#if os(Linux)
  import Foundation

  extension UndoManager {
    /// Takes an action into the open group, which is opened if it is the event's first.
    final func register(_ action: UndoAction) {
      guard isUndoRegistrationEnabled else { return }
      if openGroups.isEmpty {
        guard groupsByEvent else {
          RuntimeWarning.issue("An undo action was registered with no group open")
          return
        }
        beginUndoGrouping()
        isEventGroupOpen = true
        UndoEvents.note(self)
      }
      if !isUndoing && !isRedoing { redoStack = [] }
      openGroups.last?.items.append(.action(action))
    }

    /// Puts a group on the stack that it belongs to: what is registered while undoing is to be redone.
    final func push(_ group: UndoGroup) {
      if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
        trim()
      }
    }

    final func trim() {
      if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
        undoStack.removeFirst(undoStack.count - levelsOfUndo)
      }
    }

    /// Does what a group says, and gathers what is registered meanwhile in a group that has its name.
    final func replay(
      _ group: UndoGroup, willPost: Notification.Name, didPost: Notification.Name, finish: () -> Void
    ) {
      post(.NSUndoManagerCheckpoint)
      post(willPost)
      let outer = openGroups
      let opposite = UndoGroup()
      opposite.name = group.name
      opposite.isDiscardable = group.isDiscardable
      openGroups = [opposite]
      group.perform()
      openGroups = outer
      if !opposite.items.isEmpty { push(opposite) }
      finish()
      post(didPost)
    }

    /// Closes the group that the event's first action opened. The event is over.
    package final func closeEventGroup() {
      guard isEventGroupOpen, groupingLevel == 1 else { return }
      endUndoGrouping()
    }

    final func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
      NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
  }

  /// Which managers have a group open that ends with the event.
  @MainActor package enum UndoEvents {
    private struct Entry { weak var manager: UndoManager? }
    private static var entries: [Entry] = []

    static func note(_ manager: UndoManager) {
      entries.removeAll { $0.manager == nil || $0.manager === manager }
      entries.append(Entry(manager: manager))
    }

    /// Closes what the event's actions opened.
    package static func end() {
      if entries.isEmpty { return }
      let ended = entries
      entries = []
      for entry in ended { entry.manager?.closeEventGroup() }
    }
  }
#endif
