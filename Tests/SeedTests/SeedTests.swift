import FieldTesting
import SwiftUI
import Testing

@testable import SeedCoordinatedSwift5
@testable import SeedCoordinatedSwift6
@testable import SeedPlainSwift5
@testable import SeedPlainSwift6

/// The listings of the text that the project grew from run as they stand.
@MainActor @Suite struct SeedTests {
  private func check(_ driver: TerminalDriver) {
    func lines() -> [String] { driver.screen.lines.map { $0.trimmingCharacters(in: .whitespaces) } }
    let empty = lines()
    #expect(empty[0] == "Siz yozdingiz:")
    #expect(empty[2].hasPrefix("╭──") && empty[2].hasSuffix("──╮"))
    #expect(empty[3].hasPrefix("│ Menga nimadir yozing...") && empty[3].hasSuffix("│"))
    #expect(empty[4].hasPrefix("╰──") && empty[4].hasSuffix("──╯"))
    #expect(driver.screen[4, 3].style.foreground == UIColor.red.cellColor)
    #expect(driver.screen.cursor ?? (0, 0) == (4, 3))
    driver.send("salom")
    #expect(lines()[0] == "Siz yozdingiz: salom")
    #expect(lines()[3].hasPrefix("│ salom  "))
    driver.send("\u{7F}\u{7F}\u{7F}\u{7F}")
    #expect(lines()[3].hasPrefix("│ s  "))
    driver.send("\u{7F}")
    #expect(lines() == empty)
    driver.send("x\r")
    #expect(driver.outcome == .submitted)
  }

  @Test func coordinatedInSwift5() {
    check(TerminalDriver { SeedCoordinatedSwift5.UIViewRepresentableBootcamp() })
  }

  @Test func coordinatedInSwift6() {
    check(TerminalDriver { SeedCoordinatedSwift6.UIViewRepresentableBootcamp() })
  }

  @Test func theRedViewFillsTheScreen() {
    for driver in [
      TerminalDriver(columns: 6, rows: 2) { SeedPlainSwift5.BasicUIViewRepresentable() },
      TerminalDriver(columns: 6, rows: 2) { SeedPlainSwift6.BasicUIViewRepresentable() },
    ] {
      #expect(driver.screen[0, 0].style.background == UIColor.red.cellColor)
      #expect(driver.screen[5, 1].style.background == UIColor.red.cellColor)
    }
  }

  @Test func withoutACoordinatorTextGoesOneWay() {
    @State var text = "yuqoridan"
    let driver = TerminalDriver {
      SeedPlainSwift6.CustomUITextField(text: $text, placeholder: "bo'sh", placeholderColor: .green)
    }
    #expect(driver.screen.lines[0] == "yuqoridan")
    text = ""
    #expect(driver.screen.lines[0] == "bo'sh")
    driver.send("x")
    #expect(driver.screen.lines[0] == "x" && text == "")
  }
}
