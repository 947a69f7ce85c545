import Synchronization

/// A name by which a stream of values is known.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt64
  private static let last = Atomic<UInt64>(0)

  /// A new name.
  public init() { value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The name of an object.
  public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// The value in words, for whoever debugs.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// What has a name by which a stream of values is known.
public protocol CustomCombineIdentifierConvertible {
  /// The name.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own name.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
