#if os(Linux)
  import Foundation

  /// Reads a predicate's text.
  struct PredicateParser {
    private var tokens: [PredicateToken]
    private var arguments: ArraySlice<Any?>

    init(text: String, arguments: [Any?]) {
      tokens = PredicateToken.tokens(of: text).reversed()
      self.arguments = arguments[...]
    }

    /// What the text says; `nil` if it can't be read.
    mutating func parse() -> PredicateCondition? {
      guard let condition = disjunction(), tokens.isEmpty else { return nil }
      return condition
    }

    private mutating func disjunction() -> PredicateCondition? {
      guard let first = conjunction() else { return nil }
      var conditions = [first]
      while take("OR") || take("||") {
        guard let next = conjunction() else { return nil }
        conditions.append(next)
      }
      return conditions.count == 1 ? first : .any(conditions)
    }

    private mutating func conjunction() -> PredicateCondition? {
      guard let first = negation() else { return nil }
      var conditions = [first]
      while take("AND") || take("&&") {
        guard let next = negation() else { return nil }
        conditions.append(next)
      }
      return conditions.count == 1 ? first : .all(conditions)
    }

    private mutating func negation() -> PredicateCondition? {
      if take("NOT") || take("!") { return negation().map { .not($0) } }
      if take("TRUEPREDICATE") { return .always(true) }
      if take("FALSEPREDICATE") { return .always(false) }
      if take("(") {
        guard let condition = disjunction(), take(")") else { return nil }
        return condition
      }
      guard let left = operand(), let comparison = comparison() else { return nil }
      let options = options()
      guard let right = operand() else { return nil }
      return .comparison(left, comparison, right, options)
    }

    private mutating func comparison() -> PredicateOperator? {
      guard case .word(let word)? = tokens.popLast() else { return nil }
      switch word.uppercased() {
      case "=": return .equal
      case "<>": return .unequal
      case "=<": return .lessOrEqual
      case "=>": return .greaterOrEqual
      case let name: return PredicateOperator(rawValue: name)
      }
    }

    private mutating func options() -> String.CompareOptions {
      guard case .options(let letters)? = tokens.last else { return [] }
      tokens.removeLast()
      var options: String.CompareOptions = []
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      return options
    }

    private mutating func operand() -> PredicateOperand? {
      switch tokens.popLast() {
      case .text(let text): return .constant(.text(text))
      case .placeholder: return arguments.popFirst().map { .constant(PredicateValue($0)) }
      case .word("{"): return list().map { .constant(.list($0)) }
      case .word(let word):
        switch word.uppercased() {
        case "SELF": return .object
        case "LENGTH", "SELF.LENGTH", "SELF.@COUNT": return .length
        case "NIL", "NULL": return .constant(.none)
        case "TRUE", "YES": return .constant(.number(1))
        case "FALSE", "NO": return .constant(.number(0))
        default: return Double(word).map { .constant(.number($0)) }
        }
      default: return nil
      }
    }

    private mutating func list() -> [PredicateValue]? {
      var values: [PredicateValue] = []
      while !take("}") {
        guard case .constant(let value)? = operand() else { return nil }
        values.append(value)
        if !take(","), tokens.last != .word("}") { return nil }
      }
      return values
    }

    private mutating func take(_ word: String) -> Bool {
      guard case .word(let next)? = tokens.last, next.uppercased() == word else { return false }
      tokens.removeLast()
      return true
    }
  }
#endif
