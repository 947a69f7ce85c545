/// The simplex method as Cassowary has it: variables of any sign are always solved for, and slacks keep the rest.
///
/// A variable of any sign that was solved for limits nothing, so its row is only a definition: it is looked up where
/// the variable occurs, and not kept up to date with every step. What steps work on are the rows of slacks and errors.
///
/// Priorities are levels that are settled one after the other, the highest first: once a level is at its best, what
/// would make it worse is frozen at 0, so that lower levels can't.
struct Simplex {
  /// `subject` is equal to a constant and a sum of symbols that are not subjects themselves. Those are at 0.
  private struct Row {
    var subject: Int
    var constant: Double
    var terms: [Term]
  }

  private typealias Term = LinearConstraint.Term

  /// Symbols below this number are variables; above it stand slacks and errors, which are never negative.
  private let variableCount: Int
  private var rows: [Row] = []
  /// The variables that were solved for, in that order: none is defined by an earlier one.
  private var definitions: [Row] = []
  /// Which definition a variable has, or -1.
  private var definitionOf: [Int]
  /// The definitions that a sum still has to put in.
  private var isPending: [Bool] = []
  /// The row whose subject a symbol is, or -1.
  private var rowOfSubject: [Int]
  /// The rows that may contain a symbol.
  private var columns: [[Int]]
  /// Symbols that stay at 0.
  private var isFrozen: [Bool]
  /// What one unit of a symbol costs at the level that isn't settled yet.
  private var costs: [Double]
  /// What one unit of each symbol adds to what is minimised, all subjects put in.
  private var gains: [Double] = []

  /// A sum that is being made: coefficients by symbol, and which symbols have one.
  private var sum: [Double]
  private var sumSymbols: [Int] = []
  private var isInSum: [Bool]
  /// Where each symbol stands in a row that is being changed, or -1.
  private var positions: [Int32]

  init(variableCount: Int) {
    self.variableCount = variableCount
    rowOfSubject = Array(repeating: -1, count: variableCount)
    definitionOf = rowOfSubject
    columns = Array(repeating: [], count: variableCount)
    isFrozen = Array(repeating: false, count: variableCount)
    costs = Array(repeating: 0, count: variableCount)
    sum = Array(repeating: 0, count: variableCount)
    isInSum = Array(repeating: false, count: variableCount)
    positions = Array(repeating: -1, count: variableCount)
  }

