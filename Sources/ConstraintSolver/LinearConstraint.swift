/// One linear relation between variables: a sum of terms is equal to a constant, at most it, or at least it.
package struct LinearConstraint {
  /// A variable, by its number, times a factor.
  package struct Term {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the sum and the constant compare.
  package enum Relation { case lessOrEqual, equal, greaterOrEqual }

  /// The priority of what must hold. Lower ones are given up, the lowest first.
  package static let required: Double = 1000

  /// Each variable at most once.
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  package var priority: Double

  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  package var isRequired: Bool { priority >= Self.required }

  /// By how much some values miss the relation; 0 where it holds.
  package func violation(by values: [Double]) -> Double {
    violation(of: terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } - constant)
  }

  /// By how much a sum misses the relation, from the sum's distance to the constant.
  func violation(of excess: Double) -> Double {
    switch relation {
    case .equal: abs(excess)
    case .lessOrEqual: max(0, excess)
    case .greaterOrEqual: max(0, -excess)
    }
  }
}
