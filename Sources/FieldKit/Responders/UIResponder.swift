public import Foundation

/// An object that can take part in handling input: a view, a view controller, a window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether this responder can take the keyboard at all.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder would give the keyboard up.
  open var canResignFirstResponder: Bool { true }

  /// Whether the keyboard's input goes here.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Takes the keyboard. The holder before is asked to give it up first.
  ///
  /// - Returns: whether this is the first responder now. It can't be without a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let holder = window.firstResponder, !holder.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the keyboard up.
  ///
  /// - Returns: whether this isn't the first responder any more; also when it never was.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// What takes changes back: that of the next responder which has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What edits this responder's text, where it has one that a keyboard types into.
  package var textEngine: TextEngine? { nil }

  /// The window whose keyboard this responder would take.
  package var responderWindow: UIWindow? { nil }
}
