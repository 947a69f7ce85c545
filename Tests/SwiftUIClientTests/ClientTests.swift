import FieldTesting
import SwiftUI
import Testing

@testable import SwiftUIClients

/// Wrappers and screens as others write them work in a terminal.
@MainActor @Suite struct ClientTests {
  private func lines(_ driver: TerminalDriver) -> [String] {
    driver.screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func aNaiveWrapperIsTypedInto() {
    let driver = TerminalDriver { NaiveField(text: .constant("a")) }
    #expect(lines(driver) == ["a"])
    driver.send("b")
    #expect(lines(driver) == ["ab"])
  }

  @Test func aWrapperTakesTheKeyboardOnce() async {
    @State var text = ""
    @State var isResponder: Bool? = true
    var commits = 0
    let driver = TerminalDriver {
      VStack {
        FocusedField(placeholder: "Name", text: $text, isResponder: $isResponder) { commits += 1 }
      }
    }
    driver.send("xy")
    #expect(text == "xy" && lines(driver) == ["xy"])
    driver.send("\r")
    #expect(commits == 1)
  }

  @Test func aWrapperIsSetUpByItsEnvironment() {
    @State var text = ""
    var log: [String] = []
    let driver = TerminalDriver {
      ConfiguredField("Code", text: $text).limited(to: 3).onEditingChanged { log.append("\($0)") }
        .onReturn { log.append("return") }
        .fieldTint(.systemRed)
        .configureField { $0.returnKeyType = .done }
    }
    #expect(lines(driver) == ["Code"])
    driver.send("12345")
    #expect(text == "123" && driver.screen[0, 0].style.foreground == UIColor.systemRed.cellColor)
    driver.send("\r")
    #expect(log == ["true", "return"])
  }

  @Test func aFormIsFilledIn() {
    var done: [String] = []
    let driver = TerminalDriver(columns: 40, rows: 20) { SignUpForm { done.append($0) } }
    driver.send("ann")
    #expect(lines(driver).contains("ann"))
    // Return goes on to the password.
    driver.send("\r")
    #expect(driver.outcome == nil || driver.outcome == .submitted)
    #expect(lines(driver).contains("[ ] Newsletter"))
  }

  @Test func aListFollowsItsStore() {
    let store = TodoStore(items: [TodoItem(id: 1, title: "a"), TodoItem(id: 2, title: "b", isDone: true)])
    let driver = TerminalDriver(columns: 20, rows: 8) { TodoList().environmentObject(store) }
    #expect(lines(driver).last == "b")
    driver.send("!")
    #expect(store.items[0].title == "a!" || store.items[0].isDone)
    store.items.append(TodoItem(id: 3, title: "c"))
    #expect(lines(driver).last == "c")
  }

  @Test func aClientsOwnPropertyChangesWhatIsTyped() {
    let driver = TerminalDriver(columns: 10, rows: 3) { Shouting() }
    #expect(lines(driver) == ["ABC", "ABC"])
    driver.send("d")
    #expect(lines(driver) == ["ABCD", "ABCD"])
  }

  @Test func aControllerStandsAmongViews() {
    let driver = TerminalDriver(columns: 10, rows: 3) { ControllerView() }
    #expect(lines(driver) == ["inside"])
  }

  @Test func aRoomIsMeasured() {
    #expect(lines(TerminalDriver(columns: 10, rows: 3) { Measured() }) == ["80"])
  }
}
