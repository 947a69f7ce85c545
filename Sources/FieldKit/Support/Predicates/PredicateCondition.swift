#if os(Linux)
  import Foundation

  /// What a predicate's text says.
  indirect enum PredicateCondition {
    case always(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateOperand, PredicateOperator, PredicateOperand, String.CompareOptions)

    /// Whether it is so for an object.
    func holds(for object: PredicateValue) -> Bool {
      switch self {
      case .always(let value): value
      case .not(let condition): !condition.holds(for: object)
      case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
      case .any(let conditions): conditions.contains { $0.holds(for: object) }
      case .comparison(let left, let comparison, let right, let options):
        comparison.holds(left.value(for: object), right.value(for: object), options)
      }
    }
  }

  /// One side of a comparison.
  enum PredicateOperand {
    case object
    /// How many UTF-16 code units a text has, or values a list.
    case length
    case constant(PredicateValue)

    func value(for object: PredicateValue) -> PredicateValue {
      switch (self, object) {
      case (.object, _): object
      case (.constant(let value), _): value
      case (.length, .text(let text)): .number(Double(text.utf16.count))
      case (.length, .list(let list)): .number(Double(list.count))
      case (.length, _): .none
      }
    }
  }

  /// How two sides are compared.
  enum PredicateOperator: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case matches = "MATCHES"
    case like = "LIKE"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case isIn = "IN"
    case between = "BETWEEN"

    func holds(_ left: PredicateValue, _ right: PredicateValue, _ options: String.CompareOptions) -> Bool {
      let order = left.compared(with: right, options)
      switch (self, left, right) {
      case (.equal, _, _): return order == .orderedSame
      case (.unequal, _, _): return order != .orderedSame
      case (.less, _, _): return order == .orderedAscending
      case (.lessOrEqual, _, _): return order == .orderedAscending || order == .orderedSame
      case (.greater, _, _): return order == .orderedDescending
      case (.greaterOrEqual, _, _): return order == .orderedDescending || order == .orderedSame
      case (.matches, .text(let text), .text(let pattern)):
        return PredicatePattern(pattern, options).matches(text)
      case (.like, .text(let text), .text(let wildcards)):
        return PredicatePattern(wildcards: wildcards, options).matches(text)
      case (.beginsWith, .text(let text), .text(let part)):
        return text.range(of: part, options: options.union(.anchored)) != nil
      case (.endsWith, .text(let text), .text(let part)):
        return text.range(of: part, options: options.union([.anchored, .backwards])) != nil
      case (.contains, .text(let text), .text(let part)), (.isIn, .text(let part), .text(let text)):
        return text.range(of: part, options: options) != nil
      case (.contains, .list(let list), let value), (.isIn, let value, .list(let list)):
        return list.contains { value.compared(with: $0, options) == .orderedSame }
      case (.between, let value, .list(let ends)) where ends.count == 2:
        return Self.greaterOrEqual.holds(value, ends[0], options)
          && Self.lessOrEqual.holds(value, ends[1], options)
      default: return false
      }
    }
  }
#endif
