import FieldKit
import Foundation
import TestData
import Testing
import TextEditing

/// What `shouldChangeCharactersIn` receives: a range of the old text, in UTF-16 code units, and what comes in its place.
@MainActor @Suite(.serialized) struct ChangePayloadTests {
  private let changed = EventRecorder.changed

  @Test(arguments: ["a", "é", "e\u{301}", "👍", "👨‍👩‍👧", "🇺🇿"])
  func aTypedCharacterIsOneChangeAtTheCaret(character: String) {
    let (field, recorder, _) = EventRecorder.editedField(text: "👍b")
    field.select(2)
    recorder.forget()
    field.engine.type(character)
    #expect(recorder.events == ["shouldChange(2,0) '\(character)'"] + changed)
    #expect(field.text == "👍\(character)b" && field.selected == [2 + character.utf16.count, 0])
  }

  @Test func typingTakesThePlaceOfTheSelection() {
    let (field, recorder, _) = EventRecorder.editedField(text: "a👍b")
    field.select(1, 2)
    recorder.forget()
    field.engine.type("x")
    #expect(recorder.events == ["shouldChange(1,2) 'x'"] + changed && field.text == "axb")
  }

  @Test func backspaceAndDeleteTakeTheSelection() {
    let (field, recorder, _) = EventRecorder.editedField(text: "a👍bcd")
    field.select(1, 2)
    recorder.forget()
    field.engine.backspace()
    #expect(recorder.events == ["shouldChange(1,2) ''"] + changed && field.text == "abcd")
    field.select(1, 2)
    recorder.forget()
    field.engine.forwardDelete()
    #expect(recorder.events == ["shouldChange(1,2) ''"] + changed && field.text == "ad")
  }

  @Test(arguments: [("ae\u{301}", 1, 2), ("👍🏽b", 0, 4), ("a👨‍👩‍👧", 1, 8), ("🇺🇿🇹🇷", 0, 4)])
  func deletingForwardsAsksForAWholeCluster(text: String, location: Int, length: Int) {
    let (field, recorder, _) = EventRecorder.editedField(text: text)
    field.select(location)
    recorder.forget()
    field.engine.forwardDelete()
    #expect(recorder.events == ["shouldChange(\(location),\(length)) ''"] + changed)
  }

