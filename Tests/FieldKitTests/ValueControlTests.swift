import CellCanvas
import FieldKit
import Foundation
import Testing

/// Controls that have a value: what a click and a key make of it, what they send, how they look.
@MainActor @Suite struct ValueControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func show(_ control: UIControl, columns: Int? = nil) {
    if let columns { control.frame = CGRect(x: 0, y: 0, width: CGFloat(columns) * 8, height: 16) }
    window.addSubview(control)
    for (name, event) in [
      ("up", UIControl.Event.touchUpInside), ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ] {
      control.addAction(UIAction { [log] _ in log.lines.append(name) }, for: event)
    }
  }

  private func click(_ column: Int, count: Int = 1) {
    let place = CGPoint(x: CGFloat(column) * 8 + 4, y: 8)
    window.hitTest(place, with: nil)?.click(at: place, count: count)
  }

  private var line: String { window.drawn().lines[0] }

  // MARK: Switches

  @Test func aSwitchTurnsOver() {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    show(control)
    #expect(control.frame.size == CGSize(width: 40, height: 16) && line == "[○──]")
    click(1)
    #expect(control.isOn && log.lines == ["up", "value", "primary"] && line == "[━━●]")
    control.offerPress()
    #expect(!control.isOn && log.lines.count == 6)
    control.setOn(true, animated: true)
    #expect(control.isOn && log.lines.count == 6)
    control.isEnabled = false
    click(1)
    control.offerPress()
    #expect(control.isOn && log.lines.count == 6 && !control.canBecomeFirstResponder)
  }

  @Test func aSwitchShowsItsColours() {
    let control = UISwitch()
    show(control)
    control.isOn = true
    control.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let canvas = window.drawn()
    #expect(canvas[1, 0].style.foreground == CellColor(red: 255, green: 0, blue: 0))
    #expect(canvas[0, 0].style.foreground == nil)
    control.isEnabled = false
    #expect(window.drawn()[1, 0].style.attributes.contains(.dim))
  }

  @Test func theCursorIsWhereTheKeyboardIs() {
    let control = UISwitch(frame: CGRect(x: 16, y: 0, width: 0, height: 0))
    show(control)
    #expect(window.drawn().cursor == nil)
    control.becomeFirstResponder()
    #expect(window.drawn().cursor == CellPoint(column: 2, row: 0))
  }

  // MARK: Segments

  @Test func segmentsAreChosen() {
    let control = UISegmentedControl(items: ["A", "Two", "C"])
    show(control)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.frame.size == CGSize(width: 17 * 8, height: 16))
    #expect(line == "  A  │ Two │  C")
    click(7)
    #expect(control.selectedSegmentIndex == 1 && log.lines == ["up", "value", "primary"])
    let canvas = window.drawn()
    #expect(canvas[6, 0].style.attributes.contains(.inverse))
    #expect(!canvas[4, 0].style.attributes.contains(.inverse))
    click(7)
    #expect(log.lines == ["up", "value", "primary", "up"])
    // A line between two segments is neither.
    click(5)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func keysChooseTheNextSegmentThatCanBeUsed() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    show(control)
    control.setEnabled(false, forSegmentAt: 1)
    click(1)
    control.offerPress()
    #expect(control.selectedSegmentIndex == 2)
    control.offerPress()
    #expect(control.selectedSegmentIndex == 0)
    click(5)
    #expect(control.selectedSegmentIndex == 0 && !control.isEnabledForSegment(at: 1))
  }

  @Test func whatIsChosenStaysChosen() {
    let control = UISegmentedControl(items: ["A", "B"])
    show(control)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "first", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "last" && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    control.offerPress()
    #expect(control.numberOfSegments == 0 && line == "" && log.lines == ["up"])
  }

  @Test func aMomentaryControlForgets() {
    let control = UISegmentedControl(items: ["A", "B"])
    show(control)
    control.isMomentary = true
    var chosen: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    click(5)
    click(5)
    #expect(chosen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aSegmentCallsItsAction() {
    var calls = 0
    let action = UIAction(title: "Do") { _ in calls += 1 }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 160, height: 16), actions: [UIAction(title: "No") { _ in }, action])
    show(control)
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 1)
    click(15)
    #expect(calls == 1 && log.lines == ["up", "value", "primary"])
  }

  @Test func widthsOfSegments() {
    let control = UISegmentedControl(items: ["A", "Long"])
    show(control, columns: 12)
    #expect(line == "  A   │Long")
    control.setWidth(24, forSegmentAt: 0)
    #expect(line == " A │  Long")
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 80)
    show(control, columns: 3)
    #expect(line == " A")
  }

  @Test func anIndexThatIsNoneWarns() {
    let control = UISegmentedControl(items: ["A"])
    control.selectedSegmentIndex = 0
    let warnings = RuntimeWarning.issued { control.selectedSegmentIndex = 1 }
    #expect(warnings.count == 1 && control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 7) == nil && control.widthForSegment(at: -2) == 0)
  }

  // MARK: Numbers

  @Test func aStepperSteps() {
    let control = UIStepper()
    show(control)
    #expect(line == "[−│+]" && control.maximumValue == 100)
    click(1)
    #expect(control.value == 0 && log.lines == ["up"])
    click(3)
    #expect(control.value == 1 && log.lines == ["up", "up", "value", "primary"])
    control.stepValue = 5
    control.offerPress()
    #expect(control.value == 6)
    click(1)
    #expect(control.value == 1)
    control.wraps = true
    click(1)
    #expect(control.value == 100)
    click(3)
    #expect(control.value == 0)
    control.value = 1000
    #expect(control.value == 100)
    control.minimumValue = 200
    #expect(control.value == 200 && control.maximumValue == 200)
  }

  @Test func aSliderGoesWhereItIsClicked() {
    let control = UISlider()
    show(control, columns: 11)
    #expect(line == "●──────────")
    click(5)
    #expect(control.value == 0.5 && line == "━━━━━●─────" && log.lines == ["up", "value", "primary"])
    click(5)
    #expect(log.lines == ["up", "value", "primary", "up"])
    control.offerPress()
    #expect(abs(control.value - 0.6) < 0.001)
    control.value = 7
    #expect(control.value == 1 && line == "━━━━━━━━━━●")
    control.offerPress()
    #expect(control.value == 0)
    control.maximumValue = .infinity
    control.value = .nan
    #expect(line == "●──────────")
    control.maximumValue = -1
    #expect(control.value == -1 && control.minimumValue == -1 && line == "●──────────")
  }

  @Test func pagesAreTurned() {
    let control = UIPageControl()
    control.numberOfPages = 3
    show(control, columns: 5)
    #expect(line == "● ○ ○" && control.intrinsicContentSize.width == 40)
    click(4)
    #expect(control.currentPage == 1 && line == "○ ● ○" && log.lines == ["up", "value", "primary"])
    click(0)
    click(0)
    #expect(control.currentPage == 0 && log.lines.filter { $0 == "value" }.count == 2)
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.offerPress()
    #expect(control.currentPage == 0)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(line == "" && !control.canBecomeFirstResponder)
    control.numberOfPages = .max
    #expect(line.hasPrefix("●"))
  }
}
