public import Foundation

/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// What a button means.
  public enum Style: Int, Sendable {
    /// It does something.
    case `default`
    /// It leaves everything as it is. Esc presses it.
    case cancel
    /// It takes something away: it is red.
    case destructive
  }

  /// What the button says.
  open private(set) var title: String?
  /// What the button means.
  open private(set) var style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { changed?() } }

  final let handler: ((UIAlertAction) -> Void)?
  final var changed: (() -> Void)?

  /// A button that calls `handler` when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// A button that says, means and does the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
