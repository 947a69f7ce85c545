import FieldKit
import Foundation
import Testing

/// A text input of its own kind, with positions of its own, that leaves out all that has a default.
@MainActor private final class Letters: NSObject, UITextInput {
  final class Place: UITextPosition {
    let index: Int
    init(_ index: Int) {
      self.index = index
      super.init()
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? Place)?.index == index }
    override var hash: Int { index }
  }
  final class Part: UITextRange {
    let lower: Int
    let upper: Int
    init(_ lower: Int, _ upper: Int) {
      (self.lower, self.upper) = (lower, upper)
      super.init()
    }
    override var start: UITextPosition { Place(lower) }
    override var end: UITextPosition { Place(upper) }
    override var isEmpty: Bool { lower == upper }
  }

  var content: String
  var selectedTextRange: UITextRange?

  init(_ content: String) { self.content = content }

  private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }

  var hasText: Bool { !content.isEmpty }
  func insertText(_ text: String) { content += text }
  func deleteBackward() { content = String(content.dropLast()) }
  func text(in range: UITextRange) -> String? {
    let start = index(range.start)
    return (content as NSString).substring(with: NSRange(start..<index(range.end)))
  }
  func replace(_ range: UITextRange, withText text: String) {
    content = (content as NSString).replacingCharacters(
      in: NSRange(index(range.start)..<index(range.end)), with: text)
  }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(content.utf16.count) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    Part(index(fromPosition), index(toPosition))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = index(position) + offset
    return 0...content.utf16.count ~= target ? Place(target) : nil
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    index(position) < index(other)
      ? .orderedAscending : index(position) > index(other) ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

  func offset(_ position: UITextPosition?) -> Int? { position.map(index) }
  func part(_ range: UITextRange?) -> [Int]? { range.map { [index($0.start), index($0.end)] } }
}

@MainActor @Suite struct TextUnitTests {
  /// A text, a position in it, a granularity, and: the units around it forward and backward, the next border forward
  /// and backward, and whether there is a border forward and backward.
  @Test(
    arguments: [
      ("ab cd", 0, UITextGranularity.word, [0, 2], nil, 2, nil, false, true),
      ("ab cd", 1, .word, [0, 2], [0, 2], 2, 0, false, false),
      ("ab cd", 2, .word, nil, [0, 2], 5, 0, true, false),
      ("ab cd", 5, .word, nil, [3, 5], nil, 3, true, false),
      ("a😀b", 1, .character, [1, 3], [0, 1], 3, 0, true, true),
      ("a😀b", 3, .character, [3, 4], [1, 3], 4, 1, true, true),
      ("One. Two", 5, .sentence, [5, 8], [0, 5], 8, 0, true, true),
      ("3.5 ok", 2, .sentence, [0, 6], [0, 6], 6, 0, false, false),
      ("ab\ncd", 1, .line, [0, 2], [0, 2], 2, 0, false, false),
      ("ab\ncd", 4, .paragraph, [3, 5], [3, 5], 5, 3, false, false),
      ("ab\ncd", 4, .document, [0, 5], [0, 5], 5, 0, false, false),
      ("", 0, .word, nil, nil, nil, nil, false, false),
    ] as [(String, Int, UITextGranularity, [Int]?, [Int]?, Int?, Int?, Bool, Bool)])
  func units(
    text: String, place: Int, granularity: UITextGranularity, forward: [Int]?, backward: [Int]?, next: Int?,
    previous: Int?, ends: Bool, begins: Bool
  ) throws {
    let input = Letters(text)
    let tokenizer = input.tokenizer
    let position = try #require(input.position(from: input.beginningOfDocument, offset: place))
    let ahead = UITextDirection.storage(.forward)
    let back = UITextDirection.layout(.left)
    #expect(
      input.part(tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: ahead)) == forward
    )
    #expect(
      input.part(tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: back)) == backward
    )
    #expect(
      input.offset(tokenizer.position(from: position, toBoundary: granularity, inDirection: ahead)) == next)
    #expect(
      input.offset(tokenizer.position(from: position, toBoundary: granularity, inDirection: back)) == previous
    )
    #expect(tokenizer.isPosition(position, atBoundary: granularity, inDirection: ahead) == ends)
    #expect(tokenizer.isPosition(position, atBoundary: granularity, inDirection: back) == begins)
    #expect(
      tokenizer.isPosition(position, withinTextUnit: granularity, inDirection: ahead) == (forward != nil))
  }

  @Test func fieldsHaveThem() {
    let field = UITextField()
    field.text = "one two"
    let word = field.tokenizer.rangeEnclosingPosition(
      field.beginningOfDocument, with: .word, inDirection: .storage(.forward))
    #expect(word.flatMap(field.text(in:)) == "one")
  }

  @Test func positionsOfAnotherKindAreEqualAsTheySay() {
    let input = Letters("ab")
    #expect(Letters.Place(1) == Letters.Place(1))
    #expect(UITextPosition() != UITextPosition())
    #expect(UITextField().beginningOfDocument != input.beginningOfDocument)
  }

  @Test func whatIsLeftOutFollowsFromTheRest() {
    let input = Letters("a語c")
    let second = input.position(from: input.endOfDocument, in: .left, offset: 2)
    #expect(input.offset(second) == 1)
    #expect(second.map { input.caretRect(for: $0).minX } == 8)
    #expect(
      second.flatMap { input.part(input.characterRange(byExtending: $0, in: .right)) } == [1, 2])
    #expect(input.offset(input.closestPosition(to: CGPoint(x: 19, y: 3))) == 2)
    #expect(input.part(input.characterRange(at: CGPoint(x: 15, y: 3))) == [1, 2])
    input.selectedTextRange = Letters.Part(0, 2)
    input.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    #expect(input.content == "xc")
    input.keyboardType = .numberPad
    #expect(input.keyboardType == .default)
  }
}
