import FieldKit
import FieldTesting
import Foundation
import Testing

/// Keys and clicks on pickers, and arrows on controls that have a value, as a terminal sends them.
@MainActor @Suite struct PickerKeysTests {
  private final class Screen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
    let day = UIDatePicker(frame: CGRect(x: 0, y: 48, width: 160, height: 16))
    let slider = UISlider(frame: CGRect(x: 0, y: 64, width: 160, height: 16))
    let kinds = UISegmentedControl(items: ["A", "B", "C"])
    let rows = [["Apple", "Pear", "Plum"], ["red", "green"]]
    var told: [[Int]] = []
    var changes = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append([row, component])
    }

    override func viewDidLoad() {
      (picker.dataSource, picker.delegate) = (self, self)
      (day.locale, day.timeZone) = (Locale(identifier: "en_US"), TimeZone(secondsFromGMT: 0))
      day.datePickerMode = .date
      day.date = Date(timeIntervalSince1970: 0)
      day.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
      kinds.frame.origin = CGPoint(x: 0, y: 80)
      for part in [picker, day, slider, kinds] as [UIView] { view.addSubview(part) }
    }
  }

  @Test func arrowsTurnAPicker() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 6, rootViewController: screen)
    #expect(screen.picker.isFirstResponder && driver.screen.cursor ?? (9, 9) == (0, 1))
    #expect(Array(driver.screen.lines[0...2]) == ["", "Apple     red", "Pear      green"])
    driver.send("\u{1b}[B\u{1b}[B\u{1b}[B")
    #expect(Array(driver.screen.lines[0...2]) == ["Pear", "Plum      red", "          green"])
    // From the last row, Space goes on with the first.
    driver.send(" \u{1b}[C\u{1b}[B\u{1b}[A")
    #expect(screen.told == [[1, 0], [2, 0], [0, 0], [1, 1], [0, 1]])
    #expect(driver.screen.cursor ?? (9, 9) == (10, 1))
  }

  @Test func aClickChoosesTheRowThatItHits() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 6, rootViewController: screen)
    driver.click(column: 12, row: 2)
    #expect(screen.told == [[1, 1]] && screen.picker.isFirstResponder)
    // There is nothing below the last row.
    driver.click(column: 12, row: 2)
    driver.click(column: 0, row: 2)
    #expect(screen.told == [[1, 1], [1, 0]])
  }

  @Test func arrowsChangeADate() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 6, rootViewController: screen)
    driver.send("\t")
    #expect(screen.day.isFirstResponder && driver.screen.lines[3] == "Jan 1, 1970")
    driver.send("\u{1b}[A\u{1b}[C")
    #expect(driver.screen.lines[3] == "Feb 2, 1970" && screen.changes == 2)
    screen.day.minimumDate = Date(timeIntervalSince1970: 32 * 86_400)
    driver.send("\u{1b}[B")
    #expect(driver.screen.lines[3] == "Feb 2, 1970" && screen.changes == 2)
    screen.day.datePickerMode = .time
    screen.day.minuteInterval = 15
    driver.send("\u{1b}[A\u{1b}[C")
    #expect(driver.screen.lines[3].hasPrefix("1:15"))
    screen.day.datePickerMode = .countDownTimer
    driver.send(" \u{1b}[C")
    #expect(screen.day.countDownDuration == 4500 && driver.screen.lines[3] == "1:15")
  }

  @Test func arrowsChangeControlsWithAValue() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 6, rootViewController: screen)
    driver.send("\t\t\u{1b}[C\u{1b}[C\u{1b}[D")
    #expect(abs(screen.slider.value - 0.1) < 0.001)
    driver.send("\t\u{1b}[D")
    #expect(screen.kinds.selectedSegmentIndex == 2)
    driver.send("\u{1b}OC\u{1b}[C")
    #expect(screen.kinds.selectedSegmentIndex == 1 && driver.outcome == nil)
  }
}
