#if os(Linux)
  import FieldKit
  import Foundation
  import Testing

  /// A number whose changes can be undone.
  @MainActor private final class Counter {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @MainActor @Suite struct UndoManagerTests {
    @Test func whatOneEventDidIsUndoneAtOnce() {
      let counter = Counter()
      counter.set(1)
      counter.set(2)
      UndoEvents.end()
      counter.set(3)
      #expect(counter.manager.groupingLevel == 1)
      counter.manager.undo()
      #expect(counter.value == 2)
      counter.manager.undo()
      #expect(counter.value == 0)
      #expect(!counter.manager.canUndo)
      counter.manager.redo()
      #expect(counter.value == 2)
      counter.manager.redo()
      #expect(counter.value == 3)
      #expect(!counter.manager.canRedo)
      counter.manager.undo()
      #expect(counter.value == 2)
    }

    @Test func aNewChangeForgetsWhatWasUndone() {
      let counter = Counter()
      counter.set(1)
      counter.manager.undo()
      #expect(counter.manager.canRedo)
      counter.set(5)
      #expect(!counter.manager.canRedo)
    }

    @Test func groupsNest() {
      let counter = Counter()
      counter.manager.groupsByEvent = false
      counter.manager.beginUndoGrouping()
      counter.set(1)
      counter.manager.beginUndoGrouping()
      counter.set(2)
      counter.manager.endUndoGrouping()
      #expect(counter.manager.groupingLevel == 1)
      counter.manager.endUndoGrouping()
      counter.manager.undo()
      #expect(counter.value == 0)
    }

    @Test func anEmptyGroupIsNothingToUndo() {
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.endUndoGrouping()
      #expect(!manager.canUndo)
    }

    @Test func anEndWithoutABeginIsAWarning() {
      let manager = UndoManager()
      #expect(RuntimeWarning.issued { manager.endUndoGrouping() }.count == 1)
      #expect(manager.groupingLevel == 0)
    }

    @Test func withoutGroupsByEventAnActionNeedsAGroup() {
      let counter = Counter()
      counter.manager.groupsByEvent = false
      #expect(RuntimeWarning.issued { counter.set(1) }.count == 1)
      #expect(!counter.manager.canUndo)
    }

    @Test func disablingCounts() {
      let counter = Counter()
      counter.manager.disableUndoRegistration()
      counter.manager.disableUndoRegistration()
      counter.manager.enableUndoRegistration()
      counter.set(1)
      #expect(!counter.manager.canUndo)
      counter.manager.enableUndoRegistration()
      counter.set(2)
      #expect(counter.manager.canUndo)
    }

    @Test func theOldestLevelsGo() {
      let counter = Counter()
      counter.manager.levelsOfUndo = 2
      for value in 1...4 {
        counter.set(value)
        UndoEvents.end()
      }
      while counter.manager.canUndo { counter.manager.undo() }
      #expect(counter.value == 2)
    }

    @Test func actionsLapseWithTheirTarget() {
      let manager = UndoManager()
      var undone = 0
      do {
        let target = NSObject()
        manager.registerUndo(withTarget: target) { _ in undone += 1 }
      }
      manager.undo()
      #expect(undone == 0)
    }

    @Test func actionsOfATargetCanBeForgotten() {
      let manager = UndoManager()
      let (first, second) = (NSObject(), NSObject())
      var undone: [String] = []
      manager.registerUndo(withTarget: first) { _ in undone.append("first") }
      manager.registerUndo(withTarget: second) { _ in undone.append("second") }
      manager.removeAllActions(withTarget: first)
      manager.undo()
      #expect(undone == ["second"])
      manager.registerUndo(withTarget: first) { _ in undone.append("first") }
      manager.removeAllActions()
      #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func namesFollowTheAction() {
      let counter = Counter()
      counter.set(1)
      counter.manager.setActionName("Counting")
      #expect(counter.manager.undoMenuItemTitle == "Undo Counting")
      counter.manager.undo()
      #expect(counter.manager.undoMenuItemTitle == "Undo")
      #expect(counter.manager.redoMenuItemTitle == "Redo Counting")
      counter.manager.redo()
      #expect(counter.manager.undoActionName == "Counting")
    }

    @Test func undoTellsThatItIsAtWork() {
      let manager = UndoManager()
      let target = NSObject()
      var states: [Bool] = []
      manager.registerUndo(withTarget: target) { _ in
        states += [manager.isUndoing, manager.isRedoing]
        manager.registerUndo(withTarget: target) { _ in states += [manager.isUndoing, manager.isRedoing] }
      }
      manager.undo()
      manager.redo()
      #expect(states == [true, false, false, true])
      #expect(!manager.isUndoing && !manager.isRedoing)
    }

    @Test func undoWithinUndoDoesNothing() {
      let counter = Counter()
      counter.set(1)
      UndoEvents.end()
      counter.manager.registerUndo(withTarget: counter) {
        $0.manager.undo()
        $0.manager.undoNestedGroup()
      }
      counter.manager.undo()
      #expect(counter.value == 1)
      #expect(counter.manager.canUndo)
    }

    @Test func observersAreTold() {
      let manager = UndoManager()
      let target = NSObject()
      nonisolated(unsafe) var posted: [String] = []
      let names: [NSNotification.Name] = [
        .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
        .NSUndoManagerDidUndoChange,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          posted.append($0.name.rawValue)
        }
      }
      defer { observers.forEach(NotificationCenter.default.removeObserver) }
      manager.registerUndo(withTarget: target) { _ in }
      manager.undo()
      #expect(posted == names.map(\.rawValue))
    }

    @Test func subclassesCanReplaceUndo() {
      final class Replaced: UndoManager {
        var undone = 0
        override var canUndo: Bool { true }
        override func undo() { undone += 1 }
      }
      let manager = Replaced()
      manager.undo()
      #expect(manager.undone == 1)
    }
  }
#endif
