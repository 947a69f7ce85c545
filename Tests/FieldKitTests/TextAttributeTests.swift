import CellCanvas
import FieldKit
import Foundation
import Testing

@Suite struct TextAttributeTests {
  /// An attribute, and how it is drawn.
  @Test(
    arguments: [
      (.underlineStyle, NSUnderlineStyle.single.rawValue, .underline), (.underlineStyle, 0, []),
      (.underlineStyle, NSUnderlineStyle.patternDash, .underline),
      (.underlineStyle, NSNumber(value: 2), .underline),
      (.strikethroughStyle, 1, .strikethrough), (.obliqueness, 0.2, .italic), (.obliqueness, 0, []),
      (.strokeWidth, -3.0, .bold), (.strokeWidth, 3, []), (.link, "https://example.org", .underline),
      (.kern, 4, []),
    ] as [(NSAttributedString.Key, any Sendable, CellStyle.Attributes)])
  func drawn(key: NSAttributedString.Key, value: any Sendable, attributes: CellStyle.Attributes) {
    #expect(CellStyle.plain.applying([key: value]).attributes == attributes)
  }

  @Test func linksHaveTheirColour() {
    #expect(CellStyle.plain.applying([.link: "x"]).foreground == UIColor.link.cellColor)
    #expect(
      CellStyle.plain.applying([.link: "x", .foregroundColor: UIColor.red]).foreground
        == UIColor.red.cellColor)
  }

  @Test func textsCanBeMadeOfNothing() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]))
    text.append(NSAttributedString(string: "b"))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    #expect(text.string == "ab")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
    #expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
  }

  /// A text, the width of its room, and the columns and rows that it takes.
  @Test(
    arguments: [
      ("", nil, 0, 1), ("abc", nil, 3, 1), ("日本", nil, 4, 1), ("ab\nc", nil, 2, 2), ("a\n", nil, 1, 2),
      ("ab cd", 24, 2, 2), ("ab cd", 40, 5, 1), ("abcdef", 24, 3, 2), ("a bcdef", 24, 3, 3),
      (" ab", 16, 2, 2),
      ("ab", 0.5, 1, 2),
    ] as [(String, CGFloat?, Int, Int)])
  func measured(text: String, width: CGFloat?, columns: Int, rows: Int) {
    let expected = CGSize(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16)
    let room = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    #expect(
      (text as NSString).boundingRect(with: room, options: options, attributes: font, context: nil).size
        == expected)
    #expect(text.boundingRect(with: room, options: options, attributes: font, context: nil).size == expected)
    let attributed = NSAttributedString(string: text, attributes: font)
    #expect(attributed.boundingRect(with: room, options: options, context: nil).size == expected)
    guard width == nil else { return }
    #expect((text as NSString).size(withAttributes: font) == expected)
    #expect(text.size(withAttributes: font) == expected)
    #expect(attributed.size() == expected)
  }

  @Test func paragraphStylesAreEqualByValue() throws {
    let style = NSMutableParagraphStyle()
    #expect(style == NSParagraphStyle.default)
    style.alignment = .center
    style.lineSpacing = 3
    #expect(style != NSParagraphStyle.default)
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    #expect(fixed == style && !(fixed is NSMutableParagraphStyle))
    let copy = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    copy.setParagraphStyle(style)
    #expect(copy.alignment == .center && copy.lineSpacing == 3)
    copy.tabStops = nil
    copy.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    copy.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(copy.tabStops.map(\.location) == [10, 20])
    #expect(style.tabStops.count == 12)
  }
}
