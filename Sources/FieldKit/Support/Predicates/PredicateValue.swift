#if os(Linux)
  import Foundation

  /// A value that a predicate compares.
  indirect enum PredicateValue {
    case none
    case text(String)
    case number(Double)
    case list([PredicateValue])
    case other(AnyHashable)

    /// A value as a program gives it.
    init(_ value: Any?) {
      switch value {
      case nil, is NSNull: self = .none
      case let text as String: self = .text(text)
      case let text as NSString: self = .text(String(describing: text))
      case let text as Substring: self = .text(String(text))
      case let text as NSAttributedString: self = .text(text.string)
      case let number as NSNumber: self = .number(number.doubleValue)
      case let number as any BinaryInteger: self = .number(Double(number))
      case let number as any BinaryFloatingPoint: self = .number(Double(number))
      case let flag as Bool: self = .number(flag ? 1 : 0)
      case let list as [Any]: self = .list(list.map { PredicateValue($0) })
      case let set as Set<AnyHashable>: self = .list(set.map { PredicateValue($0.base) })
      case let value as AnyHashable: self = .other(value)
      default: self = .none
      }
    }

    /// Which one comes first; `nil` for values that can't be compared.
    func compared(with other: PredicateValue, _ options: String.CompareOptions) -> ComparisonResult? {
      switch (self, other) {
      case (.text(let left), .text(let right)): left.compare(right, options: options)
      case (.number(let left), .number(let right)):
        left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
      case (.none, .none): .orderedSame
      case (.other(let left), .other(let right)): left == right ? .orderedSame : nil
      case (.list(let left), .list(let right)):
        left.count == right.count
          && zip(left, right).allSatisfy { $0.compared(with: $1, options) == .orderedSame }
          ? .orderedSame : nil
      default: nil
      }
    }
  }
#endif
