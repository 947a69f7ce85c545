// Apple's systems have it in Foundation.
#if os(Linux)
  public import Foundation

  /// How collections keep objects and tell them apart.
  open class NSPointerFunctions: NSObject {
    /// How objects are kept, and which are the same. The numbers are Foundation's.
    public struct Options: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// A set of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// They are kept alive. This is the case without any other option.
      public static let strongMemory: Options = []
      /// They aren't kept alive: those that have gone aren't in the collection any more.
      public static let weakMemory = Options(rawValue: 5)
      /// Those are the same that say so themselves. This is the case without any other option.
      public static let objectPersonality: Options = []
      /// An object is only the same as itself.
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      /// A copy is kept.
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  /// An object in a collection, or where one was.
  struct HeldObject {
    private let strong: Any?
    private weak var weak: AnyObject?
    private let isWeak: Bool

    init(_ object: Any, _ options: NSPointerFunctions.Options) {
      isWeak = options.contains(.weakMemory)
      strong =
        isWeak
        ? nil : options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) ?? object : object
      weak = isWeak ? object as AnyObject : nil
    }

    /// The object; `nil` if it has gone.
    var object: Any? {
      guard isWeak else { return strong }
      guard let weak else { return nil }
      return weak
    }

    /// The object as what a collection holds. `nil` stays `nil`, which a cast to `AnyObject` would wrap.
    func object<Object>(as type: Object.Type) -> Object? {
      guard let object else { return nil }
      return object as? Object
    }

    /// Whether it is the same as another one.
    func isSame(as other: Any, _ options: NSPointerFunctions.Options) -> Bool {
      guard let object else { return false }
      let (left, right) = (object as AnyObject, other as AnyObject)
      if left === right { return true }
      if options.contains(.objectPointerPersonality) { return false }
      if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
      return false
    }
  }
#endif
