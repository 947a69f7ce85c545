import FieldKit
import Foundation
import Testing

/// The spellings that Objective-C's optional methods have.
@MainActor @Suite struct OptionalCallTests {
  @Test func everySpellingReachesTheMethod() {
    let recorder = EventRecorder()
    let field = UITextField()
    recorder.answers = [
      "shouldBegin": false, "shouldEnd": false, "shouldClear": false, "shouldReturn": false,
    ]
    let delegate: (any UITextFieldDelegate)? = recorder
    #expect(delegate?.textFieldShouldBeginEditing?(field) == false)
    delegate?.textFieldDidBeginEditing?(field)
    #expect(delegate?.textFieldShouldEndEditing?(field) ?? true == false)
    delegate?.textFieldDidEndEditing?(field)
    delegate?.textFieldDidEndEditing?(field, reason: .committed)
    delegate?.textFieldDidChangeSelection?(field)
    if let clears = delegate?.textFieldShouldClear?(field) { #expect(!clears) }
    #expect(recorder.textFieldShouldReturn!(field) == false)
    let range = NSRange(location: 0, length: 0)
    #expect(delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: "a") == true)
    if let ask = delegate?.textField(_:shouldChangeCharactersIn:replacementString:) {
      #expect(ask(field, range, "b"))
    }
    #expect(
      recorder.events == [
        "shouldBegin", "didBegin", "shouldEnd", "didEnd", "didEnd", "didChangeSelection", "shouldClear",
        "shouldReturn", "shouldChange(0,0) 'a'", "shouldChange(0,0) 'b'",
      ])
  }

  @Test func theMenuIsAskedForAsItIsWritten() {
    final class Menus: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(title: "\(range.length)", children: suggestedActions) }
    }
    let delegate: (any UITextFieldDelegate)? = Menus()
    let range = NSRange(location: 0, length: 2)
    let field = UITextField()
    #expect(
      delegate?.textField?(field, editMenuForCharactersIn: range, suggestedActions: [])?.title == "2")
  }

  @Test func whatIsNotWrittenAnswersAsUIKitTakesIt() {
    final class Silent: NSObject, UITextFieldDelegate {}
    let silent: any UITextFieldDelegate = Silent()
    let field = UITextField()
    #expect(silent.textFieldShouldBeginEditing?(field) == true)
    #expect(silent.textFieldShouldEndEditing?(field) == true)
    #expect(silent.textFieldShouldClear?(field) == true)
    #expect(silent.textFieldShouldReturn?(field) == true)
  }
}
