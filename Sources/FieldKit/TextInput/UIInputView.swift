public import Foundation

/// A view in place of an on-screen keyboard. A terminal has none to replace, and never shows it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view would look.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// How the view would look. Stored.
  public let inputViewStyle: Style
  /// Whether the view's own constraints say how large it is. Stored.
  open var allowsSelfSizing = false

  /// A view in a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view in the ordinary look.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// A view from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The text that a keyboard types into, as the keyboard sees it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// Text before the caret.
  var documentContextBeforeInput: String? { get }
  /// Text behind the caret.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// Moves the caret by UTF-16 code units.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The owner of a view in place of an on-screen keyboard. A terminal has none to replace, and never shows it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The view in place of the keyboard.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// The language's code. Stored.
  open var primaryLanguage: String?
  /// Would hide the keyboard. A terminal shows none: nothing happens.
  open func dismissKeyboard() {}
  /// Would go to the next keyboard. A terminal has one: nothing happens.
  open func advanceToNextInputMode() {}
}
