import CellCanvas
import FieldKit
import Foundation
import Testing

/// What a label shows, and the size that it asks for.
@MainActor @Suite struct LabelTests {
  private let window = UIWindow(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 10, rows: 3)))

  private func label(
    _ text: String, columns: Int = 10, rows: Int = 3, lines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> UILabel {
    let label = UILabel(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: columns, rows: rows)))
    label.text = text
    label.numberOfLines = lines
    label.lineBreakMode = mode
    window.addSubview(label)
    return label
  }

  @Test(
    arguments: [
      // text, columns, lines, mode, what is seen
      ("one two three", 8, 1, NSLineBreakMode.byTruncatingTail, ["one two…"]),
      ("one two three", 8, 1, .byTruncatingHead, ["…o three"]),
      ("one two three", 8, 1, .byTruncatingMiddle, ["one …ree"]),
      ("one two three", 8, 1, .byClipping, ["one two"]),
      ("one two three", 8, 1, .byWordWrapping, ["one two"]),
      ("one two three", 8, 0, .byWordWrapping, ["one two", "three"]),
      ("one two three", 5, 2, .byTruncatingTail, ["one", "two …"]),
      ("one two three", 5, 0, .byCharWrapping, ["one t", "wo th", "ree"]),
      ("one\ntwo", 8, 1, .byTruncatingTail, ["one…"]),
      ("one\ntwo", 8, 0, .byTruncatingTail, ["one", "two"]),
      ("日本語日本", 6, 1, .byTruncatingTail, ["日本…"]),
      ("fits", 4, 1, .byTruncatingTail, ["fits"]),
      ("", 4, 1, .byTruncatingTail, []),
      ("x", 0, 1, .byTruncatingTail, []),
    ])
  func linesAreBroken(text: String, columns: Int, lines: Int, mode: NSLineBreakMode, seen: [String]) {
    let label = label(text, columns: columns, lines: lines, mode: mode)
    label.frame.size.height = CGFloat(seen.count) * 16
    #expect(window.drawn().lines.filter { !$0.isEmpty } == seen)
  }

  @Test func linesStandInTheMiddleAndAtTheirSide() {
    let label = label("ab\nabcd")
    label.textAlignment = .right
    #expect(window.drawn().lines == ["        ab", "      abcd", ""])
    label.textAlignment = .center
    label.text = "abcd"
    #expect(window.drawn().lines == ["", "   abcd", ""])
  }

  @Test func aLabelAsksForItsTextsSize() {
    let label = label("one two three", lines: 1)
    #expect(label.intrinsicContentSize == CGSize(width: 104, height: 16))
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 64
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 32))
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 48))
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 56, height: 32))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero && label.attributedText == nil)
  }

  @Test func paddingCountsInAnOverriddenRectangle() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -8, dy: 0)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
    }
    let label = Padded()
    label.text = "abc"
    label.sizeToFit()
    #expect(label.frame.width == 40)
    window.addSubview(label)
    #expect(window.drawn().lines[0] == " abc")
  }

  @Test func whatIsUnsetIsTheStandardAgain() {
    let label = UILabel()
    #expect(!label.isUserInteractionEnabled && label.text == nil && label.numberOfLines == 1)
    label.font = .boldSystemFont(ofSize: 9)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test func attributesAreDrawnRunByRun() {
    let text = NSMutableAttributedString(string: "ab cd ef")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 5))
    let label = label("", columns: 5, rows: 2)
    label.attributedText = text
    let canvas = window.drawn()
    #expect(canvas.lines == ["ab cd", "ef", ""])
    let red = CellColor(red: 255, green: 0, blue: 0)
    #expect((0..<5).map { canvas[$0, 0].style.foreground } == [nil, nil, nil, red, red])
    #expect(canvas[0, 1].style.foreground == red)
    #expect(label.text == "ab cd ef" && label.attributedText == text)
    label.textColor = .green
    #expect(window.drawn()[3, 0].style.foreground == CellColor(red: 0, green: 255, blue: 0))
    label.text = "plain"
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
  }

  @Test func lettersHaveTheLabelsStyle() {
    let label = label("abc")
    label.font = .boldSystemFont(ofSize: 17)
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(window.drawn()[0, 1].style.attributes == .bold)
    label.isHighlighted = true
    label.isEnabled = false
    #expect(window.drawn()[0, 1].style.foreground == CellColor(red: 0, green: 0, blue: 255))
    #expect(window.drawn()[0, 1].style.attributes == [.bold, .dim])
  }

  @Test func constraintsGiveALabelItsTextsSize() {
    let label = UILabel()
    label.text = "one two three"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 64),
    ])
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 64, height: 32))
    label.text = "one"
    window.layoutIfNeeded()
    #expect(label.frame.height == 16)
  }
}
