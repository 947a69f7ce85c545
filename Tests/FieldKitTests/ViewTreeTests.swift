import FieldKit
import Foundation
import Testing

/// How views come into others, and where their points are.
@MainActor @Suite struct ViewTreeTests {
  /// A view that notes what it is told.
  private final class Told: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    }
    required init?(coder: NSCoder) { nil }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow \(newWindow != nil)") }
    override func willMove(toSuperview newSuperview: UIView?) {
      note("willMoveToSuperview \(newSuperview != nil)")
    }
    override func didMoveToWindow() { note("didMoveToWindow \(window != nil)") }
    override func didMoveToSuperview() { note("didMoveToSuperview \(superview != nil)") }
    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
    private func note(_ event: String) { log.events.append("\(name) \(event)") }
  }
  private final class Log { var events: [String] = [] }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 160))

  @Test func aViewIsToldOfEachMoveInUIKitsOrder() {
    let log = Log()
    let outer = Told("outer", log)
    let inner = Told("inner", log)
    window.addSubview(outer)
    log.events = []
    outer.addSubview(inner)
    #expect(
      log.events == [
        "inner willMoveToWindow true", "inner willMoveToSuperview true", "inner didMoveToWindow true",
        "inner didMoveToSuperview true", "outer didAdd",
      ])
    log.events = []
    inner.removeFromSuperview()
    #expect(
      log.events == [
        "outer willRemove", "inner willMoveToWindow false", "inner willMoveToSuperview false",
        "inner didMoveToWindow false", "inner didMoveToSuperview false",
      ])
  }

  @Test func aViewThatChangesItsSuperviewStaysInTheWindow() {
    let log = Log()
    let (first, second, moved) = (UIView(), UIView(), Told("moved", log))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(moved)
    log.events = []
    second.addSubview(moved)
    #expect(log.events == ["moved willMoveToSuperview true", "moved didMoveToSuperview true"])
    #expect(first.subviews.isEmpty && second.subviews == [moved])
    // Adding it again only brings it to the front.
    second.addSubview(UIView())
    second.addSubview(moved)
    #expect(log.events.count == 2 && second.subviews.last === moved)
  }

  @Test func viewsChangeTheirOrder() {
    let view = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, at: 0)
    view.insertSubview(c, aboveSubview: b)
    view.insertSubview(d, belowSubview: a)
    #expect(view.subviews == [b, c, d, a])
    view.bringSubviewToFront(c)
    view.sendSubviewToBack(a)
    #expect(view.subviews == [a, b, d, c])
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    view.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(view.subviews == [c, b, d, a])
    d.tag = 7
    #expect(view.viewWithTag(7) === d && view.viewWithTag(8) == nil)
    // A view can't be put into itself.
    d.addSubview(view)
    #expect(view.superview == nil)
  }

  @Test func pointsAreConvertedBetweenViews() {
    let outer = UIView(frame: CGRect(x: 16, y: 16, width: 80, height: 80))
    let inner = UIView(frame: CGRect(x: 8, y: 32, width: 40, height: 16))
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 16))
    window.addSubview(outer)
    window.addSubview(other)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 25, y: 50))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: -75, y: 50))
    #expect(other.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -75, y: 50))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(
      outer.convert(CGRect(x: 24, y: 48, width: 1, height: 1), from: nil).origin == CGPoint(x: 8, y: 32))
    outer.bounds.origin.y = 32
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 24, y: 16))
    inner.transform = CGAffineTransform(translationX: 8, y: 0)
    #expect(inner.frame.minX == 16 && inner.center.x == 28)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 32, y: 16))
  }

  @Test func aHitIsTheForemostViewThatTakesClicks() {
    let (back, front) = (
      UIView(frame: window.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    )
    window.addSubview(back)
    window.addSubview(front)
    let point = CGPoint(x: 10, y: 10)
    #expect(window.hitTest(point, with: nil) === front)
    front.alpha = 0
    #expect(window.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(window.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(window.hitTest(point, with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
  }

  @Test func aViewThatSaysItIsLargerIsHitThere() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
      }
    }
    let view = Large(frame: CGRect(x: 32, y: 32, width: 8, height: 16))
    window.addSubview(view)
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
  }

  @Test(
    arguments: [
      // mask, frame after the superview grew from 100 × 100 to 200 × 150
      (UIView.AutoresizingMask(), CGRect(x: 20, y: 20, width: 60, height: 40)),
      (
        UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]),
        CGRect(x: 20, y: 20, width: 160, height: 90)
      ),
      (
        UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleTopMargin]),
        CGRect(x: 120, y: 70, width: 60, height: 40)
      ),
      (
        UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
        CGRect(x: 70, y: 20, width: 60, height: 40)
      ),
      (
        UIView.AutoresizingMask([.flexibleRightMargin, .flexibleWidth]),
        CGRect(x: 20, y: 20, width: 135, height: 40)
      ),
    ] as [(UIView.AutoresizingMask, CGRect)])
  func masksAreFollowed(mask: UIView.AutoresizingMask, expected: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame = CGRect(x: 5, y: 5, width: 200, height: 150)
    #expect(inner.frame == expected)
    outer.autoresizesSubviews = false
    outer.frame.size = .zero
    #expect(inner.frame == expected)
  }

  @Test func anotherSizeOfTheBoundsKeepsTheMiddle() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.size = CGSize(width: 40, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 40, height: 20))
    view.layer.position = CGPoint(x: 50, y: 50)
    #expect(view.center == CGPoint(x: 50, y: 50) && view.frame.minX == 30)
  }

  @Test func theTintIsInheritedUntilAViewHasItsOwn() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner) = (Tinted(), Tinted())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue && inner.explicitTintColor == nil)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && inner.explicitTintColor == .red && inner.changes == 1)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green && inner.changes == 2 && outer.changes == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .blue && inner.changes == 3)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor == .systemGray && inner.changes == 4)
  }

  @Test func aStyleIsOverriddenForAViewAndAllInIt() {
    final class Styled: UIView {
      var before: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        before.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let (outer, inner) = (UIView(), Styled())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.before == [.light])
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
