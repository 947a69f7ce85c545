public import Foundation

/// A text that could be translated. It is shown as it stands.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let string: String

  /// A text.
  public init(_ value: String) { string = value }
  /// A text written as a literal.
  public init(stringLiteral value: String) { string = value }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""

    /// No part yet, with room for so many UTF-8 code units and values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) { string += literal }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { self.string += string }

    /// Adds a value, as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { string += String(describing: value) }

    /// Adds a text with its letters only.
    public mutating func appendInterpolation(_ text: Text) { string += text.string }

    /// Adds a number by a C format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }

    /// Adds an object by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      string += formatter.string(for: subject) ?? ""
    }

    /// Adds a value by a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { string += format.format(input) }
  }
}

/// How the lines of a text stand beside one another.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
