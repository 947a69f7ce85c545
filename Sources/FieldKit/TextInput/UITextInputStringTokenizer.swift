public import Foundation

/// Finds the units of a text input's text in its string. Distances are taken for UTF-16 code units.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of a text. It doesn't retain it.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  /// A tokenizer of nothing.
  public override init() {}

  convenience init(input: any UITextInput) {
    self.init()
    self.input = input
  }

  /// The unit around a position; `nil` between units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(at: position, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a position is an end of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = offset(of: position) else { return false }
    return units(granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == place }
  }

  /// The next end of a unit in a direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let place = offset(of: position) else { return nil }
    let units = units(granularity)
    let border =
      direction.isForward
      ? units.first { $0.upperBound > place }?.upperBound
      : units.last { $0.lowerBound < place }?.lowerBound
    return border.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Whether a position is inside of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(at: position, granularity, direction) != nil }

  private func unit(
    at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    guard let place = offset(of: position) else { return nil }
    return units(granularity).first { unit in
      direction.isForward
        ? unit.contains(place) : unit.lowerBound < place && place <= unit.upperBound
    }
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: input.text(in: all) ?? "")
  }
}
