public import Foundation
import TextEditing

/// A position in a text input's text. Equal to any other of the same offset.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  nonisolated let offset: UTF16Offset

  nonisolated init(_ offset: UTF16Offset) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset.hashValue }
}

/// A range of a text input's text. Equal to any other with the same ends.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  nonisolated let offsets: Range<UTF16Offset>

  nonisolated init(_ offsets: Range<UTF16Offset>) {
    self.offsets = offsets
    super.init()
  }

  open var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  open var end: UITextPosition { UITextPosition(offsets.upperBound) }
  /// Whether the range has no length.
  open var isEmpty: Bool { offsets.isEmpty }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.offsets == offsets
  }

  nonisolated open override var hash: Int { offsets.hashValue }
}
