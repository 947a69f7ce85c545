public import Foundation
import TextEditing

/// A range of a text input's text. This library's own are equal to any other with the same ends.
///
/// A text input of its own kind may subclass it, and then overrides all of it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Which part it is; `nil` if a subclass alone knows. Set once.
  private nonisolated(unsafe) var part: Range<UTF16Offset>?

  /// A range that a subclass knows the ends of.
  public nonisolated override init() {
    part = nil
    super.init()
  }

  nonisolated convenience init(_ offsets: Range<UTF16Offset>) {
    self.init()
    part = offsets
  }

  /// Which part it is. Nothing at the start of the text if a subclass alone knows.
  nonisolated final var offsets: Range<UTF16Offset> { part ?? UTF16Offset(0)..<UTF16Offset(0) }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(offsets.upperBound) }
  /// Whether the range has no length.
  open var isEmpty: Bool { offsets.isEmpty }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return self === other || part != nil && other.part == part
  }

  nonisolated open override var hash: Int { part?.hashValue ?? super.hash }
}
