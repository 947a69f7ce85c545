import FieldKit
import Foundation
import Testing
import TextEditing

/// Text, selection and focus changed from inside of each callback.
@MainActor @Suite struct ReentrancyTests {
  enum Callback: String, CaseIterable, Sendable {
    case shouldBegin, didChangeSelection, didBegin, editingDidBegin, didBeginNotification, shouldChange,
      editingChanged, didChangeNotification, shouldClear, shouldReturn, editingDidEndOnExit, primaryAction,
      shouldEnd, didEnd, editingDidEnd, didEndNotification
  }

  enum Interference: String, CaseIterable, Sendable {
    case setText, setNil, setSameText, setAttributed, replace, select, selectAll, insert, delete, paste, cut,
      clear,
      pressReturn, resign, focus, focusOther, leaveWindow, changeSuperview, changeWindow, removeParent,
      leaveAndComeBack, endEditing, undo, redo, forgetUndo, mark, unmark, disable, becomeSecure,
      clearOnInsertion,
      dropDelegate, changeDelegate, dropActions, typeElsewhere
  }

  @Test(arguments: Callback.allCases, Interference.allCases)
  func everythingStaysWhole(callback: Callback, interference: Interference) throws {
    let (field, recorder, window) = EventRecorder.watchedField(text: "hello wörld 👍")
    recorder.watchReturn(field)
    let other = UITextField(frame: CGRect(x: 0, y: 16, width: 80, height: 16))
    window.addSubview(other)
    let (box, elsewhere) = (UIView(frame: window.bounds), UIWindow(frame: window.bounds))
    window.addSubview(box)
    box.addSubview(field)
    let successor = EventRecorder()
    var depth = 0
    recorder.reactions[callback.rawValue] = { field in
      // Once in a nest: a callback that provokes itself for ever is the client's own loop.
      guard depth < 2 else { return }
      depth += 1
      defer { depth -= 1 }
      switch interference {
      case .setText: field.text = "12"
      case .setNil: field.text = nil
      case .setSameText: field.text = field.text
      case .setAttributed:
        field.attributedText = NSAttributedString(string: "r", attributes: [.foregroundColor: UIColor.red])
      case .replace: if let range = field.range(0, 1) { field.replace(range, withText: "👍") }
      case .select:
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument, to: field.beginningOfDocument)
      case .selectAll: field.selectAll(nil)
      case .insert: field.insertText("é")
      case .delete: field.deleteBackward()
      case .paste: field.engine.offerPaste("three more words")
      case .cut: field.delete(nil)
      case .clear: field.offerClear()
      case .pressReturn: _ = field.offerReturn()
      case .resign: field.resignFirstResponder()
      case .focus: field.becomeFirstResponder()
      case .focusOther: other.becomeFirstResponder()
      case .leaveWindow: field.removeFromSuperview()
      case .changeSuperview: window.insertSubview(field, at: 0)
      case .changeWindow: elsewhere.addSubview(field)
      case .removeParent: box.removeFromSuperview()
      case .leaveAndComeBack:
        field.removeFromSuperview()
        window.addSubview(field)
        field.becomeFirstResponder()
      case .endEditing: window.endEditing(true)
      case .undo: field.undoManager?.undo()
      case .redo: field.undoManager?.redo()
      case .forgetUndo: field.undoManager?.removeAllActions()
      case .mark: field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      case .unmark: field.unmarkText()
      case .disable: field.isEnabled = false
      case .becomeSecure: field.isSecureTextEntry = true
      case .clearOnInsertion: field.clearsOnInsertion = true
      case .dropDelegate: field.delegate = nil
      case .changeDelegate: field.delegate = successor
      case .dropActions: field.removeTarget(nil, action: nil, for: .allEvents)
      case .typeElsewhere:
        other.becomeFirstResponder()
        other.engine.type("é")
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
    for _ in 0..<10 where field.engine.undoEdit() { #expect(field.engine.content.checkInvariants() == []) }
    for _ in 0..<10 where field.engine.redoEdit() { #expect(field.engine.content.checkInvariants() == []) }
    _ = field.offerReturn()
    field.offerClear()
    field.resignFirstResponder()

    recorder.reactions = [:]
    for text in [field, other] {
      #expect(text.engine.content.checkInvariants() == [])
      #expect(text.selectedTextRange.flatMap(text.text(in:)) != nil)
      // Who has the keyboard and who believes to have it are one.
      #expect(text.isEditing == text.isFirstResponder)
    }
    for window in [window, elsewhere] {
      #expect(window.firstResponder.map { ($0 as? UIView)?.window === window } ?? true)
    }
    #expect(!(field.isFirstResponder && other.isFirstResponder && field.window === other.window))
    // What there is to undo and to redo fits the text, all the way back and all the way on.
    let (last, redoable) = (field.text, field.undoManager?.canRedo ?? false)
    for undo in [true, false] {
      var steps = 0
      while steps < 100, undo ? field.engine.undoEdit() : field.engine.redoEdit() {
        steps += 1
        #expect(field.engine.content.checkInvariants() == [])
      }
      #expect(steps < 100)
    }
    if !redoable { #expect(field.text == last) }
    // Everything can go on.
    window.endEditing(true)
    elsewhere.endEditing(true)
    field.delegate = recorder
    (field.isEnabled, field.isSecureTextEntry, field.clearsOnBeginEditing) = (true, false, false)
    field.clearsOnInsertion = false
    window.addSubview(field)
    field.text = "ab"
    #expect(field.becomeFirstResponder())
    recorder.forget()
    field.engine.offer(TextEdit(range: UTF8Offset(2)..<UTF8Offset(2), replacement: "c", kind: .typing))
    #expect(field.text == "abc")
    var expected = ["shouldChange(2,0) 'c'"] + EventRecorder.changed
    // Actions that were dropped stay away.
    if !field.allControlEvents.contains(.editingChanged) { expected.removeAll { $0 == "editingChanged" } }
    #expect(recorder.events == expected)
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
