#if os(Linux)
  import Foundation

  /// A regular expression that a whole text has to match.
  struct PredicatePattern {
    private let expression: NSRegularExpression?
    private let ignoresAccents: Bool

    /// A pattern as ICU has them. One that it can't read is warned of, and matches nothing.
    init(_ pattern: String, _ options: String.CompareOptions) {
      ignoresAccents = options.contains(.diacriticInsensitive)
      let plain = ignoresAccents ? Self.withoutAccents(pattern) : pattern
      expression = try? NSRegularExpression(
        pattern: "\\A(?:\(plain))\\z",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      if expression == nil { RuntimeWarning.issueAnywhere("\"\(pattern)\" is no regular expression") }
    }

    /// A pattern in which `?` is any character, and `*` any number of them.
    init(wildcards: String, _ options: String.CompareOptions) {
      let pattern = wildcards.map { character in
        switch character {
        case "?": "."
        case "*": ".*"
        default: NSRegularExpression.escapedPattern(for: String(character))
        }
      }
      self.init("(?s)" + pattern.joined(), options)
    }

    /// Whether the whole of a text is what the pattern says.
    func matches(_ text: String) -> Bool {
      let text = ignoresAccents ? Self.withoutAccents(text) : text
      let everything = NSRange(location: 0, length: text.utf16.count)
      return expression?.firstMatch(in: text, range: everything) != nil
    }

    private static func withoutAccents(_ text: String) -> String {
      text.folding(options: .diacriticInsensitive, locale: nil)
    }
  }
#endif
