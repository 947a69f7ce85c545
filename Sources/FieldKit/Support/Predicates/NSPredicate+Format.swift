// Linux's Foundation has predicates of closures alone.
#if os(Linux)
  public import Foundation

  extension NSPredicate {
    /// A predicate by its text, in which `%@` stands for an argument, `%d` and the like for a number.
    ///
    /// It can compare `SELF` and its `length` with `==`, `!=`, `<`, `<=`, `>`, `>=`, `MATCHES`, `LIKE`, `BEGINSWITH`,
    /// `ENDSWITH`, `CONTAINS`, `IN` and `BETWEEN`, each with `[c]` and `[d]` to overlook case and accents, joined by
    /// `AND`, `OR`, `NOT` and parentheses. A text that it can't read is warned of, and holds for nothing: Linux has
    /// no keys of objects to ask for.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
      self.init(text: predicateFormat, arguments: args)
    }

    /// A predicate by its text, with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      self.init(text: predicateFormat, arguments: arguments ?? [])
    }

    private convenience init(text: String, arguments: [Any?]) {
      var parser = PredicateParser(text: text, arguments: arguments)
      guard let condition = parser.parse() else {
        RuntimeWarning.issueAnywhere("NSPredicate can't read \"\(text)\"")
        self.init(value: false)
        return
      }
      self.init { object, _ in condition.holds(for: PredicateValue(object)) }
    }
  }
#endif
