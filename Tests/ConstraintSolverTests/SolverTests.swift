import ConstraintSolver
import TestData
import Testing

/// What a system of constraints is solved to.
@Suite struct SolverTests {
  private typealias Term = LinearConstraint.Term

  private func solve(_ variables: Int, _ constraints: [LinearConstraint], nonNegative: [Bool]? = nil)
    -> LinearSystem.Solution
  {
    LinearSystem(variableCount: variables, constraints: constraints, nonNegative: nonNegative).solved()
  }

  private func near(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test func aChainOfEquations() {
    let solution = solve(
      3,
      [
        LinearConstraint([Term(2), Term(1, -1)], .equal, 8),
        LinearConstraint([Term(1), Term(0, -2)], .equal, 1),
        LinearConstraint([Term(0)], .equal, 5),
      ])
    #expect(near(solution.values, [5, 11, 19]))
    #expect(solution.broken.isEmpty)
  }

  @Test func equationsThatOnlyTogetherHaveASolution() {
    // x + y = 10, x - y = 4
    let solution = solve(
      2,
      [
        LinearConstraint([Term(0), Term(1)], .equal, 10),
        LinearConstraint([Term(0), Term(1, -1)], .equal, 4),
      ])
    #expect(near(solution.values, [7, 3]))
  }

  @Test func aHigherPriorityIsNotOutweighed() {
    var constraints = [LinearConstraint([Term(0)], .equal, 100, priority: 501)]
    for _ in 0..<50 { constraints.append(LinearConstraint([Term(0)], .equal, 0, priority: 500)) }
    #expect(near(solve(1, constraints).values, [100]))
  }

  @Test func ofEqualPrioritiesTheSumOfWhatIsMissedCounts() {
    let constraints = [10.0, 20, 70].map { LinearConstraint([Term(0)], .equal, $0, priority: 300) }
    #expect(near(solve(1, constraints).values, [20]))
  }

  @Test func boundsWinOverWishes() {
    let solution = solve(
      2,
      [
        LinearConstraint([Term(0)], .greaterOrEqual, 10),
        LinearConstraint([Term(0)], .equal, 0, priority: 999),
        LinearConstraint([Term(0), Term(1)], .lessOrEqual, 30),
        LinearConstraint([Term(1)], .equal, 50, priority: 1),
      ])
    #expect(near(solution.values, [10, 20]))
  }

  @Test func contradictionsBreakTheLaterOne() {
    let solution = solve(
      2,
      [
        LinearConstraint([Term(0)], .equal, 1), LinearConstraint([Term(0)], .equal, 2),
        LinearConstraint([Term(1), Term(0, -1)], .equal, 5), LinearConstraint([Term(1)], .lessOrEqual, 3),
      ])
    #expect(solution.broken == [1, 3])
    #expect(near(solution.values, [1, 6]))
  }

  @Test func contradictionsAmongSeveralAreFound() {
    // x + y = 10, x - y = 0, x <= 4
    let solution = solve(
      2,
      [
        LinearConstraint([Term(0), Term(1)], .equal, 10),
        LinearConstraint([Term(0), Term(1, -1)], .equal, 0),
        LinearConstraint([Term(0)], .lessOrEqual, 4),
      ])
    #expect(solution.broken == [2])
    #expect(near(solution.values, [5, 5]))
  }

  @Test func whatFollowsFromOthersIsNotBroken() {
    let equation = LinearConstraint([Term(0), Term(1)], .equal, 10)
    let twice = LinearConstraint([Term(0, 2), Term(1, 2)], .equal, 20)
    #expect(solve(2, [equation, twice, equation]).broken.isEmpty)
  }

  @Test func sizesStayAboveZeroUnlessTheyMust() {
    // x + w = 10 with x wished at 30: the wish gives way.
    let wish = LinearConstraint([Term(0)], .equal, 30, priority: 998)
    let sum = LinearConstraint([Term(0), Term(1)], .equal, 10)
    #expect(near(solve(2, [sum, wish], nonNegative: [false, true]).values, [10, 0]))
    let must = LinearConstraint([Term(0)], .equal, 30)
    let solution = solve(2, [sum, must], nonNegative: [false, true])
    #expect(near(solution.values, [30, -20]))
    #expect(solution.broken.isEmpty)
  }

  @Test func whatNobodyAsksForIsZero() {
    #expect(near(solve(3, []).values, [0, 0, 0]))
    #expect(near(solve(2, [LinearConstraint([Term(0), Term(1, -1)], .equal, 0)]).values, [0, 0]))
  }

  /// Small random systems, each checked against all points where constraints meet: none may be better.
  @Test func noPointIsBetter() {
    var generator = SeededGenerator.announced("solver")
    for round in 0..<1000 {
      let count = Int.random(in: 1...3, using: &generator)
      var constraints: [LinearConstraint] = []
      // A box, so that an optimum is at a corner.
      for variable in 0..<count {
        constraints.append(LinearConstraint([Term(variable)], .lessOrEqual, 60))
        constraints.append(LinearConstraint([Term(variable)], .greaterOrEqual, -60))
      }
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        var terms: [Term] = []
        for variable in 0..<count {
          let coefficient = Double(Int.random(in: -2...2, using: &generator))
          if coefficient != 0 { terms.append(Term(variable, coefficient)) }
        }
        guard !terms.isEmpty else { continue }
        let relation = [LinearConstraint.Relation.equal, .lessOrEqual, .greaterOrEqual].randomElement(
          using: &generator)
        let priority = [1000.0, 750, 750, 250, 250, 1].randomElement(using: &generator)
        constraints.append(
          LinearConstraint(
            terms, relation ?? .equal, Double(Int.random(in: -40...40, using: &generator)),
            priority: priority ?? 1))
      }
      let solution = solve(count, constraints)
      let kept = constraints.enumerated().filter { !solution.broken.contains($0.offset) }.map(\.element)
      let reached = cost(kept, solution.values)
      let best = corners(kept, count).map { cost(kept, $0) }.min { lexicographicallyPrecedes($0, $1) }
      guard let best else {
        Issue.record("no corner in round \(round)")
        return
      }
      let isBest = !lexicographicallyPrecedes(best, reached)
      #expect(reached[0] < 1e-5 && isBest, "round \(round): \(reached) against \(best): \(constraints)")
      // What is called broken can't be kept with the rest.
      for index in solution.broken {
        let all = kept.filter(\.isRequired) + [constraints[index]]
        let least = corners(all, count).map { cost(all, $0)[0] }.min() ?? 1
        #expect(least > 1e-6, "round \(round): constraint \(index) could be kept: \(constraints)")
      }
      if !isBest { return }
    }
  }

