import CellCanvas
import FieldKit
import Foundation
import Testing

/// Layers of the system's classes, as a view's own and in others; paths.
@MainActor @Suite struct LayerKindTests {
  private final class Shape: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
  private final class Fade: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
  private final class Words: UIView { override class var layerClass: AnyClass { CATextLayer.self } }

  /// A layer that hears of what it overrides.
  private final class Hearing: CALayer {
    var heard: [String] = []
    override var frame: CGRect { didSet { heard.append("frame") } }
    override var bounds: CGRect { didSet { heard.append("bounds") } }
    override func addSublayer(_ layer: CALayer) {
      heard.append("add")
      super.addSublayer(layer)
    }
    override func add(_ anim: CAAnimation, forKey key: String?) {
      heard.append("animate")
      super.add(anim, forKey: key)
    }
    override func layoutSublayers() { heard.append("layout") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))

  @Test func aViewHasTheLayerThatItsClassAsksFor() {
    #expect(Shape().layer is CAShapeLayer && Fade().layer is CAGradientLayer && Words().layer is CATextLayer)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test func aViewsOwnShapeIsDrawnAsALine() throws {
    let view = Shape(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let shape = try #require(view.layer as? CAShapeLayer)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 16, y: 16))
    path.addLine(to: CGPoint(x: 48, y: 16))
    shape.path = path.cgPath
    shape.strokeColor = UIColor.red.cgColor
    window.addSubview(view)
    let canvas = window.drawn()
    let underlined = (0..<10).filter { canvas[$0, 0].style.attributes.contains(.underline) }
    #expect(underlined == [2, 3, 4, 5])
  }

  @Test func aTextLayerIsDrawnAsText() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 8, y: 16, width: 64, height: 16)
    layer.string = NSAttributedString(string: "abc\ndef")
    layer.foregroundColor = UIColor.red.cgColor
    layer.alignmentMode = .right
    window.layer.addSublayer(layer)
    let canvas = window.drawn()
    #expect(canvas.text(ofRow: 1) == "      abc")
    #expect(canvas[6, 1].style.foreground == UIColor.red.cellColor)
    layer.string = "a text that is too long"
    let cut = window.drawn()
    #expect(cut.text(ofRow: 1) == " a text t")
    layer.truncationMode = .middle
    #expect(window.drawn().text(ofRow: 1) == " a te…ong")
  }

  @Test func aTextLayerWrapsAndCutsEachLine() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 48, height: 32)
    layer.string = "one two three"
    window.layer.addSublayer(layer)
    #expect(window.drawn().text(ofRow: 0) == "one tw" && window.drawn().text(ofRow: 1) == "")
    layer.isWrapped = true
    layer.truncationMode = .end
    let canvas = window.drawn()
    #expect(canvas.text(ofRow: 0) == "one" && canvas.text(ofRow: 1) == "two t…")
    layer.isWrapped = false
    layer.string = "12345678\nb"
    #expect(window.drawn().text(ofRow: 0) == "12345…" && window.drawn().text(ofRow: 1) == "b")
    let words = NSMutableAttributedString(string: "ab")
    words.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    layer.string = words
    let colored = window.drawn()
    #expect(colored[0, 0].style.foreground == UIColor.white.cellColor)
    #expect(colored[1, 0].style.foreground == UIColor.green.cellColor)
    layer.string = 12
    #expect(window.drawn().text(ofRow: 0) == "")
  }

  @Test func aLayersSubclassHearsOfWhatIsDoneWithIt() {
    let layer = Hearing()
    let plain: CALayer = layer
    plain.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    plain.bounds = CGRect(x: 0, y: 0, width: 32, height: 16)
    plain.addSublayer(CALayer())
    plain.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    plain.setNeedsLayout()
    plain.layoutIfNeeded()
    #expect(layer.heard == ["frame", "bounds", "add", "animate", "layout"])
    #expect(plain.animation(forKey: "fade") != nil && plain.frame.width == 32)
  }

  @Test func curvesAndArcsEndWhereTheyAreSaidTo() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 30))
    #expect(path.currentPoint == CGPoint(x: 30, y: 0))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 20))
    let circle = CGMutablePath()
    circle.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    let box = circle.boundingBox
    #expect(abs(box.minX - 40) < 0.001 && abs(box.maxY - 60) < 0.001 && abs(box.width - 20) < 0.001)
    let quarter = CGMutablePath()
    quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(quarter.currentPoint.x) < 0.001 && abs(quarter.currentPoint.y - 10) < 0.001)
    #expect(quarter.boundingBox.minX > -0.001)
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(rest.currentPoint.y - 10) < 0.001 && rest.boundingBox.minX < -9.999)
  }

  #if os(Linux)
    @MainActor private final class Counter: NSObject {
      var frames = 0
      func step(_ link: CADisplayLink) {
        frames += 1
        if frames == 3 { link.invalidate() }
      }
    }

    @Test func aDisplayLinkCallsUntilItIsInvalidated() async throws {
      let counter = Counter()
      CADisplayLink(target: counter, selector: Selector(Counter.step(_:))).add(to: .main, forMode: .common)
      for _ in 0..<100 where counter.frames < 3 { try await Task.sleep(for: .milliseconds(20)) }
      #expect(counter.frames == 3)
      try await Task.sleep(for: .milliseconds(100))
      #expect(counter.frames == 3)
    }

    @Test func aDisplayLinkThatIsPausedOrTakenOutCallsNobody() async throws {
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Selector(Counter.step(_:)))
      link.isPaused = true
      link.add(to: .main, forMode: .common)
      try await Task.sleep(for: .milliseconds(80))
      #expect(counter.frames == 0)
      link.remove(from: .main, forMode: .common)
      link.isPaused = false
      try await Task.sleep(for: .milliseconds(80))
      #expect(counter.frames == 0)
      #expect(link.targetTimestamp - link.timestamp == link.duration)
      link.preferredFramesPerSecond = 10
      #expect(abs(link.targetTimestamp - link.timestamp - 0.1) < 0.001)
    }
  #endif
}
