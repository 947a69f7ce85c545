public import Foundation

// What UIKit lets a text input leave out, and what follows from the rest for one line of text from left to right.
/// What a text input does that leaves these out, by the requirements that it can't leave out: rows and places are those of
/// one line.
extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  // An input method's text is taken as decided where nothing can be provisional.
  public var markedTextRange: UITextRange? { nil }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let range = markedTextRange ?? selectedTextRange { replace(range, withText: markedText ?? "") }
  }
  public func unmarkText() {}

  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(input: self) }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction.isForward ? offset : -offset)
  }

  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction.isForward ? range.end : range.start }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let edge = direction.isForward ? endOfDocument : beginningOfDocument
    let rest = direction.isForward ? textRange(from: position, to: edge) : textRange(from: edge, to: position)
    guard let text = rest.flatMap(text(in:)),
      let character = direction.isForward ? text.first : text.last
    else { return nil }
    let length = character.utf16.count
    guard let other = self.position(from: position, offset: direction.isForward ? length : -length)
    else { return nil }
    return direction.isForward ? textRange(from: position, to: other) : textRange(from: other, to: position)
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  // A row of cells. Where the first character stands only the text's own view knows: at the left edge here.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let before = textRange(from: beginningOfDocument, to: position).flatMap(text(in:)) ?? ""
    let width = TextMeasure.size(of: before).width
    return CGRect(x: width, y: 0, width: CellMetrics.width, height: CellMetrics.height)
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    let left = caretRect(for: range.start)
    let right = caretRect(for: range.end)
    return CGRect(
      x: left.minX, y: left.minY, width: max(0, right.minX - left.minX), height: left.height)
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap { closestPosition(to: point, within: $0) }
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    var nearest = range.start
    var distance = abs(caretRect(for: nearest).minX - point.x)
    var position = nearest
    while let next = characterRange(byExtending: position, in: .right)?.end,
      compare(next, to: range.end) != .orderedDescending
    {
      let gap = abs(caretRect(for: next).minX - point.x)
      if gap >= distance { break }
      (position, nearest, distance) = (next, next, gap)
    }
    return nearest
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) else { return nil }
    let isRight = caretRect(for: position).minX <= point.x
    return characterRange(byExtending: position, in: isRight ? .right : .left)
  }

  public var textInputView: UIView { self as? UIView ?? UIView() }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}
