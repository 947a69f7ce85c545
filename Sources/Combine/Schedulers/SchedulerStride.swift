/// A length of time, in seconds: of dispatch queues, run loops and operation queues.
public struct _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// In seconds.
  public var timeInterval: Double

  /// A number of seconds.
  public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
  /// A whole number of seconds.
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  /// A number of seconds.
  public init(floatLiteral value: Double) { timeInterval = value }
  /// So many seconds; `nil` if a `Double` can't hold the number exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  /// The same, in seconds.
  public var magnitude: Double { timeInterval.magnitude }

  /// So many seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// So many seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// So many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// So many millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// So many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  /// Which one comes first.
  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  /// Both times together.
  public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
  /// The left time less the right one. It may be negative.
  public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
  /// The product of the seconds of both, in seconds.
  public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
  /// Multiplies the seconds of both.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}
