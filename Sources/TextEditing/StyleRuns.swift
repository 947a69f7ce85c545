/// The style of a part of a text, as a number: what it stands for is kept by whoever draws the text.
public struct TextStyle: RawRepresentable, Hashable, Sendable {
  /// The number that stands for it.
  public let rawValue: Int
  /// One by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The style of text that was given no other.
  public static let plain = TextStyle(rawValue: 0)
}

/// Which style each part of a text has: runs, in the text's order.
///
/// It knows no text. Its length is that of the text it goes with, in UTF-8 code units, and is given where it counts:
/// most texts have one style, and then nothing is kept here at all.
public struct StyleRuns: Hashable, Sendable {
  /// One style, and how many UTF-8 code units of the text have it.
  public struct Run: Hashable, Sendable {
    /// The style.
    public var style: TextStyle
    /// How many UTF-8 code units have it.
    public var length: Int

    /// A style of so many UTF-8 code units.
    public init(style: TextStyle, length: Int) {
      self.style = style
      self.length = length
    }
  }

  /// The runs; empty if the whole text is plain. Neighbours differ, none is empty.
  public private(set) var runs: [Run] = []

  /// A text in the plain style, of any length.
  public static let plain = StyleRuns()

  /// A text in the plain style, of any length.
  public init() {}

  /// Styles that follow one another.
  public init(_ runs: some Sequence<Run>) {
    for run in runs { append(run) }
    simplify()
  }

  /// A text of `length` UTF-8 code units in one style.
  public init(_ style: TextStyle, length: Int) { self.init([Run(style: style, length: length)]) }

  /// Whether the whole text is plain.
  public var isPlain: Bool { runs.isEmpty }

  /// The style of the code unit at `offset`; past the end, the plain one.
  public func style(at offset: UTF8Offset) -> TextStyle {
    var left = offset.value
    for run in runs {
      if left < run.length { return run.style }
      left -= run.length
    }
    return .plain
  }

  /// The run that `offset` is in: its style, and where it ends. `nil` for the text's end.
  public func run(at offset: UTF8Offset) -> (style: TextStyle, end: UTF8Offset?) {
    var end = 0
    for run in runs {
      end += run.length
      if offset.value < end { return (run.style, UTF8Offset(end)) }
    }
    return (.plain, nil)
  }

  /// The styles of a part of the text.
  public subscript(range: Range<UTF8Offset>) -> StyleRuns {
    if runs.isEmpty { return .plain }
    var part = StyleRuns()
    var start = 0
    for run in runs {
      let end = start + run.length
      let length = min(end, range.upperBound.value) - max(start, range.lowerBound.value)
      if length > 0 { part.append(Run(style: run.style, length: length)) }
      start = end
    }
    part.simplify()
    return part
  }

  /// Puts other styles in place of those of `range`.
  ///
  /// - Parameters:
  ///   - count: the length of the text, in UTF-8 code units.
  ///   - length: the length of what takes the place of `range`.
  public mutating func replaceSubrange(
    _ range: Range<UTF8Offset>, of count: Int, with styles: StyleRuns, length: Int
  ) {
    if runs.isEmpty && styles.runs.isEmpty { return }
    let end = UTF8Offset(count)
    var result = StyleRuns()
    for (part, length) in [
      (self[.zero..<range.lowerBound], range.lowerBound.value), (styles, length),
      (self[range.upperBound..<end], end - range.upperBound),
    ] {
      if part.runs.isEmpty { result.append(Run(style: .plain, length: length)) }
      for run in part.runs { result.append(run) }
    }
    result.simplify()
    self = result
  }

  private mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    if let last = runs.indices.last, runs[last].style == run.style {
      runs[last].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// A text that is plain throughout keeps no runs.
  private mutating func simplify() {
    if runs.allSatisfy({ $0.style == .plain }) { runs = [] }
  }
}
