import FieldKit
import Foundation
import Testing

/// What visual formats say.
@MainActor @Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
  private let a = UIView()
  private let b = UIView()

  private func apply(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for view in [a, b] where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
    }
    root.layoutIfNeeded()
  }

  @Test func edgesSizesAndDistances() {
    apply("H:|-[a(80)]-[b]-|", "V:|[a(16)]-32-[b(==a)]")
    #expect(a.frame == CGRect(x: 16, y: 0, width: 80, height: 16))
    #expect(b.frame == CGRect(x: 104, y: 48, width: 200, height: 16))
  }

  @Test func metricsPrioritiesAndBounds() {
    apply(
      "|-left-[a(wide@500,<=most)]-(>=0)-[b(24)]|",
      metrics: ["left": 8, "wide": 200, "most": NSNumber(value: 100)])
    #expect(a.frame.minX == 8 && a.frame.width == 100)
    #expect(b.frame.minX == 296 && b.frame.width == 24)
  }

  @Test func alignmentOptions() {
    apply("H:|[a(40)][b(40)]", "V:|-48-[a(32)]", options: [])
    apply("H:[a]-0-[b]", options: [.alignAllTop, .alignAllBottom])
    #expect(b.frame == CGRect(x: 40, y: 48, width: 40, height: 32))
  }

  @Test func rightToLeft() {
    apply("H:|-8-[a(40)]-16-[b(40)]", options: .directionRightToLeft)
    #expect(a.frame.minX == 272 && b.frame.minX == 216)
  }

  @Test(arguments: [
    "", "H:", "[a", "[]", "[a]-", "-[a]", "[a]-8[b]", "[a(]", "[a(8]", "[c]", "[a(==c)]", "|[a]|[b]",
    "[a]--8-[b]x",
    "[a(8@)]", "[a(👨‍👩‍👧)]",
  ])
  func whatCantBeReadWarns(format: String) {
    var found: [NSLayoutConstraint] = []
    let warnings = RuntimeWarning.issued {
      found = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": a, "b": b])
    }
    #expect(found.isEmpty && warnings.count == 1)
  }
}
