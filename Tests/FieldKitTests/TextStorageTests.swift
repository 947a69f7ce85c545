import FieldKit
import Foundation
import Testing

/// Who listens to a text view's storage, and stacks of text that programs put together themselves.
@MainActor @Suite struct TextStorageTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var told: [String] = []
    var action: ((NSTextStorage) -> Void)?
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { told.append("will") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      told.append("\(textStorage.string) \(editedRange.location) \(editedRange.length) \(delta)")
      action?(textStorage)
    }
  }

  @Test func aDelegateIsToldOfEachChangeWhoeverMakesIt() {
    let (view, listener) = (UITextView(), Listener())
    view.textStorage.delegate = listener
    view.text = "ab"
    view.insertText("👍")
    #expect(listener.told == ["will", "ab 0 2 2", "will", "ab👍 2 2 2"])
    listener.told = []
    view.deleteBackward()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    #expect(listener.told.first == "will" && listener.told.dropFirst().first == "ab 2 0 -2")
    #expect(listener.told.count == 4 && listener.told.last?.hasPrefix("xyzb ") == true)
    #expect(listener.told.last?.hasSuffix(" 2") == true && view.text == "xyzb")
  }

  @Test func whatTheDelegateChangesIsntToldAgain() {
    let (view, listener) = (UITextView(), Listener())
    view.textStorage.delegate = listener
    listener.action = {
      $0.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    }
    view.insertText("ab")
    #expect(listener.told == ["will", "ab 0 2 2"])
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(view.text == "ab" && view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func aStackPutTogetherByAProgramBecomesTheViewsOwn() {
    let (storage, manager) = (NSTextStorage(string: "given"), NSLayoutManager())
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 80, height: 1000))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))]
    manager.addTextContainer(container)
    #expect(manager.textStorage === storage && container.layoutManager === manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 32), textContainer: container)
    #expect(view.text == "given" && view.layoutManager === manager && view.textContainer === container)
    #expect(manager.textContainers == [container] && manager.numberOfGlyphs == 5)
    #expect(manager.textStorage === view.textStorage)
    view.text = "another"
    #expect(manager.usedRect(for: container).width > 0 && storage.string == "given")
    manager.removeTextContainer(at: 0)
    #expect(manager.textContainers.isEmpty && container.layoutManager == nil)
    storage.removeLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty)
  }
}
