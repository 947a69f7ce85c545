/// Finds what can be found without a linear program.
///
/// A required equation with one unknown gives its value, which may leave one unknown in others. A variable that occurs
/// in one equation only, and nowhere else, takes the equation out with it: whatever the others become, it can follow.
struct Presolve {
  let system: LinearSystem
  var values: [Double]
  var broken: [Int] = []

  /// What is left of each constraint's constant when known variables are put in.
  private(set) var constants: [Double]
  /// How many unknown variables each constraint has.
  private var unknowns: [Int]
  /// Constraints that are done with.
  private(set) var isSettled: [Bool]
  private(set) var isKnown: [Bool]
  /// The constraints of each variable: those of variable v are `uses[firstUse[v]..<firstUse[v + 1]]`.
  private var uses: [Int32]
  private var firstUse: [Int32]
  /// In how many unsettled constraints each variable occurs.
  private var useCounts: [Int]
  /// Variables that follow others, and the equations by which they do, in the order in which they were taken out.
  private var followers: [(variable: Int, constraint: Int)] = []

  init(_ system: LinearSystem) {
    self.system = system
    let count = system.variableCount
    values = Array(repeating: 0, count: count)
    isKnown = Array(repeating: false, count: count)
    constants = system.constraints.map { $0.constant }
    unknowns = system.constraints.map { $0.terms.count }
    isSettled = Array(repeating: false, count: system.constraints.count)
    firstUse = Array(repeating: 0, count: count + 1)
    for constraint in system.constraints {
      for term in constraint.terms { firstUse[term.variable + 1] += 1 }
    }
    for variable in 0..<count { firstUse[variable + 1] += firstUse[variable] }
    var next = firstUse
    uses = Array(repeating: 0, count: Int(firstUse[count]))
    for (index, constraint) in system.constraints.enumerated() {
      for term in constraint.terms {
        uses[Int(next[term.variable])] = Int32(index)
        next[term.variable] += 1
      }
    }
    let ends = firstUse
    useCounts = (0..<count).map { Int(ends[$0 + 1] - ends[$0]) }
  }

  mutating func run() {
    findKnown()
    takeFollowersOut()
  }

  private func constraints(of variable: Int) -> ArraySlice<Int32> {
    uses[Int(firstUse[variable])..<Int(firstUse[variable + 1])]
  }

  // MARK: Known values

  private mutating func findKnown() {
    // In the order of the constraints, so that of two that contradict each other the later one is broken.
    var queue = system.constraints.indices.filter { unknowns[$0] <= 1 }
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      guard !isSettled[index] else { continue }
      let constraint = system.constraints[index]
      if unknowns[index] == 0 {
        settle(index)
        let misses = constraint.violation(of: -constants[index]) > LinearSystem.tolerance
        if misses, constraint.isRequired { broken.append(index) }
        continue
      }
      guard constraint.isRequired, constraint.relation == .equal,
        let term = constraint.terms.first(where: { !isKnown[$0.variable] }), term.coefficient != 0
      else { continue }
      settle(index)
      let value = constants[index] / term.coefficient
      values[term.variable] = value
      isKnown[term.variable] = true
      for use in constraints(of: term.variable) {
        let user = Int(use)
        guard !isSettled[user] else { continue }
        constants[user] -= value * coefficient(of: term.variable, in: user)
        unknowns[user] -= 1
        if unknowns[user] <= 1 { queue.append(user) }
      }
    }
  }

  private func coefficient(of variable: Int, in constraint: Int) -> Double {
    for term in system.constraints[constraint].terms where term.variable == variable {
      return term.coefficient
    }
    return 0
  }

  private mutating func settle(_ index: Int) {
    isSettled[index] = true
    for term in system.constraints[index].terms { useCounts[term.variable] -= 1 }
  }

  // MARK: Followers

  private mutating func takeFollowersOut() {
    func isFree(_ variable: Int) -> Bool { !isKnown[variable] && !system.nonNegative[variable] }
    var queue = (0..<system.variableCount).filter { isFree($0) && useCounts[$0] == 1 }
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      guard !isKnown[variable], useCounts[variable] == 1,
        let index = constraints(of: variable).first(where: { !isSettled[Int($0)] }).map({ Int($0) })
      else { continue }
      let constraint = system.constraints[index]
      guard constraint.isRequired, constraint.relation == .equal,
        abs(coefficient(of: variable, in: index)) > LinearSystem.tolerance
      else { continue }
      settle(index)
      followers.append((variable, index))
      // Nobody else asks for its value before it is put back.
      isKnown[variable] = true
      for term in constraint.terms where isFree(term.variable) && useCounts[term.variable] == 1 {
        queue.append(term.variable)
      }
    }
  }

  /// Gives the followers their values, the one that was taken out last first.
  mutating func putBack() {
    for (variable, index) in followers.reversed() {
      var rest = system.constraints[index].constant
      var own = 1.0
      for term in system.constraints[index].terms {
        if term.variable == variable {
          own = term.coefficient
        } else {
          rest -= term.coefficient * values[term.variable]
        }
      }
      values[variable] = rest / own
    }
  }

  // MARK: Parts

  /// Unknown variables that depend on each other, and the constraints among them.
  struct Part {
    var variables: [Int] = []
    var constraints: [Int] = []
  }

  /// What is left, as parts that have nothing to do with each other.
  func parts() -> [Part] {
    var parts: [Part] = []
    var isSeen = isKnown
    var isTaken = isSettled
    for start in 0..<system.variableCount where !isSeen[start] && useCounts[start] > 0 {
      var part = Part(variables: [start])
      isSeen[start] = true
      var next = 0
      while next < part.variables.count {
        for use in constraints(of: part.variables[next]) where !isTaken[Int(use)] {
          isTaken[Int(use)] = true
          part.constraints.append(Int(use))
          for term in system.constraints[Int(use)].terms where !isSeen[term.variable] {
            isSeen[term.variable] = true
            part.variables.append(term.variable)
          }
        }
        next += 1
      }
      part.constraints.sort()
      parts.append(part)
    }
    return parts
  }

  /// A constraint without the variables that are known.
  func open(_ index: Int) -> LinearConstraint {
    var constraint = system.constraints[index]
    constraint.constant = constants[index]
    constraint.terms.removeAll { isKnown[$0.variable] }
    return constraint
  }
}
