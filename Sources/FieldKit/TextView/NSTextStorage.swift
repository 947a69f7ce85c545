public import Foundation

/// An attributed text that views show.
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits; UIKit's.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}
