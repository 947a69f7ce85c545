public import Foundation

/// An object that can take part in handling input: a view, a view controller, a window.
@preconcurrency @MainActor
open class UIResponder: _AccessibleObject, UIResponderStandardEditActions {
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

  // MARK: Selectors

  #if os(Linux)
    /// Whether the responder has a method: one of its class, or one that every responder has.
    open func responds(to aSelector: Selector!) -> Bool { aSelector?.isAnswered(by: self) ?? false }
  #endif

  // MARK: Around the keyboard

  /// A view in place of the on-screen keyboard. A terminal has none to replace.
  open var inputView: UIView? { nil }
  /// A view above the on-screen keyboard. A terminal shows none.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of a view in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of a view above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The buttons beside the keyboard. Stored; a terminal can't draw them.
  public final lazy var inputAssistantItem = UITextInputAssistantItem()
  /// Shows other views around the keyboard. A terminal shows none: nothing happens.
  open func reloadInputViews() {}
  /// The language that is typed.
  open var textInputMode: UITextInputMode? { nil }
  /// Names what is typed into, so that the language is kept.
  open var textInputContextIdentifier: String? { nil }
  /// Keys that do something here. Stored; keys go to what edits the text.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Presses

  /// The mouse was pressed in the view. Passed on, unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// The pressed mouse was moved. Passed on, unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// The mouse was released. Passed on, unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// A gesture took the press. Passed on, unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// A key was pressed. Passed on, unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// A key changed. Passed on, unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// A key was released. Passed on, unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// A key was taken away. Passed on, unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// The machine is shaken. A terminal never is.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The machine was shaken. A terminal never is.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The shaking was taken away. A terminal never shakes.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: Edit actions

  /// Whether this responder does what a menu or a key asks for. A plain one does no edit action, and what it has a
  /// method for.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !Self.isEditAction(action) && action.isAnswered(by: self)
  }

  /// The first responder from this one on that does what is asked for.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Adds to the menus, or takes from them. A terminal has none: it isn't called.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Says how a command is to look, by changing it. A terminal shows none: it isn't called.
  open func validate(_ command: UICommand) {}

  /// Takes the selection to the pasteboard. A plain responder does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. A plain responder does nothing.
  open func copy(_ sender: Any?) {}
  /// Puts what the pasteboard holds in place of the selection. A plain responder does nothing.
  open func paste(_ sender: Any?) {}
  /// Pastes without styles. A plain responder does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Selects what is at the caret. A plain responder does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. A plain responder does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. A plain responder does nothing.
  open func delete(_ sender: Any?) {}
  /// Makes the selection bold, or not. A plain responder does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or not. A plain responder does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or not. A plain responder does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Lets the text run from left to right. A plain responder does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Lets the text run from right to left. A plain responder does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the letters bigger. A plain responder does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the letters smaller. A plain responder does nothing.
  open func decreaseSize(_ sender: Any?) {}
  /// Changes the attributes of the selection. A plain responder does nothing.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// What edits this responder's text, where it has one that a keyboard types into.
  package var textEngine: TextEngine? { nil }

  /// The window whose keyboard this responder would take.
  package var responderWindow: UIWindow? { nil }
}
