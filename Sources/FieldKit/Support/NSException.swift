// Apple's Foundation has it.
#if os(Linux)
  public import Foundation

  /// What kind of mistake an exception is about.
  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Any mistake.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A place outside of what there is.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A value that a function can't take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that should be impossible.
    public static let internalInconsistencyException = NSExceptionName(
      "NSInternalInconsistencyException")
  }

  /// A programmer's mistake. Raising it ends the program: Swift can't catch it on any system.
  open class NSException: NSObject, @unchecked Sendable {
    /// What kind of mistake it is.
    public final let name: NSExceptionName
    /// What went wrong.
    public final let reason: String?
    /// What else is known.
    public final let userInfo: [AnyHashable: Any]?

    /// A mistake.
    public init(
      name aName: NSExceptionName, reason aReason: String?,
      userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
      name = aName
      reason = aReason
      userInfo = aUserInfo
    }

    /// Ends the program with the reason.
    open func raise() { preconditionFailure("\(name.rawValue): \(reason ?? "")") }
  }
#endif
