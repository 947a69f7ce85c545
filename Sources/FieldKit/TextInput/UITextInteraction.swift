public import Foundation

/// Gives a view that edits a text of its own the gestures for it. A terminal's clicks in such a view are touches, which the
/// view itself takes.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// Whether the text may be edited.
  public enum Mode: Int, Sendable {
    /// It may.
    case editable
    /// It can only be selected.
    case nonEditable
  }

  /// The text. It isn't kept alive.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Who would be told of it. It never is.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// Whether the text may be edited.
  public let textInteractionMode: Mode
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// The gestures: a terminal has none.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  /// Gestures that are yet to be added to a view.
  public init(for mode: Mode) { textInteractionMode = mode }

  /// Called before it gets another view.
  open func willMove(to view: UIView?) {}
  /// Called when it has another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is told of gestures in a text. A terminal has none: it never is.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {}

/// What an on-screen keyboard suggests. A terminal's suggests nothing.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {}
