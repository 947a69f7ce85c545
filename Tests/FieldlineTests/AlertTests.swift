import FieldKit
import FieldTesting
import Foundation
import Testing

/// Alerts as they are drawn and used in a terminal.
@MainActor @Suite struct AlertTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 16))
    var pressed: [String] = []
    override func viewDidLoad() {
      field.text = "behind"
      view.addSubview(field)
    }

    func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
      UIAlertController(title: "Name", message: "What are you called?", preferredStyle: style)
    }

    func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
      UIAlertAction(title: title, style: style) { [weak self] in self?.pressed.append($0.title ?? "") }
    }
  }

  private func driver(_ screen: Screen) -> TerminalDriver {
    TerminalDriver(columns: 40, rows: 12, rootViewController: screen)
  }

  @Test func anAlertIsDrawnOverTheScreen() {
    let screen = Screen()
    let driver = driver(screen)
    let alert = screen.alert()
    alert.addAction(screen.action("Cancel", .cancel))
    alert.addAction(screen.action("OK"))
    screen.present(alert, animated: true)
    let lines = driver.screen.lines
    #expect(lines[0] == "behind")
    let top = lines.firstIndex { $0.contains("╭") } ?? 0
    #expect(lines[top + 1].contains("Name") && lines[top + 2].contains("What are you called?"))
    #expect(
      lines[top + 4].contains("Cancel") && lines[top + 4].contains("OK") && lines[top + 5].contains("╰"))
    #expect(screen.presentedViewController === alert && !screen.field.isFirstResponder)
  }

  @Test func returnGoesThroughTheFieldsAndPressesTheButton() {
    let screen = Screen()
    let driver = driver(screen)
    let alert = screen.alert()
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField { $0.placeholder = "Last" }
    alert.addAction(screen.action("Cancel", .cancel))
    alert.addAction(screen.action("OK"))
    screen.present(alert, animated: false)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    driver.send("Ann\rLee\r")
    #expect(alert.textFields?.map { $0.text ?? "" } == ["Ann", "Lee"])
    #expect(screen.pressed == ["OK"] && screen.presentedViewController == nil && driver.outcome == nil)
  }

  @Test func escapePressesTheCancellingButton() {
    let screen = Screen()
    let driver = driver(screen)
    let alert = screen.alert()
    alert.addTextField()
    alert.addAction(screen.action("OK"))
    screen.present(alert, animated: false)
    driver.send("\u{1b}")
    driver.advance(by: .seconds(1))
    // Without such a button nothing happens.
    #expect(screen.presentedViewController === alert)
    alert.addAction(screen.action("Cancel", .cancel))
    driver.send("\u{1b}")
    driver.advance(by: .seconds(1))
    #expect(screen.pressed == ["Cancel"] && screen.presentedViewController == nil)
  }

  @Test func tabAndClicksReachTheButtons() {
    let screen = Screen()
    let driver = driver(screen)
    for presses in ["\r", "\t ", "click"] {
      screen.pressed = []
      let alert = screen.alert(.actionSheet)
      alert.addAction(screen.action("Delete", .destructive))
      alert.addAction(screen.action("Keep"))
      alert.addAction(screen.action("Cancel", .cancel))
      screen.present(alert, animated: false)
      if presses == "click" {
        let row = driver.screen.lines.firstIndex { $0.contains("Keep") } ?? 0
        driver.click(column: 20, row: row)
        #expect(screen.pressed == ["Keep"])
      } else {
        driver.send(presses)
        #expect(screen.pressed == [presses == "\r" ? "Delete" : "Keep"])
      }
    }
  }

  @Test func aDisabledButtonIsntPressed() {
    let screen = Screen()
    let driver = driver(screen)
    let alert = screen.alert()
    let action = screen.action("OK")
    action.isEnabled = false
    alert.addTextField()
    alert.addAction(action)
    screen.present(alert, animated: false)
    driver.send("a\r")
    #expect(screen.pressed.isEmpty && screen.presentedViewController === alert)
    action.isEnabled = true
    driver.send("b\r")
    #expect(screen.pressed == ["OK"] && alert.textFields?.first?.text == "ab")
  }

  @Test func anAlertRemembersWhatItWasGiven() {
    let alert = Screen().alert(.actionSheet)
    #expect(alert.title == "Name" && alert.message == "What are you called?" && alert.actions.isEmpty)
    #expect(alert.textFields == nil && alert.preferredStyle == .actionSheet && alert.preferredAction == nil)
    #expect(alert.popoverPresentationController != nil && alert.sheetPresentationController == nil)
    let action = UIAlertAction(title: nil, style: .destructive)
    #expect(action.title == nil && action.style == .destructive && action.isEnabled)
    alert.addAction(action)
    alert.preferredAction = action
    #expect(alert.actions == [action] && alert.preferredAction === action)
    let sheet = UIViewController().sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
  }
}
