import FieldKit
import FieldTesting
import Foundation
import Testing

/// Tab, Space, Return and clicks on controls that have a value, as a terminal sends them.
@MainActor @Suite struct ValueControlKeysTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let lamp = UISwitch(frame: CGRect(x: 0, y: 16, width: 0, height: 0))
    let kinds = UISegmentedControl(items: ["A", "B", "C"])
    override func viewDidLoad() {
      kinds.frame.origin = CGPoint(x: 0, y: 32)
      kinds.selectedSegmentIndex = 0
      for part in [field, lamp, kinds] as [UIView] { view.addSubview(part) }
    }
  }

  @Test func keysReachEachControl() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 4, rootViewController: screen)
    driver.send("a b\t")
    #expect(screen.lamp.isFirstResponder && driver.screen.cursor ?? (9, 9) == (0, 1))
    driver.send(" ")
    #expect(screen.lamp.isOn && driver.screen.lines[1] == "[━━●]")
    driver.send("\r")
    #expect(!screen.lamp.isOn && driver.outcome == nil)
    driver.send("\t ")
    #expect(screen.kinds.selectedSegmentIndex == 1 && driver.screen.cursor ?? (9, 9) == (4, 2))
    driver.send("\tc")
    #expect(screen.field.text == "a bc")
  }

  @Test func clicksReachEachControl() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 4, rootViewController: screen)
    driver.click(column: 2, row: 1)
    #expect(screen.lamp.isOn && screen.lamp.isFirstResponder)
    driver.click(column: 9, row: 2)
    #expect(screen.kinds.selectedSegmentIndex == 2 && screen.kinds.isFirstResponder)
    // After a click, keys still choose the next one.
    driver.send(" ")
    #expect(screen.kinds.selectedSegmentIndex == 0)
  }
}