  @Test func aPasteIsTheWholeTextAtTheCaretOrOverTheSelection() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abcd")
    UIPasteboard.general.string = "👍\nx"
    field.paste(nil)
    #expect(recorder.events == ["shouldChange(4,0) '👍 x'"] + changed)
    field.select(1, 2)
    recorder.forget()
    field.paste(nil)
    #expect(recorder.events == ["shouldChange(1,2) '👍 x'"] + changed && field.text == "a👍 xd👍 x")
  }

  @Test func cuttingIsADeletionOfTheSelection() {
    let (field, recorder, _) = EventRecorder.editedField(text: "a👍bc")
    field.select(1, 3)
    recorder.forget()
    recorder.reactions["shouldChange"] = { _ in #expect(UIPasteboard.general.string != "👍b") }
    field.cut(nil)
    #expect(recorder.events == ["shouldChange(1,3) ''"] + changed)
    #expect(field.text == "ac" && UIPasteboard.general.string == "👍b")
  }

  // MARK: Filling in

  @Test func fillingInAsksAboutASpaceFirst() {
    let (field, recorder, _) = EventRecorder.editedField(text: "01")
    field.textContentType = .telephoneNumber
    #expect(field.engine.offerAutofill("+998 90 123 45 67"))
    #expect(
      recorder.events == ["shouldChange(0,0) ' '", "shouldChange(0,2) '+998 90 123 45 67'"] + changed)
    #expect(field.text == "+998 90 123 45 67" && field.selected == [17, 0])
    #expect(field.engine.undoEdit() && field.text == "01")
  }

  @Test func fillingInIsForbiddenAtEitherQuestion() {
    let (field, recorder, _) = EventRecorder.editedField(text: "01")
    recorder.answers["shouldChange"] = false
    #expect(!field.engine.offerAutofill("42"))
    #expect(recorder.events == ["shouldChange(0,0) ' '"] && field.text == "01")
    recorder.forget()
    recorder.answers["shouldChange"] = nil
    recorder.reactions["shouldChange(0,0) ' '"] = { _ in recorder.answers["shouldChange"] = true }
    recorder.reactions["shouldChange(0,2) '42'"] = { _ in recorder.answers["shouldChange"] = false }
    #expect(!field.engine.offerAutofill("42"))
    #expect(recorder.events == ["shouldChange(0,0) ' '", "shouldChange(0,2) '42'"] && field.text == "01")
  }

  @Test func fillingInAFieldThatPassesTheSpaceOn() {
    // What phone number fields do: the space is let through as it is, everything else is formatted.
    let (field, recorder, _) = EventRecorder.editedField()
    recorder.answers["shouldChange"] = true
    recorder.reactions["shouldChange(0,0) '42'"] = { field in
      field.text = "<42>"
      recorder.answers["shouldChange"] = false
    }
    #expect(!field.engine.offerAutofill("42"))
    #expect(field.text == "<42>")
  }

  // MARK: Where everything goes

  private func secureField() -> (UITextField, EventRecorder, UIWindow) {
    let (field, recorder, window) = EventRecorder.watchedField(text: "old secret")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    recorder.forget()
    return (field, recorder, window)
  }

  @Test func theFirstEditOfASecureFieldIsAskedForAsTheOneEdit() {
    typealias Case = (payload: String, after: String, edit: (UITextField) -> Void)
    let cases: [Case] = [
      ("(10,0) 'x'", "x", { $0.engine.type("x") }),
      ("(9,1) ''", "", { $0.engine.backspace() }),
      ("(10,0) 'new'", "new", { $0.engine.offerPaste("new") }),
      (
        "(4,6) ''", "",
        { field in
          field.engine.offer(TextEdit(range: UTF8Offset(4)..<UTF8Offset(10), replacement: ""))
        }
      ),
      (
        "(10,0) 'yanked'", "yanked",
        { field in
          field.engine.offer(TextEdit(range: UTF8Offset(10)..<UTF8Offset(10), replacement: "yanked"))
        }
      ),
    ]
    for test in cases {
      let (field, recorder, _) = secureField()
      test.edit(field)
      #expect(recorder.events == ["shouldChange" + test.payload] + changed)
      #expect(field.text == test.after)
      field.engine.type("y")
      #expect(field.text == test.after + "y")
    }
  }

  @Test func aForbiddenFirstEditOfASecureFieldLeavesTheTextAndComesAgain() {
    let (field, recorder, _) = secureField()
    recorder.answers["shouldChange"] = false
    field.engine.type("x")
    #expect(field.text == "old secret")
    recorder.answers["shouldChange"] = true
    field.engine.type("y")
    #expect(field.text == "y")
  }

  @Test func anInsertionThatClearsIsAskedForAsAReplacementOfEverything() {
    typealias Case = (text: String, edit: (UITextField) -> Void)
    let cases: [Case] = [
      ("x", { $0.engine.type("x") }), ("pasted", { $0.engine.offerPaste("pasted") }),
      (
        "yanked",
        { field in
          field.engine.offer(TextEdit(range: UTF8Offset(3)..<UTF8Offset(3), replacement: "yanked"))
        }
      ),
    ]
    for test in cases {
      let (field, recorder, _) = EventRecorder.editedField(text: "abc")
      field.clearsOnInsertion = true
      test.edit(field)
      #expect(recorder.events == ["shouldChange(0,3) '\(test.text)'"] + changed)
      #expect(field.text == test.text && !field.clearsOnInsertion)
    }
  }

  @Test func aDeletionThatComesFirstEndsClearingOnInsertion() {
    let (field, recorder, _) = EventRecorder.editedField(text: "abc")
    field.clearsOnInsertion = true
    field.engine.backspace()
    #expect(recorder.events == ["shouldChange(2,1) ''"] + changed)
    #expect(field.text == "ab" && !field.clearsOnInsertion)
  }

  // MARK: Undo

  @Test func undoAndRedoAreAskedForInBoundsOfTheTextAsItIs() {
    let (field, recorder, _) = EventRecorder.editedField()
    for letter in "one two" { field.engine.type(String(letter)) }
    recorder.forget()
    field.engine.undoEdit()
    field.engine.undoEdit()
    field.engine.redoEdit()
    #expect(
      recorder.events == ["shouldChange(4,3) ''"] + changed + ["shouldChange(0,4) ''"] + changed
        + ["shouldChange(0,0) 'one '"] + changed)
  }

  /// Ranges that don't fit are what UIKit was notorious for.
  @Test func randomDelegatesNeverSeeARangeOutsideOfTheText() {
    var random = SeededGenerator.announced("delegates that rewrite")
    let (field, recorder, _) = EventRecorder.editedField()
    recorder.reactions["shouldChange"] = { field in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: recorder.answers["shouldChange"] = false
      case 1: field.text = String((field.text ?? "").prefix(2))
      case 2: field.select(0)
      default: recorder.answers["shouldChange"] = true
      }
    }
    for step in 0..<5000 {
      let length = field.text?.utf16.count ?? 0
      recorder.forget()
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: field.engine.type(["a", "é", "👨‍👩‍👧", " "][Int.random(in: 0..<4, using: &random)])
      case 3: field.engine.backspace()
      case 4: field.engine.forwardDelete()
      case 5: field.engine.offerPaste("two words")
      case 6: field.engine.undoEdit()
      case 7: field.engine.redoEdit()
      default: field.select(0, min(length, 1))
      }
      for event in recorder.events where event.hasPrefix("shouldChange(") {
        let numbers = event.dropFirst(13).prefix { $0 != ")" }.split(separator: ",").compactMap { Int($0) }
        #expect(numbers.count == 2 && numbers[0] >= 0 && numbers[0] + numbers[1] <= length, "step \(step)")
      }
      #expect(field.engine.content.checkInvariants() == [], "step \(step)")
    }
  }
}
