// Apple's names, in Apple's capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Apple's systems have of C and Objective-C, and text code uses.
#if os(Linux)
  public import Foundation

  /// Runs a closure. Linux has no pool that would have to be emptied behind it.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  /// Seconds since the system was started.
  public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

  /// Seconds since the first of January 2001, in UTC.
  public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

  extension NSValue {
    /// A rectangle in points.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A place in points.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A size in points.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The rectangle in points.
    public final var cgRectValue: CGRect { rectValue }
    /// The place in points.
    public final var cgPointValue: CGPoint { pointValue }
    /// The size in points.
    public final var cgSizeValue: CGSize { sizeValue }
  }
#endif
