public import Foundation

/// What text can be dragged from. A terminal drags nothing: nothing is asked of it.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Who would decide on dragged text. Stored.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// How text is dragged: not at all in a terminal.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged: never in a terminal.
  var isTextDragActive: Bool { get }
}

/// What text can be dropped on. A terminal drops nothing: nothing is asked of it.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// Who would decide on dropped text. Stored.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// How text is dropped: not at all in a terminal.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether text is about to be dropped: never in a terminal.
  var isTextDropActive: Bool { get }
}

/// What says how it would be pasted into. A terminal pastes text alone.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {
  /// Who would turn what is pasted into text. Stored.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Who would decide on dropped text. A terminal drops nothing: it is never asked.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// Who would decide on dragged text. A terminal drags nothing: it is never asked.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// Who would turn what is pasted into text. A terminal pastes text alone: it is never asked.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Turns a pasted thing into text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
}

extension UITextPasteDelegate {
  /// Takes the thing as it is.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
}

/// A thing that is pasted. A terminal pastes text alone, and hands out none.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// Pastes a text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString: NSAttributedString)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes the thing as it is.
  func setDefaultResult()
}
