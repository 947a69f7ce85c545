import CellCanvas
import FieldKit
import Foundation
import Testing

/// Presses of controls, and how buttons look.
@MainActor @Suite struct ButtonTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 48))

  private func watch(_ control: UIControl, _ log: Log) {
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("repeat", .touchDownRepeat), ("upInside", .touchUpInside),
      ("upOutside", .touchUpOutside), ("cancel", .touchCancel), ("primary", .primaryActionTriggered),
    ] {
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
  }

  private final class Log { var lines: [String] = [] }

  private func button(_ title: String?) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    window.addSubview(button)
    return button
  }

  @Test func aClickSendsDownUpAndPrimary() {
    let (button, log) = (button("Save"), Log())
    watch(button, log)
    button.click(at: CGPoint(x: 8, y: 8), count: 1)
    #expect(log.lines == ["down", "upInside", "primary"])
    #expect(!button.isHighlighted && !button.isTracking)
    log.lines = []
    button.click(at: CGPoint(x: 8, y: 8), count: 2)
    #expect(log.lines == ["down", "repeat", "upInside", "primary"])
  }

  @Test func aPressOutsideIsNone() {
    let (button, log) = (button("Save"), Log())
    watch(button, log)
    button.click(at: CGPoint(x: 120, y: 8), count: 1)
    #expect(log.lines == ["down", "upOutside"])
  }

  @Test func aKeyIsAPress() {
    let (button, log) = (button("Save"), Log())
    watch(button, log)
    button.offerPress()
    #expect(log.lines == ["down", "upInside", "primary"])
  }

  @Test func whatIsDisabledHearsNothing() {
    let (button, log) = (button("Save"), Log())
    watch(button, log)
    button.isEnabled = false
    button.click(at: CGPoint(x: 8, y: 8), count: 1)
    button.offerPress()
    #expect(log.lines == [] && !button.canBecomeFirstResponder)
  }

  @Test func aSubclassCanRefuseATouch() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let (control, log) = (Refusing(frame: CGRect(x: 0, y: 0, width: 80, height: 16)), Log())
    window.addSubview(control)
    watch(control, log)
    control.click(at: CGPoint(x: 8, y: 8), count: 1)
    #expect(log.lines == [])
  }

  @Test func titlesByState() {
    let button = button("on")
    button.setTitle("off", for: .disabled)
    button.setTitle("yes", for: .selected)
    #expect(button.currentTitle == "on" && button.title(for: .highlighted) == "on")
    button.isSelected = true
    #expect(button.currentTitle == "yes" && button.titleLabel?.text == "yes")
    button.isEnabled = false
    #expect(button.currentTitle == "off")
  }

  @Test func looks() {
    let button = button("Save")
    #expect(window.drawn().text(ofRow: 0) == "   Save")
    #expect(window.drawn()[3, 0].style.foreground == UIColor.systemBlue.cellColor)
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 16))
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    #expect(window.drawn().text(ofRow: 0).hasSuffix(" Save"))
    #expect(button.intrinsicContentSize.width == 48)
    button.setImage(nil, for: .normal)
    button.contentHorizontalAlignment = .left
    button.setTitleColor(.red, for: .normal)
    #expect(window.drawn().text(ofRow: 0) == "Save")
    #expect(window.drawn()[0, 0].style.foreground == UIColor.red.cellColor)
    button.becomeFirstResponder()
    #expect(window.drawn().cursor == CellPoint(column: 0, row: 0))
  }

  @Test func aConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration, primaryAction: nil)
    button.frame = CGRect(x: 0, y: 0, width: 32, height: 16)
    window.addSubview(button)
    #expect(button.intrinsicContentSize.width == 32)
    #expect(window.drawn().text(ofRow: 0) == " Go")
    #expect(window.drawn()[0, 0].style.background == UIColor.systemBlue.cellColor)
  }

  @Test func aShapeThatIsALineIsDrawn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 16))
    path.addLine(to: CGPoint(x: 80, y: 16))
    shape.path = path.cgPath
    shape.strokeColor = UIColor.red.cgColor
    view.layer.addSublayer(shape)
    window.addSubview(view)
    #expect((0..<10).allSatisfy { window.drawn()[$0, 0].style.attributes.contains(.underline) })
    #expect(!window.drawn()[11, 0].style.attributes.contains(.underline))
  }

  @Test func anIndicatorIsSeenWhileItGoes() {
    let indicator = UIActivityIndicatorView(style: .medium)
    window.addSubview(indicator)
    #expect(window.drawn().text(ofRow: 0) == "")
    indicator.startAnimating()
    #expect(window.drawn().text(ofRow: 0) == "◌")
    indicator.stopAnimating()
    #expect(window.drawn().text(ofRow: 0) == "")
  }

  @Test func aSelectedButtonHasItsTitleOnTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("on", for: .normal)
    #expect(button.titleLabel?.backgroundColor == nil)
    button.isSelected = true
    #expect(button.titleLabel?.backgroundColor == button.tintColor)
    #expect(button.titleLabel?.textColor == .systemBackground)
    button.isSelected = false
    #expect(button.titleLabel?.backgroundColor == nil && button.titleLabel?.textColor == button.tintColor)
    // One that says it in another way, and one that has no look of its own, stay as they are.
    button.setTitle("off", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.backgroundColor == nil && button.titleLabel?.text == "off")
    let custom = UIButton(type: .custom)
    custom.setTitle("on", for: .normal)
    custom.isSelected = true
    #expect(custom.titleLabel?.backgroundColor == nil)
  }

  @Test func aPictureStandsWhereTheConfigurationSays() {
    var look = UIButton.Configuration.plain()
    look.title = "abc"
    look.image = UIImage(systemName: "xmark")
    let button = UIButton(configuration: look)
    func places(_ edge: NSDirectionalRectEdge, height: CGFloat = 16) -> (title: CGPoint?, image: CGPoint?) {
      button.configuration?.imagePlacement = edge
      button.frame = CGRect(x: 0, y: 0, width: 40, height: height)
      button.layoutIfNeeded()
      return (button.titleLabel?.frame.origin, button.imageView?.frame.origin)
    }
    #expect(places(.leading) == (CGPoint(x: 16, y: 0), CGPoint(x: 0, y: 0)))
    #expect(places(.trailing) == (CGPoint(x: 0, y: 0), CGPoint(x: 32, y: 0)))
    #expect(places(.top, height: 32) == (CGPoint(x: 8, y: 16), CGPoint(x: 16, y: 0)))
    #expect(places(.bottom, height: 32) == (CGPoint(x: 8, y: 0), CGPoint(x: 16, y: 16)))
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 32))
  }

  @Test func symbolsLooksAreKeptByState() {
    let (button, look) = (UIButton(), UIImage.SymbolConfiguration(textStyle: .body))
    button.setPreferredSymbolConfiguration(look, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) === look)
    #expect(button.currentPreferredSymbolConfiguration === look)
  }
}