  /// What is missed at each priority, the highest first.
  private func cost(_ constraints: [LinearConstraint], _ values: [Double]) -> [Double] {
    [1000.0, 750, 250, 1].map { level in
      constraints.reduce(0) { $0 + ($1.priority == level ? $1.violation(by: values) : 0) }
    }
  }

  private func lexicographicallyPrecedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-5 { return left < right }
    return false
  }

  /// All points where as many constraints meet as there are variables.
  private func corners(_ constraints: [LinearConstraint], _ count: Int) -> [[Double]] {
    var points: [[Double]] = []
    func choose(_ chosen: [LinearConstraint], from start: Int) {
      if chosen.count == count {
        if let point = meeting(chosen, count) { points.append(point) }
        return
      }
      for index in constraints.indices.dropFirst(start) {
        choose(chosen + [constraints[index]], from: index + 1)
      }
    }
    choose([], from: 0)
    return points
  }

  private func meeting(_ constraints: [LinearConstraint], _ count: Int) -> [Double]? {
    var matrix = constraints.map { constraint in
      (0..<count).map { variable in
        constraint.terms.first { $0.variable == variable }?.coefficient ?? 0
      } + [constraint.constant]
    }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in 0...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }

  /// Larger systems, made so that a solution of the required ones is known.
  @Test func largeSystemsAreKept() {
    var generator = SeededGenerator.announced("large systems")
    for _ in 0..<60 {
      let count = Int.random(in: 10...60, using: &generator)
      let known = (0..<count).map { _ in Double(Int.random(in: 0...100, using: &generator)) }
      var constraints: [LinearConstraint] = []
      for _ in 0..<count * 2 {
        var terms: [Term] = []
        for variable in Set(
          (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            Int.random(in: 0..<count, using: &generator)
          }
        ).sorted() {
          terms.append(Term(variable, Double([-2, -1, 1, 2].randomElement(using: &generator) ?? 1)))
        }
        let value = terms.reduce(0) { $0 + $1.coefficient * known[$1.variable] }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: constraints.append(LinearConstraint(terms, .equal, value))
        case 1:
          constraints.append(
            LinearConstraint(terms, .lessOrEqual, value + Double(Int.random(in: 0...9, using: &generator))))
        case 2:
          constraints.append(
            LinearConstraint(terms, .greaterOrEqual, value - Double(Int.random(in: 0...9, using: &generator)))
          )
        default: constraints.append(LinearConstraint(terms, .equal, value - 20, priority: 500))
        }
      }
      let solution = solve(count, constraints, nonNegative: known.map { _ in Bool.random(using: &generator) })
      #expect(solution.broken.isEmpty)
      for constraint in constraints where constraint.isRequired {
        #expect(constraint.violation(by: solution.values) < 1e-5)
      }
    }
  }
}
