import CellCanvas
import FieldKit
import Foundation
import Testing

/// What is seen of views and layers.
@MainActor @Suite struct SurfaceDrawingTests {
  private let window = UIWindow(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 8, rows: 4)))

  /// A view that writes its text.
  private final class Writing: UIView {
    var text = ""
    var draws = 0
    override func draw(in canvas: inout Canvas) { canvas.draw(text, at: .zero) }
    override func draw(_ rect: CGRect) { draws += 1 }
  }

  private func writing(_ text: String, _ column: Int, _ row: Int, columns: Int = 4, rows: Int = 1) -> Writing
  {
    let view = Writing(
      frame: CellMetrics.rect(CellRect(column: column, row: row, columns: columns, rows: rows)))
    view.text = text
    window.addSubview(view)
    return view
  }

  private func drawn() -> Canvas {
    var canvas = Canvas(size: CellSize(columns: 8, rows: 4))
    window.drawHierarchy(in: &canvas)
    #expect(canvas.brokenInvariant == nil)
    return canvas
  }

  @Test func whatReachesOverTheEdgesIsCutOnlyWhereAsked() {
    let view = writing("", 2, 1, columns: 2)
    let inner = Writing(frame: CGRect(x: 0, y: -16, width: 48, height: 16))
    inner.text = "title"
    view.addSubview(inner)
    #expect(drawn().lines == ["  title", "", "", ""])
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds && drawn().lines == ["", "", "", ""])
  }

  @Test func drawRectIsCalledOnlyForWhatChanged() {
    let view = writing("a", 0, 0)
    _ = drawn()
    _ = drawn()
    #expect(view.draws == 1)
    view.setNeedsLayout()
    _ = drawn()
    #expect(view.draws == 1)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = drawn()
    #expect(view.draws == 2)
  }

  @Test func aTranslucentViewLetsSeeWhatIsBehind() {
    let red = CellColor(red: 255, green: 0, blue: 0)
    _ = writing("behind", 0, 0, columns: 6)
    let front = writing("f", 0, 0, columns: 3)
    front.backgroundColor = .red
    front.alpha = 0.5
    let canvas = drawn()
    #expect(canvas.lines[0] == "fehind")
    #expect(canvas[0, 0].style.background == CellColor(red: 127, green: 0, blue: 0))
    #expect(canvas[4, 0].style.background == nil)
    front.alpha = 1
    #expect(drawn()[0, 0].style.background == red && drawn().lines[0] == "f  ind")
    front.alpha = 0
    #expect(drawn().lines[0] == "behind")
    front.alpha = .nan
    #expect(drawn().lines[0] == "behind")
  }

  @Test func wideLettersStayWholeUnderATranslucentView() {
    _ = writing("世界世界", 0, 0, columns: 8)
    let front = writing("a漢", 1, 0, columns: 4)
    front.backgroundColor = .blue
    front.alpha = 0.3
    #expect(drawn().lines[0].contains("漢"))
  }

  @Test func aViewsSurfaceIsItsLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor && view.layer === view.layer)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.frame = CGRect(x: 8, y: 0, width: 16, height: 16)
    #expect(view.alpha == 0.5 && view.isHidden && view.frame.width == 16)
    view.layer.borderColor = UIColor.green.cgColor
    #expect(view.layer.borderColor == UIColor.green.cgColor)
  }

  @Test func aThinLayerIsTheUnderlineOfItsRow() {
    let view = writing("ab", 1, 1, columns: 4)
    let line = CALayer()
    line.frame = CGRect(x: 0, y: 15, width: 32, height: 1)
    line.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(line)
    let canvas = drawn()
    #expect(canvas.lines[1] == " ab")
    let styles = (0..<6).map { canvas[$0, 1].style }
    #expect(styles.map { $0.attributes.contains(.underline) } == [false, true, true, true, true, false])
    // The letters keep their colour; beside them the line has its own.
    #expect(styles[1].foreground == nil && styles[3].foreground == CellColor(red: 255, green: 0, blue: 0))
    line.removeFromSuperlayer()
    #expect(!drawn()[1, 1].style.attributes.contains(.underline) && view.layer.sublayers == nil)
  }

  @Test func aThinViewIsALineToo() {
    let line = UIView(frame: CGRect(x: 8, y: 31.5, width: 16, height: 0.5))
    line.backgroundColor = .red
    window.addSubview(line)
    #expect(drawn()[1, 1].style.attributes == .underline && drawn()[3, 1].style.attributes == [])
    line.frame = CGRect(x: 8, y: 0, width: 16, height: 1)
    #expect(drawn().lines[0] == " ▔▔")
    line.frame = CGRect(x: 17, y: 16, width: 1, height: 32)
    #expect(drawn().lines == ["", "  │", "  │", ""])
  }

  @Test func layersInALayerAreBehindTheContent() {
    let view = writing("ab", 0, 0, columns: 4, rows: 2)
    let (area, inner) = (CALayer(), CALayer())
    area.frame = CGRect(x: 8, y: 0, width: 16, height: 32)
    area.backgroundColor = UIColor.red.cgColor
    inner.frame = CGRect(x: 8, y: 16, width: 8, height: 16)
    inner.backgroundColor = UIColor.blue.cgColor
    area.addSublayer(inner)
    view.layer.addSublayer(area)
    let canvas = drawn()
    let (red, blue) = (CellColor(red: 255, green: 0, blue: 0), CellColor(red: 0, green: 0, blue: 255))
    #expect(canvas.lines[0] == "ab")
    #expect((0..<4).map { canvas[$0, 0].style.background } == [nil, red, red, nil])
    #expect((0..<4).map { canvas[$0, 1].style.background } == [nil, red, blue, nil])
  }

  @Test func layersKnowTheirOrder() {
    let layer = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(a)
    layer.insertSublayer(b, at: 0)
    layer.insertSublayer(c, above: b)
    #expect(layer.sublayers == [b, c, a] && c.superlayer === layer)
    layer.insertSublayer(a, below: b)
    #expect(layer.sublayers == [a, b, c])
    layer.replaceSublayer(b, with: CALayer())
    #expect(b.superlayer == nil && layer.sublayers?.count == 3)
    // Not into itself.
    a.addSublayer(layer)
    #expect(a.sublayers == nil && layer.superlayer == nil)
  }

  @Test func anAnchorIsWhatAPositionIsAbout() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 50) && layer.frame.origin == CGPoint(x: 50, y: 50))
    layer.bounds.size.width = 100
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 100, height: 10))
  }

  @Test func aMaskSaysWhatIsSeen() {
    let view = writing("abcd", 1, 1)
    view.mask = UIView(frame: CGRect(x: 8, y: 0, width: 16, height: 16))
    #expect(drawn().lines[1] == "  bc")
    view.transform = CGAffineTransform(translationX: 8, y: 16)
    #expect(drawn().lines == ["", "", "   bc", ""])
  }
}
