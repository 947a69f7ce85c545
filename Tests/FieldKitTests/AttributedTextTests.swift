import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

/// Which attributes text has, where they come from, and how they look.
@MainActor @Suite struct AttributedTextTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  private func color(_ field: UITextField, at index: Int) -> UIColor? {
    field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  private func type(_ text: String, into field: UITextField) {
    field.engine.offer(TextEdit(range: field.engine.insertionRange, replacement: text, kind: .typing))
  }

  /// "plain", then "red" in red.
  private func twoRuns() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "plain")
    text.append(NSAttributedString(string: "red", attributes: red))
    return text
  }

  @Test func neverNil() {
    #expect(UITextField().attributedText?.string == "")
    let field = UITextField()
    field.attributedText = nil
    #expect(field.attributedText?.string == "" && field.text == "")
  }

  @Test func severalRunsComeBack() {
    let field = UITextField()
    field.attributedText = twoRuns()
    #expect(field.text == "plainred")
    #expect(color(field, at: 0) == .label && color(field, at: 4) == .label && color(field, at: 5) == .red)
  }

  @Test func propertiesAreReadAgainFromTheFirstCharacter() {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 9)])
    #expect(field.textColor == .blue && field.font == .boldSystemFont(ofSize: 9))
  }

  @Test func theAlignmentIsThatOfTheParagraphStyle() {
    let field = UITextField()
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 3)
    field.defaultTextAttributes = [.paragraphStyle: style]
    #expect(field.textAlignment == .right)
    field.textAlignment = .center
    let now = field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
    #expect(now?.alignment == .center && now?.lineSpacing == 3 && style.alignment == .right)
    field.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(field.textAlignment == .right)
    field.defaultTextAttributes = [:]
    #expect(field.textAlignment == .natural)
  }

  @Test func theAlignmentOfATextViewIsThatOfAllItsParagraphs() {
    let view = UITextView()
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 3)
    let text = NSMutableAttributedString(string: "a\nb")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 2, length: 1))
    view.attributedText = text
    #expect(view.textAlignment == .natural)
    view.textAlignment = .center
    let last = view.attributedText.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
    #expect(last?.alignment == .center && last?.lineSpacing == 3 && view.textAlignment == .center)
  }

  @Test func aFirstRunInColourDoesNotColourTheRest() {
    let field = UITextField()
    let text = NSMutableAttributedString(string: "r", attributes: red)
    text.append(NSAttributedString(string: "p"))
    field.attributedText = text
    #expect(color(field, at: 0) == .red && color(field, at: 1) == .label)
  }

  @Test func settingTextTakesTheStylesAway() {
    let field = UITextField()
    field.attributedText = twoRuns()
    field.text = "plainred"
    #expect(color(field, at: 6) == .label)
  }

  @Test func aColourIsThatOfTheWholeText() {
    let field = UITextField()
    field.attributedText = twoRuns()
    field.textColor = .green
    #expect(color(field, at: 0) == .green && color(field, at: 6) == .green)
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .green)
  }

  @Test func defaultAttributesAreThoseOfTheWholeText() {
    let field = UITextField()
    field.attributedText = twoRuns()
    field.defaultTextAttributes = [.foregroundColor: UIColor.purple, .kern: 3]
    #expect(field.textColor == .purple && color(field, at: 6) == .purple)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    field.textColor = .red
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func typedTextLooksLikeWhatStandsBefore() {
    let (field, _, _) = EventRecorder.editedField()
    field.attributedText = twoRuns()
    type("X", into: field)
    #expect(color(field, at: 8) == .red)
    field.engine.select(TextSelection(caret: UTF8Offset(2)))
    type("Y", into: field)
    #expect(field.text == "plYainredX" && color(field, at: 2) == .label)
  }

  @Test func typingAttributesAreForTheNextCharacterHere() {
    let (field, _, _) = EventRecorder.editedField(text: "ab")
    field.typingAttributes = red
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
    type("c", into: field)
    #expect(color(field, at: 1) == .label && color(field, at: 2) == .red)
    field.typingAttributes = [.foregroundColor: UIColor.blue]
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    type("d", into: field)
    #expect(color(field, at: 0) == .label)
  }

  @Test func withoutTheKeyboardThereAreNoTypingAttributes() {
    let field = UITextField()
    field.typingAttributes = red
    #expect(field.typingAttributes == nil)
  }

  @Test func undoBringsStylesBack() {
    let (field, _, _) = EventRecorder.editedField()
    field.attributedText = twoRuns()
    field.engine.offer(TextEdit(range: UTF8Offset(3)..<UTF8Offset(7), replacement: ""))
    #expect(field.text == "plad")
    #expect(field.engine.undoEdit())
    #expect(field.text == "plainred" && color(field, at: 4) == .label && color(field, at: 5) == .red)
    #expect(field.engine.redoEdit())
    #expect(color(field, at: 2) == .label && color(field, at: 3) == .red)
  }

  @Test func runsAreDrawn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    let styles: [(NSAttributedString.Key, Any)] = [
      (.foregroundColor, UIColor.red), (.backgroundColor, UIColor.blue),
      (.font, UIFont.boldSystemFont(ofSize: 12)), (.font, UIFont.italicSystemFont(ofSize: 12)),
      (.underlineStyle, NSUnderlineStyle.single.rawValue),
      (.strikethroughStyle, NSUnderlineStyle.double.rawValue),
    ]
    let text = NSMutableAttributedString(string: "-")
    for (key, value) in styles { text.append(NSAttributedString(string: "é", attributes: [key: value])) }
    field.attributedText = text
    var canvas = Canvas(size: CellSize(columns: 20, rows: 1))
    window.drawHierarchy(in: &canvas)
    #expect(canvas.text(ofRow: 0) == "-éééééé")
    #expect(canvas[0, 0].style == .plain)
    #expect(canvas[1, 0].style.foreground == CellColor(red: 255, green: 0, blue: 0))
    #expect(canvas[2, 0].style.background == CellColor(red: 0, green: 0, blue: 255))
    #expect(canvas[3, 0].style.attributes == .bold)
    #expect(canvas[4, 0].style.attributes == .italic)
    #expect(canvas[5, 0].style.attributes == .underline)
    #expect(canvas[6, 0].style.attributes == .strikethrough)
  }
}
