import FieldKit
import Foundation
import Testing

/// Subclasses of views hear of what they override.
@MainActor @Suite struct OverridingTests {
  private final class Hearing: UIView {
    var heard: [String] = []
    var boundsSeen: [CGRect] = []
    var framesSeen: [CGRect] = []
    override var bounds: CGRect {
      didSet {
        heard.append("bounds \(Int(oldValue.width)) to \(Int(bounds.width))")
        boundsSeen.append(bounds)
        framesSeen.append(frame)
      }
    }
    override var transform: CGAffineTransform { didSet { heard.append("transform") } }
    override var mask: UIView? { didSet { heard.append("mask") } }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { heard.append("style") } }
    override func sizeToFit() {
      heard.append("fit")
      super.sizeToFit()
    }
    override func bringSubviewToFront(_ view: UIView) {
      heard.append("front")
      super.bringSubviewToFront(view)
    }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      heard.append("convert")
      return super.convert(point, to: view)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 160))

  @Test func constraintsSetTheBoundsOfAViewOnce() {
    let view = Hearing()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 16),
      width, view.heightAnchor.constraint(equalToConstant: 32),
    ])
    window.layoutIfNeeded()
    #expect(view.heard == ["bounds 0 to 40"])
    #expect(view.framesSeen == [CGRect(x: 8, y: 16, width: 40, height: 32)])
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.heard.count == 1)
    width.constant = 80
    window.layoutIfNeeded()
    #expect(view.heard == ["bounds 0 to 40", "bounds 40 to 80"])
    #expect(view.frame == CGRect(x: 8, y: 16, width: 80, height: 32))
  }

  @Test func aMoveByConstraintsLeavesTheBounds() {
    let view = Hearing()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 16),
    ])
    window.layoutIfNeeded()
    view.heard = []
    top.constant = 48
    window.layoutIfNeeded()
    #expect(view.heard.isEmpty && view.frame.minY == 48)
  }

  @Test func whatProgramsCallReachesTheSubclass() {
    let view: UIView = Hearing()
    let inner = UIView()
    view.addSubview(inner)
    view.transform = CGAffineTransform(translationX: 8, y: 0)
    view.mask = UIView()
    view.overrideUserInterfaceStyle = .dark
    view.sizeToFit()
    view.bringSubviewToFront(inner)
    #expect(view.viewWithTag(7) === view)
    _ = view.convert(CGPoint.zero, to: nil)
    #expect((view as? Hearing)?.heard == ["transform", "mask", "style", "fit", "front", "convert"])
  }
}
