public import Foundation
import TextEditing

/// A position in a text input's text. This library's own are equal to any other of the same offset.
///
/// A text input of its own kind may subclass it, and then says itself which positions are equal.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Where it is; `nil` if a subclass alone knows. Set once.
  private nonisolated(unsafe) var place: UTF16Offset?

  /// A position that a subclass knows the place of.
  public nonisolated override init() {
    place = nil
    super.init()
  }

  nonisolated convenience init(_ offset: UTF16Offset) {
    self.init()
    place = offset
  }

  /// Where it is. The start of the text if a subclass alone knows.
  nonisolated final var offset: UTF16Offset { place ?? UTF16Offset(0) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition else { return false }
    return self === other || place != nil && other.place == place
  }

  nonisolated open override var hash: Int { place?.hashValue ?? super.hash }
}
