#if os(Linux)
  import FieldKit
  import Foundation
  import Testing

  @MainActor @Suite struct PredicateTests {
    /// A predicate, its arguments, an object, and whether it holds.
    @Test(
      arguments: [
        ("SELF MATCHES %@", ["[0-9]+"], "123", true), ("SELF MATCHES %@", ["[0-9]+"], "123a", false),
        ("SELF MATCHES %@", ["a|ab"], "ab", true), ("self matches[c] %@", ["AB"], "ab", true),
        ("SELF MATCHES[cd] %@", ["É.*"], "eb", true), ("SELF MATCHES %@", ["a"], "a\n", false),
        ("SELF MATCHES '^[A-Z]{2}$'", [], "AB", true), ("SELF MATCHES %@", [#"(\d)\1"#], "11", true),
        ("SELF BEGINSWITH %@", ["ab"], "abc", true), ("SELF BEGINSWITH[c] %@", ["AB"], "abc", true),
        ("SELF ENDSWITH \"bc\"", [], "abc", true), ("SELF CONTAINS[cd] %@", ["É"], "hen", true),
        ("SELF CONTAINS %@", ["é"], "hen", false), ("SELF LIKE 'a?c*'", [], "abcdd", true),
        ("SELF LIKE 'a.c'", [], "abc", false), ("SELF == %@", ["a"], "a", true),
        ("SELF != %@", ["a"], "a", false),
        ("SELF = 'it\\'s'", [], "it's", true), ("SELF.length >= %d", [3], "abc", true),
        ("length < 3", [], "abc", false), ("SELF IN %@", [["a", "b"]], "b", true),
        ("SELF IN {'a', 'b'}", [], "c", false),
        ("SELF BETWEEN {1, 3}", [], 2, true), ("SELF > 1.5", [], 1, false),
        ("SELF BEGINSWITH 'a' AND SELF ENDSWITH 'c'", [], "abc", true),
        ("SELF == 'x' OR SELF == 'a' && SELF != 'b'", [], "a", true),
        ("NOT (SELF == 'x' || SELF == 'y')", [], "y", false), ("!(SELF == 'x')", [], "a", true),
        ("TRUEPREDICATE", [], "a", true), ("SELF == nil", [], nil, true),
        ("SELF MATCHES 'a'", [], nil, false),
      ] as [(String, [any Sendable], (any Sendable)?, Bool)])
    func holds(format: String, arguments: [any Sendable], object: (any Sendable)?, expected: Bool) {
      let warnings = RuntimeWarning.issued {
        #expect(NSPredicate(format: format, argumentArray: arguments).evaluate(with: object) == expected)
      }
      #expect(warnings == [])
    }

    /// Texts that can't be read.
    @Test(arguments: [
      "", "SELF", "SELF MATCHES", "name == %@", "SELF == %K", "SELF == (", "SELF == 'a' AND", "%", "[",
      "SELF ~ 'a'",
      "(SELF == 'a'", "SELF IN {'a'", "SELF == %@",
    ])
    func unreadable(format: String) {
      let warnings = RuntimeWarning.issued {
        #expect(!NSPredicate(format: format).evaluate(with: "a"))
      }
      #expect(warnings.count == 1)
    }

    @Test func aBrokenPatternMatchesNothing() {
      let warnings = RuntimeWarning.issued {
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[").evaluate(with: "["))
      }
      #expect(warnings.count == 1)
    }

    @Test func argumentsAreGivenOneByOne() {
      let predicate = NSPredicate(format: "SELF BEGINSWITH %@ AND SELF.length == %d", "a", 2)
      #expect(predicate.evaluate(with: "ab"))
      #expect(!predicate.evaluate(with: "abc"))
      #expect(["ab", "b"].filter { predicate.evaluate(with: $0) } == ["ab"])
    }
  }
#endif
