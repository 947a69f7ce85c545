extension Subscribers {
  /// How many values a subscriber welcomes.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The number; `UInt.max` has no limit.
    private let count: UInt

    private init(count: UInt) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
    /// None. A subscriber that answers this has as much to come as it asked for before.
    public static let none = Demand(count: 0)

    /// A number of values. A negative one counts as none.
    public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(0, value))) }

    /// The number; `nil` has no limit.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: count) }

    /// The value in words, for whoever debugs.
    public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

    /// Which one comes first.
    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

    /// Both together. Without a limit stays without one.
    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return overflow ? .unlimited : Demand(count: sum)
    }

    /// Adds to the demand.
    public static func += (left: inout Demand, right: Demand) { left = left + right }

    /// Adds a number of values.
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    /// Adds a number of values.
    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// The rest, never less than none. Without a limit stays without one.
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      return Demand(count: left.count - Swift.min(left.count, right.count))
    }

    /// Takes from the demand.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }

    /// Takes a number of values.
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }

    /// Takes a number of values.
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    /// The demand so many times.
    public static func * (left: Demand, right: Int) -> Demand {
      if left == .unlimited { return right > 0 ? .unlimited : .none }
      let (product, overflow) = left.count.multipliedReportingOverflow(by: UInt(Swift.max(0, right)))
      return overflow ? .unlimited : Demand(count: product)
    }

    /// Makes the demand so many times as large.
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    /// Whether it is more than a number.
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    /// Whether it is that number or more.
    public static func >= (left: Demand, right: Int) -> Bool { left >= .max(right) }
    /// Whether it is less than a number.
    public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }
    /// Whether it is that number or less.
    public static func <= (left: Demand, right: Int) -> Bool { left <= .max(right) }
    /// Whether it is that number.
    public static func == (left: Demand, right: Int) -> Bool { left == .max(right) }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// All is sent.
    case finished
    /// It failed.
    case failure(Failure)

    /// The same end, with another error.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
