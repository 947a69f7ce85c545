public import Foundation

/// An object that says what it is to those who don't see it: a view, a controller, an item of a bar. Everything is kept
/// and given back; who can't see a terminal has its text read, which needs no help.
@preconcurrency @MainActor
open class _AccessibleObject: NSObject {
  private var accessibility: AccessibilityState?

  private var state: AccessibilityState {
    if let accessibility { return accessibility }
    let made = AccessibilityState()
    accessibility = made
    return made
  }

  #if os(Linux)
    // Objective-C's are safe in any thread. The lock of what is kept makes these so, once it is made.
    nonisolated(unsafe) private final var associated: AssociatedValues?

    /// What programs keep with the object.
    nonisolated final func associatedValues(made: Bool) -> AssociatedValues? {
      if associated == nil, made { associated = AssociatedValues() }
      return associated
    }
  #endif

  /// An object about which nothing is said.
  public override init() { super.init() }

  /// Whether the object is one of those that are read, where a program doesn't say so.
  package var isReadByItself: Bool { false }
  /// What is read, where a program doesn't say so.
  package var ownAccessibilityLabel: String? { nil }
  /// What the object is, where a program doesn't say so.
  package var ownAccessibilityTraits: UIAccessibilityTraits { .none }

  /// Whether the object is read by itself: labels and controls are, unless it was set. Stored.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isReadByItself }
    set { state.isElement = newValue }
  }

  /// What is read: a label's text, a bar item's title, unless it was set. Stored.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibility?.attributedLabel?.string ?? ownAccessibilityLabel }
    set { (state.label, state.attributedLabel) = (newValue, nil) }
  }

  /// What is read, with attributes. Stored.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { (state.label, state.attributedLabel) = (nil, newValue) }
  }

  /// What using the object does. Stored.
  open var accessibilityHint: String? {
    get { accessibility?.hint ?? accessibility?.attributedHint?.string }
    set { (state.hint, state.attributedHint) = (newValue, nil) }
  }

  /// What using the object does, with attributes. Stored.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { (state.hint, state.attributedHint) = (nil, newValue) }
  }

  /// The object's value. Stored.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? accessibility?.attributedValue?.string }
    set { (state.value, state.attributedValue) = (newValue, nil) }
  }

  /// The object's value, with attributes. Stored.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { (state.value, state.attributedValue) = (nil, newValue) }
  }

  /// A name by which tests find the object. Stored.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { state.identifier = newValue }
  }

  /// What the object is. Stored.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownAccessibilityTraits }
    set { state.traits = newValue }
  }

  /// The language that the object is read in. Stored.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { state.language = newValue }
  }

  /// Where the object is, in points of the screen. Stored; without that nowhere.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { state.frame = newValue }
  }

  /// Where a press of the object goes, in points of the screen. Stored; without that the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { state.activationPoint = newValue }
  }

  /// The objects in this one, in the order in which they are read. Stored.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { state.elements = newValue }
  }

  /// How many objects are in this one, of those that were set.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the objects that were set. `nil` for an index outside of them.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Where an object is among those that were set. `NSNotFound` if it isn't.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Whether what is in the object isn't read. Stored.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.areElementsHidden ?? false }
    set { state.areElementsHidden = newValue }
  }

  /// Whether what is beside the object isn't read. Stored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { state.isModal = newValue }
  }

  /// Whether what is in the object is read together. Stored.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { state.groupsChildren = newValue }
  }

  /// Whether the object's colours stay where all others are turned into their opposites. Stored.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { state.ignoresInvertColors = newValue }
  }

  /// Whether the user can do something with the object. Stored.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? isAccessibilityElement }
    set { state.respondsToUser = newValue }
  }

  /// What the user may say to name the object. Stored.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? [] }
    set { state.inputLabels = newValue ?? [] }
  }

  /// What else can be done with the object. Stored.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { state.customActions = newValue }
  }

  /// Called to use the object. Never by a terminal. Whether that did something.
  open func accessibilityActivate() -> Bool { false }
  /// Called to make the value larger. Never by a terminal.
  open func accessibilityIncrement() {}
  /// Called to make the value smaller. Never by a terminal.
  open func accessibilityDecrement() {}
  /// Called to leave what is shown. Never by a terminal. Whether that did something.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for what matters most. Never by a terminal. Whether that did something.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when the object is the one that is read. Never by a terminal.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the object isn't the one that is read any more. Never by a terminal.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the object is the one that is read. A terminal doesn't know; `false`.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// Something that has a name by which tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
