import FieldKit
import Foundation
import Testing

/// What menus hold, and where actions without a target go.
@MainActor @Suite struct MenuTests {
  @Test func anActionHasItsPicture() {
    let picture = UIImage(systemName: "star")
    let action = UIAction(title: "Star", subtitle: "of the show", image: picture, state: .on) { _ in }
    #expect(action.image === picture && action.title == "Star" && action.subtitle == "of the show")
    action.image = nil
    #expect(action.image == nil)
    #expect(UIAction { _ in }.image == nil)
  }

  @Test func aMenuKnowsWhatIsOn() {
    let on = UIAction(title: "on", state: .on) { _ in }
    let off = UIAction(title: "off") { _ in }
    let inside = UIAction(title: "inside", state: .on) { _ in }
    let hidden = UIMenu(title: "more", children: [inside])
    let shown = UIMenu(options: .displayInline, children: [inside])
    let menu = UIMenu(
      title: "All", image: UIImage(systemName: "gear"), children: [on, off, hidden])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([off, shown]).selectedElements == [inside])
    #expect(menu.replacingChildren([]).identifier == menu.identifier && menu.image != nil)
  }

  #if os(Linux)
    private final class Outer: UIView {
      var senders: [UIControl] = []
      func pressed(_ sender: UIControl) { senders.append(sender) }
    }

    @Test func aKeyCommandIsACommand() {
      let action = Selector(Outer.pressed(_:))
      let key = UIKeyCommand(input: "s", modifierFlags: .command, action: action)
      #expect(key.action == action && key.input == "s" && key.title == "")
      let titled = UIKeyCommand(title: "Save", action: action, input: "s", modifierFlags: .command)
      titled.title = "Keep"
      #expect((titled as UICommand).title == "Keep" && titled.state == .off)
    }

    @Test func anActionWithoutATargetGoesOutwardsFromItsControl() {
      let outer = Outer()
      let control = UIControl()
      outer.addSubview(control)
      control.addTarget(nil, action: Selector(Outer.pressed(_:)), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(outer.senders == [control])
    }

    @Test func theFirstResponderGoesBeforeTheControl() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
      let (around, other) = (Outer(), Outer())
      let field = UITextField()
      let control = UIControl()
      around.addSubview(control)
      other.addSubview(field)
      window.addSubview(around)
      window.addSubview(other)
      control.addTarget(nil, action: Selector(Outer.pressed(_:)), for: .touchUpInside)
      field.becomeFirstResponder()
      control.sendActions(for: .touchUpInside)
      #expect(around.senders == [] && other.senders == [control])
      // Where nobody around the first responder answers, the control's own chain is asked.
      field.removeFromSuperview()
      window.addSubview(field)
      field.becomeFirstResponder()
      control.sendActions(for: .touchUpInside)
      #expect(around.senders == [control])
    }

    @Test func anActionThatNobodyAnswersIsNotSent() {
      let sent = UIApplication.shared.sendAction(
        Selector(Outer.pressed(_:)), to: nil, from: UIControl(), for: nil)
      #expect(!sent)
    }
  #endif
}
