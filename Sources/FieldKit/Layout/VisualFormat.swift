import Foundation

/// Reads a visual format: `H:|-[name(>=80)]-8-[field(==name@750)]-(>=8,<=16)-|`.
struct VisualFormat {
  /// A size or a distance: how it is compared, with what, how much it matters.
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(String)
    }
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Float = 1000
  }

  /// What stands in the row or column.
  enum Element {
    /// `|`.
    case superview
    /// `[name(…)]`.
    case view(String, [Predicate])
    /// `-…-`; without predicates, the system's distance.
    case gap([Predicate])
  }

  /// What is wrong with a format, and where.
  struct Mistake: Error {
    let text: String
    let position: Int
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var elements: [Element] = []

  private let characters: [Character]
  private var position = 0
  private let metrics: [String: CGFloat]

  init(_ format: String, metrics: [String: CGFloat]) throws(Mistake) {
    characters = Array(format).filter { !$0.isWhitespace }
    self.metrics = metrics
    if take("H:") {} else if take("V:") { axis = .vertical }
    try read()
  }

  private mutating func read() throws(Mistake) {
    if take("|") { elements.append(.superview) }
    var hasView = false
    while position < characters.count {
      if take("-") {
        if elements.isEmpty { throw mistake("a distance from nothing") }
        elements.append(.gap(try gap()))
      }
      if take("|") {
        elements.append(.superview)
        if position < characters.count { throw mistake("something behind the superview's edge") }
      } else {
        guard take("[") else { throw mistake("expected a view in brackets") }
        let name = name()
        if name.isEmpty { throw mistake("expected a view's name") }
        let predicates = take("(") ? try predicates() : []
        guard take("]") else { throw mistake("expected ]") }
        elements.append(.view(name, predicates))
        hasView = true
      }
    }
    if !hasView { throw mistake("expected a view") }
    if case .gap? = elements.last { throw mistake("a distance to nothing") }
  }

  /// What stands between two dashes, or nothing, if there is only one.
  private mutating func gap() throws(Mistake) -> [Predicate] {
    guard let next = peek, next != "[", next != "|" else { return [] }
    let found = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw mistake("expected - behind the distance") }
    return found
  }

  private mutating func predicates() throws(Mistake) -> [Predicate] {
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw mistake("expected )") }
    return found
  }

  private mutating func predicate() throws(Mistake) -> Predicate {
    var predicate = Predicate(value: .number(0))
    if take("==") {
      predicate.relation = .equal
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    }
    predicate.value = try value()
    if take("@") {
      guard case .number(let priority) = try value() else { throw mistake("expected a priority") }
      predicate.priority = Float(priority)
    }
    return predicate
  }

  private mutating func value() throws(Mistake) -> Predicate.Value {
    let start = position
    let isNegative = take("-")
    while let next = peek, next.isNumber || next == "." { position += 1 }
    if let number = Double(String(characters[start..<position])) { return .number(number) }
    position = start + (isNegative ? 1 : 0)
    let name = name()
    if name.isEmpty { throw mistake("expected a number or a name") }
    guard let metric = metrics[name] else { return .view(name) }
    return .number(isNegative ? -metric : metric)
  }

  private mutating func name() -> String {
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    return String(characters[start..<position])
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func mistake(_ text: String) -> Mistake { Mistake(text: text, position: position) }
}
