import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

/// Text that isn't to be seen.
@MainActor @Suite struct SecureEntryTests {
  private func secureField(_ text: String) -> (UITextField, EventRecorder, UIWindow) {
    let (field, recorder, window) = EventRecorder.watchedField(text: text)
    field.isSecureTextEntry = true
    return (field, recorder, window)
  }

  private func type(_ text: String, into field: UITextField) {
    field.engine.offer(TextEdit(range: field.engine.selection.range, replacement: text, kind: .typing))
  }

  @Test(arguments: [(SecureTextDisplay.masked, "•••"), (.hidden, ""), (.revealed, "a👍c")])
  func display(display: SecureTextDisplay, seen: String) {
    let (field, _, window) = secureField("a👍c")
    field.secureTextDisplay = display
    #expect(window.drawn().text(ofRow: 0) == seen)
    field.becomeFirstResponder()
    #expect(window.drawn().cursor?.column == CellWidth.cells(of: seen))
    #expect(field.text == "a👍c")
  }

  @Test func aPlaceholderIsNotShownOverHiddenText() {
    let (field, _, window) = secureField("secret")
    field.secureTextDisplay = .hidden
    field.placeholder = "Password"
    #expect(window.drawn().text(ofRow: 0) == "")
  }

  @Test func theFirstEditAfterFocusReplaces() {
    let (field, recorder, _) = secureField("old")
    field.becomeFirstResponder()
    recorder.forget()
    type("n", into: field)
    #expect(field.text == "n")
    #expect(
      recorder.events == [
        "shouldChange(3,0) 'n'", "didChangeSelection", "editingChanged", "didChangeNotification",
      ])
    type("e", into: field)
    #expect(field.text == "ne")
  }

  @Test func soDoesBackspace() {
    let (field, _, _) = secureField("old")
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func soDoesTheFirstEditAfterHiding() {
    let (field, _, _) = EventRecorder.editedField(text: "old")
    field.isSecureTextEntry = true
    type("n", into: field)
    #expect(field.text == "n")
  }

  @Test func textPutBackAfterHidingStays() {
    let (field, _, _) = EventRecorder.editedField(text: "old")
    field.isSecureTextEntry = true
    field.text = ""
    field.insertText("old")
    #expect(field.text == "old")
  }

  @Test func nothingIsKeptToUndo() {
    let (field, _, _) = secureField("")
    field.becomeFirstResponder()
    type("a", into: field)
    #expect(!field.engine.undoEdit() && field.text == "a")
  }

  @Test func aDoubleClickShowsNoWords() {
    let (field, _, _) = secureField("two words")
    field.becomeFirstResponder()
    field.engine.offerClick(at: CGPoint(x: 4, y: 8), count: 2)
    #expect(field.engine.selection.range == .zero..<UTF8Offset(9))
  }

  @Test func whatIsGivenOutStays() {
    let (field, _, _) = secureField("a secret of more than fifteen bytes")
    let given = (field.text, field.attributedText?.string)
    field.insertText("!")
    #expect(given.0 == "a secret of more than fifteen bytes" && given.1 == given.0)
  }

  @Test func whatWasThereIsOverwritten() {
    let secret = "a secret of more than fifteen bytes"
    var text = EditableText(secret).isolated()
    // A second holder of the storage sees what becomes of it.
    let witness = text.buffer.string
    #expect(witness == secret)
    text.applySecretly(TextEdit(range: .zero..<UTF8Offset(1), replacement: "the"))
    #expect(text.string == "the secret of more than fifteen bytes")
    #expect(witness.utf8.allSatisfy { $0 == 0 } && witness.utf8.count == secret.utf8.count)
    let last = text.string
    text.wipe()
    #expect(last.utf8.allSatisfy { $0 == 0 } && text.string == "")
  }

  @Test func randomEditsAreThoseOfPlainText() {
    var random = SystemRandomNumberGenerator()
    var (plain, secret) = (EditableText("start"), EditableText("start").isolated())
    for _ in 0..<500 {
      let ends = (0..<2).map { _ in Int.random(in: 0...plain.buffer.utf8Count, using: &random) }.sorted()
      let text = ["", "a", "é", "👨‍👩‍👧", "longer than fifteen bytes"].randomElement(using: &random) ?? ""
      let edit = TextEdit(
        range: plain.buffer.roundedOut(UTF8Offset(ends[0])..<UTF8Offset(ends[1])), replacement: text)
      _ = plain.apply(edit)
      secret.applySecretly(edit)
      #expect(plain.string == secret.string && plain.selection == secret.selection)
    }
  }
}
