import Foundation

extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}
extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}

extension UITextField {
  /// Who would turn what is pasted into text. Stored; a terminal pastes text alone.
  public final var pasteDelegate: (any UITextPasteDelegate)? {
    get { storedPasteDelegate }
    set { storedPasteDelegate = newValue }
  }
  /// Who would decide on dropped text. Stored; a terminal drops nothing.
  public final var textDropDelegate: (any UITextDropDelegate)? {
    get { storedDropDelegate }
    set { storedDropDelegate = newValue }
  }
  /// Who would decide on dragged text. Stored; a terminal drags nothing.
  public final var textDragDelegate: (any UITextDragDelegate)? {
    get { storedDragDelegate }
    set { storedDragDelegate = newValue }
  }
  /// How text is dropped: not at all in a terminal.
  public final var textDropInteraction: UIDropInteraction? { nil }
  /// How text is dragged: not at all in a terminal.
  public final var textDragInteraction: UIDragInteraction? { nil }
  /// Whether text is about to be dropped: never in a terminal.
  public final var isTextDropActive: Bool { false }
  /// Whether text is being dragged: never in a terminal.
  public final var isTextDragActive: Bool { false }
}

extension UITextView {
  /// Who would turn what is pasted into text. Stored; a terminal pastes text alone.
  public final var pasteDelegate: (any UITextPasteDelegate)? {
    get { storedPasteDelegate }
    set { storedPasteDelegate = newValue }
  }
  /// Who would decide on dropped text. Stored; a terminal drops nothing.
  public final var textDropDelegate: (any UITextDropDelegate)? {
    get { storedDropDelegate }
    set { storedDropDelegate = newValue }
  }
  /// Who would decide on dragged text. Stored; a terminal drags nothing.
  public final var textDragDelegate: (any UITextDragDelegate)? {
    get { storedDragDelegate }
    set { storedDragDelegate = newValue }
  }
  /// How text is dropped: not at all in a terminal.
  public final var textDropInteraction: UIDropInteraction? { nil }
  /// How text is dragged: not at all in a terminal.
  public final var textDragInteraction: UIDragInteraction? { nil }
  /// Whether text is about to be dropped: never in a terminal.
  public final var isTextDropActive: Bool { false }
  /// Whether text is being dragged: never in a terminal.
  public final var isTextDragActive: Bool { false }
}

// Both have the same members, which no client overrides.
extension UIView {
  final var storedPasteDelegate: (any UITextPasteDelegate)? {
    get { rare?.pasteDelegate }
    set { rareState.pasteDelegate = newValue }
  }
  final var storedDropDelegate: (any UITextDropDelegate)? {
    get { rare?.textDropDelegate }
    set { rareState.textDropDelegate = newValue }
  }
  final var storedDragDelegate: (any UITextDragDelegate)? {
    get { rare?.textDragDelegate }
    set { rareState.textDragDelegate = newValue }
  }
}
