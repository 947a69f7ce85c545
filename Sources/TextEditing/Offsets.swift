/// A position in a text, counted in UTF-8 code units from its start.
///
/// Offsets inside `TextEditing` are always of this type. It is a type of its own, and not an `Int`, so that it
/// can't be mixed up with the UTF-16 offsets of UIKit's face or with cells on a screen.
public struct UTF8Offset: Hashable, Comparable, Sendable {
  /// UTF-8 code units before this position.
  public var value: Int

  /// The position `value` UTF-8 code units after the start of a text.
  public init(_ value: Int) { self.value = value }

  /// Which one comes first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
  /// So many code units further on.
  public static func + (lhs: Self, rhs: Int) -> Self { Self(lhs.value + rhs) }
  /// So many code units further back.
  public static func - (lhs: Self, rhs: Int) -> Self { Self(lhs.value - rhs) }
  /// The code units from one to the other.
  public static func - (lhs: Self, rhs: Self) -> Int { lhs.value - rhs.value }

  /// The start of every text.
  public static let zero = Self(0)
}

/// A position in a text, counted in UTF-16 code units from its start: the unit of `NSRange` and of UIKit.
public struct UTF16Offset: Hashable, Comparable, Sendable {
  /// UTF-16 code units before this position.
  public var value: Int

  /// The position `value` UTF-16 code units after the start of a text.
  public init(_ value: Int) { self.value = value }

  /// Which one comes first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

extension Range where Bound == UTF8Offset {
  /// The length of the range in UTF-8 code units.
  public var utf8Count: Int { upperBound - lowerBound }

  /// An empty range at a position.
  public init(at position: UTF8Offset) { self = position..<position }
}
