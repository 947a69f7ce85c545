#if os(Linux)
  /// A word of a predicate's text.
  enum PredicateToken: Equatable {
    /// A name, a number, an operator or a bracket.
    case word(String)
    /// What stood in quotes.
    case text(String)
    /// What stands for an argument.
    case placeholder
    /// The letters in square brackets behind an operator.
    case options(String)

    /// The words of a text. An open quote reaches to the end.
    static func tokens(of text: String) -> [PredicateToken] {
      var rest = Substring(text)
      var tokens: [PredicateToken] = []
      while let token = next(&rest) { tokens.append(token) }
      return tokens
    }

    private static func next(_ rest: inout Substring) -> PredicateToken? {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return nil }
      switch first {
      case "'", "\"":
        rest.removeFirst()
        return .text(quoted(&rest, end: first))
      case "[":
        let letters = rest.dropFirst().prefix { $0 != "]" }
        rest = rest.dropFirst(letters.count + 2)
        return .options(letters.lowercased())
      case "%":
        // A conversion: %@, %K, %d, %ld, %lu, %f.
        let length = rest.dropFirst().prefix { "lhqz".contains($0) }.count
        let letter = rest.dropFirst(1 + length).first ?? "%"
        rest = rest.dropFirst(2 + length)
        return "@diuf".contains(letter) ? .placeholder : .word("%\(letter)")
      case "(", ")", "{", "}", ",": return take(1, &rest)
      case "=", "<", ">", "!", "&", "|":
        return take(
          ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(rest.prefix(2)) ? 2 : 1, &rest)
      default:
        return take(max(1, rest.prefix { $0.isLetter || $0.isNumber || "._@-+".contains($0) }.count), &rest)
      }
    }

    private static func take(_ count: Int, _ rest: inout Substring) -> PredicateToken {
      defer { rest = rest.dropFirst(count) }
      return .word(String(rest.prefix(count)))
    }

    private static func quoted(_ rest: inout Substring, end: Character) -> String {
      var text = ""
      while let character = rest.popFirst(), character != end {
        text.append(character == "\\" ? rest.popFirst() ?? character : character)
      }
      return text
    }
  }
#endif
