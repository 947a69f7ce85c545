public import Foundation

/// Where a part of a selection is drawn. A text input of its own kind subclasses it.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private var place = CGRect.zero
  private var holdsStart = false
  private var holdsEnd = false

  /// A part that a subclass knows the place of.
  public override init() { super.init() }

  convenience init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.init()
    (place, holdsStart, holdsEnd) = (rect, containsStart, containsEnd)
  }

  /// The place, in points of the view that draws the text.
  open var rect: CGRect { place }
  /// Which way its text runs.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the selection begins in it.
  open var containsStart: Bool { holdsStart }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { holdsEnd }
  /// Whether its text runs from top to bottom. A terminal's never does.
  open var isVertical: Bool { false }
}
