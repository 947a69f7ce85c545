import FieldKit
import Foundation
import Testing

/// What is said about views to those who don't see them is kept, and can be overridden.
@MainActor @Suite struct AccessibilityTests {
  private final class Told: UIView {
    override var accessibilityLabel: String? {
      get { "told " + (super.accessibilityLabel ?? "nothing") }
      set { super.accessibilityLabel = newValue }
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      didSet { changes += 1 }
    }
    var changes = 0
  }

  @Test func whatIsSetIsGivenBack() {
    let view = UIView()
    #expect(view.accessibilityLabel == nil && view.accessibilityValue == nil && view.accessibilityHint == nil)
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    view.accessibilityLabel = "Name"
    view.accessibilityHint = "Opens it"
    view.accessibilityIdentifier = "name"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityTraits.insert(.notEnabled)
    view.isAccessibilityElement = true
    view.accessibilityViewIsModal = true
    #expect(view.accessibilityLabel == "Name" && view.accessibilityAttributedLabel?.string == "Name")
    #expect(view.accessibilityHint == "Opens it" && view.accessibilityIdentifier == "name")
    #expect(view.accessibilityTraits == [.button, .selected, .notEnabled])
    #expect(view.isAccessibilityElement && view.accessibilityViewIsModal)
    view.accessibilityAttributedLabel = NSAttributedString(string: "Other")
    #expect(view.accessibilityLabel == "Other")
    view.accessibilityLabel = nil
    #expect(view.accessibilityLabel == nil && view.accessibilityAttributedLabel == nil)
  }

  @Test func labelsAreReadAndSayTheirText() {
    let label = UILabel()
    label.text = "Total"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "In all"
    #expect(label.accessibilityLabel == "In all" && label.text == "Total")
    #expect(UITextField().isAccessibilityElement)
  }

  @Test func anItemOfABarSaysItsTitle() {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    #expect(item.isAccessibilityElement && item.accessibilityLabel == "Done")
    item.accessibilityIdentifier = "done"
    #expect(item.accessibilityIdentifier == "done")
  }

  @Test func subclassesAnswerForThemselves() {
    let view = Told()
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "told nothing")
    view.accessibilityLabel = "this"
    view.accessibilityTraits = .header
    #expect(view.accessibilityLabel == "told this" && view.changes == 1)
  }

  @Test func elementsAreFoundByIndex() {
    let view = UIView()
    let (first, second) = (UIView(), UIAccessibilityElement(accessibilityContainer: view))
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as AnyObject === second)
    #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: first) == 0)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }
}
