/// Linear constraints with priorities, and their solution.
///
/// What is required holds exactly, unless it contradicts what came before it. Of the rest, the constraints of the
/// highest priority are missed by as little as possible in sum; then those of the next one, without loss to the higher
/// ones; and so on. No number of lower ones outweighs a higher one. What remains open is 0, or near it.
///
/// Layouts are nearly triangular, and large only in number. So most variables are found by putting in what is known
/// (`Presolve`); what remains falls into small parts, each of which is a linear program (`Simplex`).
package struct LinearSystem {
  package var variableCount: Int
  package var constraints: [LinearConstraint]
  /// Variables that stay at 0 or above as long as nothing required forces them below: sizes.
  package var nonNegative: [Bool]

  package init(variableCount: Int = 0, constraints: [LinearConstraint] = [], nonNegative: [Bool]? = nil) {
    self.variableCount = variableCount
    self.constraints = constraints
    self.nonNegative = nonNegative ?? Array(repeating: false, count: variableCount)
  }

  /// Adds a variable.
  ///
  /// - Returns: its number.
  package mutating func addVariable(nonNegative: Bool = false) -> Int {
    variableCount += 1
    self.nonNegative.append(nonNegative)
    return variableCount - 1
  }

  /// Values for all variables, and which required constraints, by their index, could not be kept.
  package struct Solution {
    package var values: [Double]
    package var broken: [Int]
  }

  /// Solves the system.
  package func solved() -> Solution {
    var presolve = Presolve(self)
    presolve.run()
    for part in presolve.parts() {
      if part.variables.count == 1, let value = presolve.solveAlone(part) {
        presolve.values[part.variables[0]] = value
      } else {
        presolve.solveTogether(part)
      }
    }
    presolve.putBack()
    return Solution(values: presolve.values, broken: presolve.broken.sorted())
  }

  /// The priority by which sizes stay above 0: nothing but what is required goes before it.
  static let nonNegativePriority = LinearConstraint.required.nextDown

  /// Below this, a number is 0: points are drawn as whole cells.
  static let tolerance = 1e-7
}