  /// The values of all variables. What is solved for nothing is 0.
  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: costs.count)
    for row in rows where rowOfSubject[row.subject] >= 0 { values[row.subject] = row.constant }
    for definition in definitions.reversed() {
      values[definition.subject] = definition.terms.reduce(definition.constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
    return Array(values[..<variableCount])
  }

  /// Whether none of a constraint's variables was solved for yet: it adds a small definition then.
  func isFresh(_ constraint: LinearConstraint) -> Bool {
    constraint.terms.allSatisfy { definitionOf[$0.variable] < 0 }
  }

  // MARK: Constraints

  /// Adds what must hold.
  ///
  /// - Returns: whether it can, with what was added before. If not, it is left out.
  mutating func require(_ constraint: LinearConstraint) -> Bool {
    var constant = load(constraint)
    switch constraint.relation {
    case .equal: break
    case .lessOrEqual: add(addSymbol(), 1)
    case .greaterOrEqual: add(addSymbol(), -1)
    }
    if let free = freeSymbol() {
      solve(for: free, constant: constant)
      return true
    }
    if let slack = freshSlack(for: constraint), constant * sum[slack] <= 0 {
      solve(for: slack, constant: constant)
      return true
    }
    if sumSymbols.allSatisfy({ abs(sum[$0]) < LinearSystem.tolerance }) {
      clearSum()
      return abs(constant) < LinearSystem.tolerance * 10
    }
    // Nothing can be solved for right away: an artificial symbol holds what is missed, and is driven to 0.
    if constant < 0 {
      constant = -constant
      for symbol in sumSymbols { sum[symbol] = -sum[symbol] }
    }
    let artificial = addSymbol()
    add(artificial, -1)
    solve(for: artificial, constant: constant)
    return driveOut(artificial)
  }

  /// Adds what should hold, to the level that `settleLevel` closes.
  mutating func prefer(_ constraint: LinearConstraint) {
    let constant = load(constraint)
    let above = addSymbol(cost: constraint.relation == .greaterOrEqual ? 0 : 1)
    let below = addSymbol(cost: constraint.relation == .lessOrEqual ? 0 : 1)
    add(above, -1)
    add(below, 1)
    solve(for: freeSymbol() ?? (constant >= 0 ? above : below), constant: constant)
  }

  /// Makes the sum of what the level's constraints miss as small as it can be, for good.
  mutating func settleLevel() {
    minimise()
    for symbol in variableCount..<costs.count where rowOfSubject[symbol] < 0 {
      if gains[symbol] > LinearSystem.tolerance { isFrozen[symbol] = true }
    }
    for symbol in costs.indices { costs[symbol] = 0 }
    for row in rows.indices { rows[row].terms.removeAll { isFrozen[$0.variable] } }
  }

  private mutating func addSymbol(cost: Double = 0) -> Int {
    rowOfSubject.append(-1)
    columns.append([])
    isFrozen.append(false)
    costs.append(cost)
    sum.append(0)
    isInSum.append(false)
    positions.append(-1)
    return costs.count - 1
  }

  /// Puts a constraint's terms into the sum, what was solved for replaced.
  ///
  /// - Returns: the constant, so that the sum and it are 0 together.
  private mutating func load(_ constraint: LinearConstraint) -> Double {
    clearSum()
    var constant = -constraint.constant
    var first = Int.max
    var pending = 0
    func noteDefinition(_ simplex: inout Simplex, _ variable: Int) {
      let index = simplex.definitionOf[variable]
      guard index >= 0, !simplex.isPending[index] else { return }
      simplex.isPending[index] = true
      first = min(first, index)
      pending += 1
    }
    for term in constraint.terms {
      add(term.variable, term.coefficient)
      noteDefinition(&self, term.variable)
    }
    var index = first
    while pending > 0 {
      defer { index += 1 }
      guard isPending[index] else { continue }
      isPending[index] = false
      pending -= 1
      let definition = definitions[index]
      let factor = sum[definition.subject]
      sum[definition.subject] = 0
      constant += factor * definition.constant
      for term in definition.terms {
        let coefficient = factor * term.coefficient
        let row = rowOfSubject[term.variable]
        if row < 0 {
          add(term.variable, coefficient)
          if term.variable < variableCount { noteDefinition(&self, term.variable) }
        } else {
          constant += coefficient * rows[row].constant
          for inner in rows[row].terms { add(inner.variable, coefficient * inner.coefficient) }
        }
      }
    }
    return constant
  }

  private mutating func add(_ symbol: Int, _ coefficient: Double) {
    if isFrozen[symbol] { return }
    sum[symbol] += coefficient
    if !isInSum[symbol] {
      isInSum[symbol] = true
      sumSymbols.append(symbol)
    }
  }

  private mutating func clearSum() {
    for symbol in sumSymbols {
      sum[symbol] = 0
      isInSum[symbol] = false
    }
    sumSymbols.removeAll(keepingCapacity: true)
  }

  /// A variable of the sum that can be solved for: the one with the largest factor, for the sake of exactness.
  private func freeSymbol() -> Int? {
    var best: Int?
    for symbol in sumSymbols where symbol < variableCount && abs(sum[symbol]) > LinearSystem.tolerance {
      if best == nil || abs(sum[symbol]) > abs(sum[best ?? symbol]) { best = symbol }
    }
    return best
  }

  /// The slack that was just added for an inequality.
  private func freshSlack(for constraint: LinearConstraint) -> Int? {
    constraint.relation == .equal ? nil : costs.count - 1
  }

  // MARK: Rows

  /// Makes the sum, which is 0 with `constant`, a row that gives `subject`, and puts it into the other rows.
  private mutating func solve(for subject: Int, constant: Double) {
    let factor = -1 / sum[subject]
    var terms: [Term] = []
    terms.reserveCapacity(sumSymbols.count)
    for symbol in sumSymbols where symbol != subject {
      let coefficient = sum[symbol] * factor
      if abs(coefficient) > 1e-11 { terms.append(Term(symbol, coefficient)) }
    }
    clearSum()
    let row = Row(subject: subject, constant: constant * factor, terms: terms)
    if subject < variableCount {
      definitionOf[subject] = definitions.count
      definitions.append(row)
      isPending.append(false)
      return
    }
    for term in terms { columns[term.variable].append(rows.count) }
    rows.append(row)
    putIn(rows.count - 1)
  }

  /// Puts a row where its subject stood in others.
  private mutating func putIn(_ index: Int) {
    let row = rows[index]
    rowOfSubject[row.subject] = index
    let users = columns[row.subject]
    columns[row.subject] = []
    for user in users where user != index { substitute(row, into: user) }
  }

  private mutating func substitute(_ row: Row, into user: Int) {
    guard let place = rows[user].terms.firstIndex(where: { $0.variable == row.subject }) else { return }
    var constant = rows[user].constant
    // Taken out, so that it is changed in place.
    var terms: [Term] = []
    swap(&terms, &rows[user].terms)
    let factor = terms[place].coefficient
    terms.swapAt(place, terms.count - 1)
    terms.removeLast()
    constant += factor * row.constant
    // The positions of the user's symbols, so that each of the row's is found at once.
    let count = terms.count
    for index in 0..<count { positions[terms[index].variable] = Int32(index) }
    var hasVanished = false
    for term in row.terms where !isFrozen[term.variable] {
      let position = Int(positions[term.variable])
      if position >= 0 {
        terms[position].coefficient += factor * term.coefficient
        if abs(terms[position].coefficient) < 1e-11 { hasVanished = true }
      } else {
        terms.append(Term(term.variable, factor * term.coefficient))
        columns[term.variable].append(user)
      }
    }
    for index in 0..<count { positions[terms[index].variable] = -1 }
    if hasVanished { terms.removeAll { abs($0.coefficient) < 1e-11 } }
    rows[user].constant = abs(constant) < 1e-11 ? 0 : constant
    swap(&terms, &rows[user].terms)
  }

  /// Solves a row for one of its symbols. Its subject becomes one of the symbols that are 0.
  private mutating func pivot(row index: Int, to symbol: Int) {
    var row = rows[index]
    guard let place = row.terms.firstIndex(where: { $0.variable == symbol }) else { return }
    let factor = 1 / row.terms[place].coefficient
    rowOfSubject[row.subject] = -1
    row.terms[place] = Term(row.subject, -1)
    for term in row.terms.indices { row.terms[term].coefficient *= -factor }
    row.constant *= -factor
    columns[row.subject].append(index)
    row.subject = symbol
    rows[index] = row
    putIn(index)
  }

  // MARK: Minimising

  /// Minimises what the symbols cost.
  private mutating func minimise() {
    gains = costs
    for symbol in variableCount..<costs.count where costs[symbol] != 0 && rowOfSubject[symbol] >= 0 {
      gains[symbol] = 0
      for term in rows[rowOfSubject[symbol]].terms {
        gains[term.variable] += costs[symbol] * term.coefficient
      }
    }
    var stalled = 0
    // A bound that no layout reaches: rounding must not make an endless loop.
    for _ in 0..<max(1000, 20 * costs.count) {
      guard let entering = enteringSymbol(first: stalled > 50),
        let leaving = leavingRow(for: entering)
      else { return }
      stalled = rows[leaving].constant > 1e-11 ? 0 : stalled + 1
      pivot(row: leaving, to: entering)
      let gain = gains[entering]
      gains[entering] = 0
      for term in rows[leaving].terms { gains[term.variable] += gain * term.coefficient }
    }
  }

  /// The symbol that gains the most; or the first that gains anything, which never goes in circles.
  private func enteringSymbol(first: Bool) -> Int? {
    var best: Int?
    var gain = -LinearSystem.tolerance
    for symbol in variableCount..<gains.count
    where gains[symbol] < gain && rowOfSubject[symbol] < 0 && !isFrozen[symbol] {
      best = symbol
      gain = gains[symbol]
      if first { return best }
    }
    return best
  }

  /// The row that limits how far a symbol can grow.
  private func leavingRow(for symbol: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    for index in columns[symbol] {
      let row = rows[index]
      guard row.subject >= variableCount, rowOfSubject[row.subject] == index,
        let term = row.terms.first(where: { $0.variable == symbol }), term.coefficient < -1e-9
      else { continue }
      let ratio = row.constant / -term.coefficient
      if ratio < least - 1e-12 || (ratio <= least && row.subject < rows[best ?? index].subject) {
        least = min(ratio, least)
        best = index
      }
    }
    return best
  }

  /// Brings an artificial symbol to 0.
  ///
  /// - Returns: whether that is possible. If not, its constraint is taken out.
  private mutating func driveOut(_ artificial: Int) -> Bool {
    costs[artificial] = 1
    minimise()
    costs[artificial] = 0
    defer { isFrozen[artificial] = true }
    let index = rowOfSubject[artificial]
    guard index >= 0 else { return true }
    let isMet = rows[index].constant < LinearSystem.tolerance * 10
    if isMet,
      let term = rows[index].terms.first(where: { !isFrozen[$0.variable] && abs($0.coefficient) > 1e-9 })
    {
      rows[index].constant = 0
      pivot(row: index, to: term.variable)
      return true
    }
    // An empty row: the constraint follows from others, or contradicts them.
    rowOfSubject[artificial] = -1
    rows[index] = Row(subject: artificial, constant: 0, terms: [])
    return isMet
  }
}
