import FieldKit
import Foundation
import Testing

/// Foundation compares the attributes of neighbouring runs; on Linux it stops the process over objects that it takes
/// for none.
@MainActor @Suite struct AttributeValueTests {
  @Test(arguments: 0..<20)
  func neighboursWithSeveralAttributes(round: Int) {
    let text = NSMutableAttributedString(string: "one two")
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    text.setAttributes(
      [
        .foregroundColor: UIColor(white: 0, alpha: 1), .font: UIFont.systemFont(ofSize: 1),
        .paragraphStyle: NSParagraphStyle(),
      ], range: NSRange(location: 0, length: 3))
    text.setAttributes(
      [
        .foregroundColor: UIColor(white: 0, alpha: 1), .font: UIFont.systemFont(ofSize: 2),
        .paragraphStyle: centered,
      ], range: NSRange(location: 3, length: 4))
    var range = NSRange()
    #expect(text.attribute(.font, at: 0, effectiveRange: &range) as? UIFont == .systemFont(ofSize: 1))
    #expect(range == NSRange(location: 0, length: 3))
  }

  @Test func bothKindsOfAttributedStringConvert() {
    let text = NSMutableAttributedString(string: "one ", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "👍", attributes: [.font: UIFont.boldSystemFont(ofSize: 3)]))
    let swift = AttributedString(text)
    #expect(String(swift.characters) == "one 👍")
    let back = NSAttributedString(swift)
    #expect(back.string == "one 👍")
    #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(back.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 3))
    #expect(AttributedString(back) == swift)
  }
}
