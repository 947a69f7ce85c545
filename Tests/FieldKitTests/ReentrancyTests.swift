import FieldKit
import Foundation
import Testing
import TextEditing

/// Text, selection and focus changed from inside of each callback.
@MainActor @Suite struct ReentrancyTests {
  enum Callback: String, CaseIterable, Sendable {
    case shouldBegin, didChangeSelection, didBegin, editingDidBegin, didBeginNotification, shouldChange,
      editingChanged, didChangeNotification, shouldClear, shouldReturn, shouldEnd, didEnd, editingDidEnd,
      didEndNotification
  }

  enum Interference: String, CaseIterable, Sendable {
    case setText, setSameText, select, insert, delete, resign, focusOther, leaveWindow, endEditing, undo,
      mark, disable,
      becomeSecure, dropDelegate
  }

  @Test(arguments: Callback.allCases, Interference.allCases)
  func everythingStaysWhole(callback: Callback, interference: Interference) throws {
    let (field, recorder, window) = EventRecorder.watchedField(text: "hello wörld 👍")
    let other = UITextField(frame: CGRect(x: 0, y: 16, width: 80, height: 16))
    window.addSubview(other)
    var depth = 0
    recorder.reactions[callback.rawValue] = { field in
      // Once in a nest: a callback that provokes itself for ever is the client's own loop.
      guard depth < 2 else { return }
      depth += 1
      defer { depth -= 1 }
      switch interference {
      case .setText: field.text = "12"
      case .setSameText: field.text = field.text
      case .select:
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument, to: field.beginningOfDocument)
      case .insert: field.insertText("é")
      case .delete: field.deleteBackward()
      case .resign: field.resignFirstResponder()
      case .focusOther: other.becomeFirstResponder()
      case .leaveWindow: field.removeFromSuperview()
      case .endEditing: window.endEditing(true)
      case .undo: field.undoManager?.undo()
      case .mark: field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      case .disable: field.isEnabled = false
      case .becomeSecure: field.isSecureTextEntry = true
      case .dropDelegate: field.delegate = nil
      }
    }
    field.clearsOnBeginEditing = callback == .shouldClear
    field.becomeFirstResponder()
    for text in ["x", "👨‍👩‍👧", "yz"] {
      field.engine.offer(TextEdit(range: field.engine.insertionRange, replacement: text, kind: .typing))
    }
    field.engine.offerPaste("pasted text")
    let end = field.engine.content.buffer.end
    field.engine.offer(
      TextEdit(
        range: field.engine.content.buffer.clusterBoundary(before: end)..<end, replacement: "",
        kind: .deleting))
    field.engine.offerSelection(TextSelection(.zero..<field.engine.content.buffer.end))
    field.engine.offerClick(at: CGPoint(x: 20, y: 8), count: 2)
    _ = field.engine.undoEdit()
    _ = field.engine.redoEdit()
    _ = field.offerReturn()
    field.offerClear()
    field.resignFirstResponder()

    #expect(field.engine.content.checkInvariants() == [])
    // Who has the keyboard and who believes to have it are one.
    #expect(field.isEditing == field.isFirstResponder)
    #expect(other.isEditing == other.isFirstResponder)
    #expect(window.firstResponder.map { ($0 as? UIView)?.window === window } ?? true)
    // Everything can go on.
    recorder.reactions = [:]
    window.endEditing(true)
    field.delegate = recorder
    (field.isEnabled, field.isSecureTextEntry, field.clearsOnBeginEditing) = (true, false, false)
    if field.superview == nil { window.addSubview(field) }
    field.text = "ab"
    #expect(field.becomeFirstResponder())
    recorder.forget()
    field.engine.offer(TextEdit(range: UTF8Offset(2)..<UTF8Offset(2), replacement: "c", kind: .typing))
    #expect(field.text == "abc")
    #expect(
      recorder.events == [
        "shouldChange(2,0) 'c'", "didChangeSelection", "editingChanged", "didChangeNotification",
      ])
  }

  @Test func aFieldThatGivesTheKeyboardAwayInDidBegin() {
    let (field, recorder, window) = EventRecorder.watchedField()
    let other = UITextField(frame: .zero)
    window.addSubview(other)
    recorder.reactions["didBegin"] = { _ in other.becomeFirstResponder() }
    #expect(!field.becomeFirstResponder())
    #expect(window.firstResponder === other && other.isEditing && !field.isEditing)
  }

  @Test func aFormatterInEditingChanged() {
    let (field, recorder, _) = EventRecorder.editedField()
    recorder.reactions["editingChanged"] = { field in
      let digits = (field.text ?? "").filter(\.isNumber)
      field.text = digits.count > 3 ? digits.prefix(3) + "-" + digits.dropFirst(3) : digits
    }
    for digit in "1234567" {
      field.engine.offer(
        TextEdit(range: field.engine.insertionRange, replacement: String(digit), kind: .typing))
    }
    #expect(field.text == "123-4567")
    #expect(field.selectedTextRange?.start == field.endOfDocument)
  }
}
