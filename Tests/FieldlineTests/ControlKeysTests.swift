import FieldKit
import FieldTesting
import Foundation
import Testing

/// Clicks, Tab, Return and Space on what has no text.
@MainActor @Suite struct ControlKeysTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    let button = UIButton(type: .system)
    var presses = 0
    var taps = 0
    var sizes: [CGSize] = []

    override func viewDidLoad() {
      button.frame = CGRect(x: 0, y: 16, width: 160, height: 16)
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
      view.addSubview(field)
      view.addSubview(button)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(tapped)))
    }

    func tapped() { taps += 1 }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test func aClickPresses() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 4, rootViewController: screen)
    driver.click(column: 9, row: 1)
    #expect(screen.presses == 1 && screen.button.isFirstResponder)
    driver.click(column: 3, row: 0)
    #expect(screen.field.isFirstResponder && screen.presses == 1)
  }

  @Test func keysPress() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 4, rootViewController: screen)
    driver.send("a b\t")
    #expect(screen.button.isFirstResponder && screen.field.text == "a b")
    driver.send(" ")
    driver.send("\r")
    driver.send("x")
    #expect(screen.presses == 2 && screen.field.text == "a b")
    driver.send("\t")
    #expect(screen.field.isFirstResponder)
  }

  @Test func aTapBesideControlsReachesTheScreensGesture() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 4, rootViewController: screen)
    driver.click(column: 3, row: 3)
    #expect(screen.taps == 1)
    driver.click(column: 9, row: 1)
    #expect(screen.taps == 1 && screen.presses == 1)
  }

  @Test func theScreensWindowIsTheKeyWindow() {
    let screen = Screen()
    let driver = TerminalDriver(columns: 20, rows: 4, rootViewController: screen)
    #expect(UIApplication.shared.keyWindow === screen.view.window)
    UIApplication.shared.sendAction(
      Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #expect(!screen.field.isFirstResponder)
    driver.resize(columns: 10, rows: 4)
    #expect(screen.sizes == [CGSize(width: 80, height: 64)])
  }
}
