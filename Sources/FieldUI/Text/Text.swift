import CellCanvas
public import Foundation

/// Text that is shown. It wraps at words; what doesn't fit in the room that it is given is cut with a mark.
public struct Text: View, Equatable {
  /// It is drawn itself, and has no body.
  public typealias Body = Never

  /// A part of the text in one style.
  struct Run: Equatable {
    var string: String
    var style = TextStyleChange()
  }

  nonisolated var runs: [Run]

  /// The letters.
  nonisolated var string: String {
    runs.count == 1 ? runs[0].string : runs.reduce(into: "") { $0 += $1.string }
  }

  nonisolated init(runs: [Run]) { self.runs = runs }

  /// Shows a string. Nothing in it is obeyed: control characters are drawn visibly.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    runs = [Run(string: String(content))]
  }

  /// Shows a text that could be translated. It is shown as it stands.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    runs = [Run(string: key.string)]
  }

  /// Shows a string as it is.
  nonisolated public init(verbatim content: String) { runs = [Run(string: content)] }

  /// Shows what a formatter makes of an object.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    runs = [Run(string: formatter.string(for: subject) ?? "")]
  }

  /// Shows a value in a format.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    runs = [Run(string: format.format(input))]
  }

  /// Shows a date.
  nonisolated public init(_ date: Date, style: DateStyle) { runs = [Run(string: style.string(from: date))] }

  /// Shows a string with attributes. Of these, links are drawn, underlined.
  nonisolated public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { run in
      var style = TextStyleChange()
      if run.link != nil { style.set(.underline, true) }
      return Run(string: String(attributedContent[run.range].characters), style: style)
    }
    if runs.isEmpty { runs = [Run(string: "")] }
  }

  /// One text after another.
  nonisolated public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let date: DateFormatter.Style
    fileprivate let time: DateFormatter.Style
    /// A time of the day.
    public static let time = DateStyle(date: .none, time: .short)
    /// A day.
    public static let date = DateStyle(date: .long, time: .none)

    fileprivate func string(from value: Date) -> String {
      DateFormatter.localizedString(from: value, dateStyle: date, timeStyle: time)
    }
  }

  /// Where a text that is too long is cut. Stored; it is cut at its end.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Whether letters are all capital or all small.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: TextNode.self, in: context, make: TextNode.init) { node in
      node.update(view.runs, in: context.environment)
    }
  }
}
