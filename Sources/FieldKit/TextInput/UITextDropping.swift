public import Foundation

/// What text can be dragged from. A terminal drags nothing: nothing is asked of it.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {}

/// What text can be dropped on. A terminal drops nothing: nothing is asked of it.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {}

/// Who would decide on dropped text. A terminal drops nothing: it is never asked.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// Who would decide on dragged text. A terminal drags nothing: it is never asked.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// Who would turn what is pasted into text. A terminal pastes text alone: it is never asked.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}
