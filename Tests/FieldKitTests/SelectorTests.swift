#if os(Linux)
  import Foundation
  import Testing

  @testable import FieldKit

  /// Selectors of method references, and what is called through them.
  @MainActor struct SelectorTests {
    @MainActor final class Listener: NSObject {
      var heard: [String] = []
      func nothing() { heard.append("nothing") }
      func sender(_ sender: UIControl) { heard.append("sender \(sender.tag)") }
      func anybody(_ sender: Any) -> Bool {
        heard.append("anybody")
        return true
      }
      func both(_ sender: UIControl, _ event: UIEvent?) { heard.append("both \(event == nil)") }
      func field(_ sender: UITextField) { heard.append("field") }
      fileprivate func hidden(_ sender: AnyObject) { heard.append("hidden") }
      func told(_ notification: Notification) { heard.append(notification.name.rawValue) }
      func toldOld(_ notification: NSNotification) { heard.append("old \(notification.name.rawValue)") }

      func listen(to control: UIControl) {
        control.addTarget(self, action: Selector(nothing), for: .valueChanged)
        control.addTarget(self, action: Selector(self.sender(_:)), for: .valueChanged)
      }
    }

    final class Count: @unchecked Sendable {
      var count = 0
      func increase() { count += 1 }
    }

    final class Plain {
      var heard = 0
      func told() { heard += 1 }
    }

    final class Field: UITextField {
      var asked: [String] = []
      override func paste(_ sender: Any?) { asked.append("paste") }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case Selector(paste(_:)): asked.append("paste?")
        case Selector(UIResponderStandardEditActions.cut(_:)): asked.append("cut?")
        case Selector(UITextField.selectAll(_:)): asked.append("selectAll?")
        default: asked.append("other")
        }
        return false
      }
    }

    let control = UIControl()
    let listener = Listener()

    @Test func aControlCallsMethodsWithAsManyArgumentsAsTheyTake() {
      control.tag = 7
      control.addTarget(listener, action: Selector(Listener.nothing), for: .valueChanged)
      control.addTarget(listener, action: Selector(Listener.sender(_:)), for: .valueChanged)
      control.addTarget(listener, action: Selector(Listener.anybody), for: .valueChanged)
      control.addTarget(listener, action: Selector(Listener.both), for: .valueChanged)
      control.addTarget(listener, action: Selector(Listener.hidden(_:)), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(listener.heard == ["nothing", "sender 7", "anybody", "both true", "hidden"])
    }

    @Test func boundReferencesAreCalledToo() {
      listener.listen(to: control)
      control.sendActions(for: .allEvents)
      #expect(listener.heard == ["nothing", "sender 0"])
    }

    @Test func aMethodOfAnotherTypeIsNotCalled() {
      control.addTarget(listener, action: Selector(Listener.field(_:)), for: .valueChanged)
      #expect(RuntimeWarning.issued { control.sendActions(for: .valueChanged) }.count == 1)
      #expect(listener.heard.isEmpty)
    }

    @Test func editActionsCompareByName() {
      #expect(Selector(UIResponderStandardEditActions.paste(_:)) == Selector("paste:"))
      #expect(Selector(UITextField.copy(_:)) == "copy:")
      #expect(Selector(UIResponderStandardEditActions.paste(_:)) != Selector(UIResponder.cut(_:)))
      let field = Field()
      for action in [
        Selector(UIResponder.paste(_:)), Selector("cut:"), Selector(UITextField.selectAll), Selector("x"),
      ] { _ = field.canPerformAction(action, withSender: nil) }
      #expect(field.asked == ["paste?", "cut?", "selectAll?", "other"])
    }

    @Test func editActionsAreCalledByName() {
      let field = Field()
      control.addTarget(field, action: Selector(UITextField.paste(_:)), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(field.asked == ["paste"])
    }

    @Test func aReferenceEqualsItselfAndNoOther() {
      func one() -> Selector { Selector(Listener.nothing) }
      func two() -> Selector { Selector(listener.nothing) }
      #expect(one() == one() && two() == two())
      #expect(Set([one(), one(), two(), Selector(Listener.hidden(_:))]).count == 3)
    }

    @Test func theSameTargetAndMethodAreCalledOnce() {
      for _ in 0..<3 { control.addTarget(listener, action: Selector(Listener.nothing), for: .valueChanged) }
      control.sendActions(for: .valueChanged)
      #expect(listener.heard == ["nothing"])
    }

    @Test func targetsAreTakenOff() {
      control.addTarget(listener, action: Selector(Listener.nothing), for: [.valueChanged, .touchDown])
      control.addTarget(listener, action: Selector(Listener.sender(_:)), for: .valueChanged)
      control.removeTarget(listener, action: Selector(Listener.nothing), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(listener.heard == ["sender 0"])
      control.sendActions(for: .touchDown)
      #expect(listener.heard == ["sender 0", "nothing"])
      control.removeTarget(nil, action: nil, for: .allEvents)
      #expect(control.allControlEvents.isEmpty && !control.hasActions(for: .allEvents))
      control.sendActions(for: .allEvents)
      #expect(listener.heard.count == 2)
    }

    @Test func actionsAreNamedForTheirTarget() {
      #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == nil)
      control.addTarget(listener, action: "cut:", for: .valueChanged)
      #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == ["cut:"])
      #expect(control.actions(forTarget: self.control, forControlEvent: .valueChanged) == nil)
      #expect(control.allTargets == [listener])
    }

    @Test func aTargetIsNotKeptAlive() {
      var gone: Listener? = Listener()
      weak let known = gone
      control.addTarget(gone, action: Selector(Listener.nothing), for: .valueChanged)
      gone?.listen(to: control)
      control.sendActions(for: .valueChanged)
      #expect(gone?.heard == ["nothing", "nothing", "sender 0"])
      gone = nil
      #expect(known == nil)
      #expect(!control.hasActions(for: .valueChanged))
      control.sendActions(for: .valueChanged)
    }

    @Test func targetsAndActionsAreCalledInTheOrderOfTheirAdding() {
      control.addTarget(listener, action: Selector(Listener.nothing), for: .valueChanged)
      control.addAction(UIAction { [listener] _ in listener.heard.append("action") }, for: .valueChanged)
      control.addTarget(listener, action: Selector(Listener.anybody(_:)), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(listener.heard == ["nothing", "action", "anybody"])
    }

    @Test func notificationsReachMethods() {
      let center = NotificationCenter()
      let name = Notification.Name("news")
      center.addObserver(listener, selector: Selector(Listener.told(_:)), name: name, object: nil)
      center.addObserver(listener, selector: Selector(Listener.toldOld(_:)), name: name, object: control)
      center.addObserver(listener, selector: Selector(Listener.nothing), name: nil, object: control)
      center.post(name: name, object: control)
      #expect(listener.heard.sorted() == ["news", "nothing", "old news"])
      listener.heard = []
      center.removeObserver(listener, name: name, object: nil)
      center.post(name: name, object: control)
      #expect(listener.heard == ["nothing"])
      center.removeObserver(listener)
      center.post(name: name, object: control)
      #expect(listener.heard == ["nothing"])
    }

    @Test func anObserverIsNotKeptAliveAndBlocksStillLeave() {
      let center = NotificationCenter()
      let name = Notification.Name("news")
      var gone: Listener? = Listener()
      weak let known = gone
      center.addObserver(gone!, selector: Selector(Listener.told(_:)), name: name, object: nil)
      gone = nil
      #expect(known == nil)
      let plain = Plain()
      center.addObserver(plain, selector: Selector(Plain.told), name: name, object: nil)
      let heard = Count()
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.increase() }
      center.post(name: name, object: nil)
      center.removeObserver(token)
      center.post(name: name, object: nil)
      #expect(plain.heard == 2 && heard.count == 1)
    }
  }
#endif
