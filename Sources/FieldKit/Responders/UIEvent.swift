public import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// An event of which nothing is known.
  nonisolated public override init() {}
}
