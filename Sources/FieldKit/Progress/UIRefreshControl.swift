public import Foundation

/// Lets the user pull a content for new things. A terminal's contents aren't pulled: programs begin and end it, and it
/// draws nothing.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether new things are on their way.
  open private(set) var isRefreshing = false
  /// The text beside it. Stored; a terminal doesn't draw it.
  open var attributedTitle: NSAttributedString?

  /// A control that isn't in a scroll view yet.
  public convenience init() { self.init(frame: .zero) }

  /// A control at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// New things are on their way. Nobody is told.
  open func beginRefreshing() { isRefreshing = true }
  /// They are there.
  open func endRefreshing() { isRefreshing = false }
}
