import CellCanvas
import FieldKit
import Foundation
import Testing

/// What views draw in their `draw(_:)`, as far as a terminal has it.
@MainActor @Suite struct SketchTests {
  private final class Underlined: UITextField {
    var isDrawn = true
    var calls = 0
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      calls += 1
      guard isDrawn else { return }
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 16))
      path.addLine(to: CGPoint(x: 40, y: 16))
      UIColor.red.setStroke()
      path.stroke()
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))

  private func underlined(_ canvas: Canvas) -> [Int] {
    (0..<10).filter { canvas[$0, 0].style.attributes.contains(.underline) }
  }

  @Test func aLineIsDrawnWithEachFrameUntilTheViewIsDrawnAnew() {
    let field = Underlined(frame: CGRect(x: 8, y: 0, width: 64, height: 16))
    field.text = "abc"
    window.addSubview(field)
    #expect(underlined(window.drawn()) == [1, 2, 3, 4, 5])
    let calls = field.calls
    let again = window.drawn()
    #expect(underlined(again) == [1, 2, 3, 4, 5] && field.calls == calls)
    #expect(again.text(ofRow: 0).hasPrefix(" abc"))
    field.isDrawn = false
    field.setNeedsDisplay()
    #expect(underlined(window.drawn()).isEmpty)
  }

  #if os(Linux)
    private final class Painted: UIView {
      var body: (CGContext) -> Void = { _ in }
      override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { body(context) }
      }
    }

    private func drawn(_ body: @escaping (CGContext) -> Void) -> Canvas {
      let view = Painted(frame: window.bounds)
      view.body = body
      for old in window.subviews { old.removeFromSuperview() }
      window.addSubview(view)
      return window.drawn()
    }

    @Test func nobodyDrawsOutsideOfAView() {
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIColor.red.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 80, height: 16))
      #expect(drawn { _ in }[0, 0].style.background == nil)
    }

    @Test func aRectangleIsFilledBehindTheLetters() {
      let canvas = drawn { context in
        context.setFillColor(UIColor.green.cgColor)
        context.fill(CGRect(x: 16, y: 0, width: 16, height: 16))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 48, y: 0, width: 8, height: 16))
      }
      let backgrounds = (0..<8).map { canvas[$0, 0].style.background }
      let (green, blue) = (UIColor.green.cellColor, UIColor.blue.cellColor)
      #expect(backgrounds == [nil, nil, green, green, nil, nil, blue, nil])
    }

    @Test func pathsAreMovedAndStatesAreTakenUpAgain() {
      let canvas = drawn { context in
        context.saveGState()
        context.translateBy(x: 16, y: 16)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 24, y: 0))
        #expect(context.path?.currentPoint == CGPoint(x: 40, y: 16))
        context.setStrokeColor(UIColor.red.cgColor)
        context.strokePath()
        #expect(context.path == nil)
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm == .identity)
        // What lies across isn't drawn.
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 80, y: 32))
        context.strokePath()
      }
      #expect(underlined(canvas) == [2, 3, 4] && canvas.text(ofRow: 1) == "")
    }
  #endif
}
