import FieldKit
import Foundation
import Testing

/// What controls are made of, as UIKit's headers say it.
@MainActor @Suite struct ControlTests {
  @Test func eventsHaveUIKitsBits() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(
      events.map(\.rawValue)
        == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 16, 17, 18, 19].map { 1 << UInt($0) })
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
  }

  @Test func defaults() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
    #expect(!control.isTracking && !control.isTouchInside && !control.canBecomeFirstResponder)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    #expect(control.contentVerticalAlignment == .center && control.contentHorizontalAlignment == .center)
  }

  @Test func theStateIsWhatTheThreeSay() {
    let control = UIControl()
    (control.isEnabled, control.isSelected, control.isHighlighted) = (false, true, true)
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test func everyEntryWhoseEventsMeetIsCalledInTheOrderOfItsAdding() {
    let field = UITextField()
    var heard: [String] = []
    field.addAction(UIAction { _ in heard.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in heard.append("all") }, for: .allEditingEvents)
    field.addAction(UIAction { _ in heard.append("end") }, for: .editingDidEnd)
    field.sendActions(for: .editingChanged)
    #expect(heard == ["changed", "all"])
  }

  @Test func aPlainRespondersDefaults() {
    let responder = UIResponder()
    #expect(responder.next == nil && !responder.canBecomeFirstResponder && responder.canResignFirstResponder)
    #expect(!responder.isFirstResponder && responder.undoManager == nil)
    #expect(responder.inputView == nil && responder.inputAccessoryView == nil)
    #expect(!responder.becomeFirstResponder() && responder.resignFirstResponder())
  }

  @Test func aFieldsNextResponderIsWhatHoldsIt() {
    let controller = UIViewController()
    let field = UITextField()
    controller.view.addSubview(field)
    #expect(field.next === controller.view && controller.view.next === controller)
  }
}
