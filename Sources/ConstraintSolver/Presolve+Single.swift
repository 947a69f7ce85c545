extension Presolve {
  /// Solves a part of one variable: a size that only its content and some bounds decide. `nil` if that isn't as simple.
  ///
  /// From the highest priority to the lowest, the values that miss the least are a range; it gets smaller until one
  /// is left, or nothing more is asked.
  func solveAlone(_ part: Part) -> Double? {
    let variable = part.variables[0]
    var range: (least: Double, most: Double) = (-.infinity, .infinity)
    var bounds: [Bound] = []
    for index in part.constraints {
      let constraint = system.constraints[index]
      guard let term = constraint.terms.first(where: { $0.variable == variable }),
        abs(term.coefficient) > LinearSystem.tolerance
      else { return nil }
      bounds.append(
        Bound(
          value: constants[index] / term.coefficient,
          relation: term.coefficient > 0 ? constraint.relation : constraint.relation.mirrored,
          priority: constraint.priority))
    }
    if system.nonNegative[variable] {
      bounds.append(
        Bound(value: 0, relation: .greaterOrEqual, priority: LinearSystem.nonNegativePriority))
    }
    bounds.sort { $0.priority > $1.priority }
    for (index, bound) in bounds.enumerated() {
      // Several of one priority weigh against each other unless they all can be kept.
      let isShared =
        (index > 0 && bounds[index - 1].priority == bound.priority)
        || (index + 1 < bounds.count && bounds[index + 1].priority == bound.priority)
      let wanted = bound.range
      let shared = (least: max(range.least, wanted.least), most: min(range.most, wanted.most))
      if shared.least <= shared.most {
        range = shared
      } else if isShared || bound.priority >= LinearConstraint.required {
        return nil
      } else {
        range = wanted.least > range.most ? (range.most, range.most) : (range.least, range.least)
      }
    }
    return max(range.least, min(range.most, 0))
  }

  /// What one constraint asks of one variable.
  private struct Bound {
    var value: Double
    var relation: LinearConstraint.Relation
    var priority: Double

    var range: (least: Double, most: Double) {
      switch relation {
      case .equal: (value, value)
      case .lessOrEqual: (-.infinity, value)
      case .greaterOrEqual: (value, .infinity)
      }
    }
  }

  /// Solves a part of several variables.
  mutating func solveTogether(_ part: Part) {
    var numbers: [Int: Int] = [:]
    for (number, variable) in part.variables.enumerated() { numbers[variable] = number }
    var simplex = Simplex(variableCount: part.variables.count)
    var soft: [(priority: Double, constraint: LinearConstraint)] = []
    for index in part.constraints {
      var constraint = open(index)
      for term in constraint.terms.indices {
        constraint.terms[term].variable = numbers[constraint.terms[term].variable] ?? 0
      }
      if !constraint.isRequired {
        soft.append((constraint.priority, constraint))
      } else if !simplex.require(constraint) {
        broken.append(index)
      }
    }
    for (number, variable) in part.variables.enumerated() where system.nonNegative[variable] {
      let priority = LinearSystem.nonNegativePriority
      soft.append((priority, LinearConstraint([.init(number)], .greaterOrEqual, 0, priority: priority)))
    }
    // By priority, and in their own order within it.
    let order = soft.indices.sorted {
      (soft[$1].priority, $0) < (soft[$0].priority, $1)
    }
    var next = 0
    while next < order.count {
      let level = soft[order[next]].priority
      var last = next
      while last < order.count, soft[order[last]].priority == level { last += 1 }
      // Those of single sizes first: what depends on many is then put in terms of them, and not the other way round.
      var later: [LinearConstraint] = []
      for index in order[next..<last] {
        let constraint = soft[index].constraint
        if simplex.isFresh(constraint) { simplex.prefer(constraint) } else { later.append(constraint) }
      }
      for constraint in later { simplex.prefer(constraint) }
      simplex.settleLevel()
      next = last
    }
    let found = simplex.values()
    for (number, variable) in part.variables.enumerated() { values[variable] = found[number] }
  }
}

extension LinearConstraint.Relation {
  /// The relation with both sides times -1.
  fileprivate var mirrored: Self {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
