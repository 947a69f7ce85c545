import CellCanvas
import FieldTesting
import Foundation
import Terminal
import Testing

@testable import Fieldline

/// The mouse, as a terminal reports it: SGR's encoding, columns and rows counted from 1.
@MainActor @Suite struct MouseTests {
  private func press(_ column: Int, _ row: Int = 1) -> String { "\u{1B}[<0;\(column);\(row)M" }
  private func drag(_ column: Int, _ row: Int = 1) -> String { "\u{1B}[<32;\(column);\(row)M" }
  private func release(_ column: Int, _ row: Int = 1) -> String { "\u{1B}[<0;\(column);\(row)m" }

  private func selected(_ field: UITextField) -> String {
    field.selectedTextRange.flatMap { field.text(in: $0) } ?? ""
  }

  private func makeField(_ text: String) -> (UITextField, TerminalDriver) {
    let field = UITextField()
    field.text = text
    return (field, TerminalDriver(field: field))
  }

  @Test func aDragSelects() {
    let (field, driver) = makeField("one two three")
    driver.send(press(5) + drag(6) + drag(8) + release(8))
    #expect(selected(field) == "two")
    driver.send("2")
    #expect(field.text == "one 2 three")
  }

  @Test func aDragToTheLeftSelectsToo() {
    let (field, driver) = makeField("one two three")
    driver.send(press(8) + drag(5) + release(5))
    #expect(selected(field) == "two")
    // The caret is where the mouse is: a key with Shift goes on from there.
    #expect(driver.screen.cursor?.column == 4)
  }

  @Test func aDragOutOfTheFieldSelectsToItsEnd() {
    let (field, driver) = makeField("one two three")
    driver.send(press(5) + drag(70, 9) + release(70, 9))
    #expect(selected(field) == "two three")
  }

  @Test func aDragAfterTwoClicksSelectsWords() {
    let (field, driver) = makeField("one two three four")
    driver.send(press(6) + release(6) + press(6) + drag(11) + release(11))
    #expect(selected(field) == "two three")
    driver.send(press(10) + release(10) + press(10) + drag(2) + release(2))
    #expect(selected(field) == "one two three")
  }

  @Test func bothCellsOfAWideClusterAreIt() {
    let (field, driver) = makeField("漢字🇺🇿x")
    driver.send(press(1) + drag(5) + release(5))
    #expect(selected(field) == "漢字")
    driver.send(press(6) + release(6))
    #expect(selected(field) == "")
  }

  @Test func withShiftAClickExtendsTheSelection() {
    let (field, driver) = makeField("one two three")
    driver.send(press(5) + release(5) + "\u{1B}[<4;8;1M\u{1B}[<4;8;1m")
    #expect(selected(field) == "two")
  }

  @Test func aDragAfterTheFieldHasGoneDoesNothing() {
    let (field, driver) = makeField("one two three")
    driver.send(press(5))
    field.resignFirstResponder()
    driver.send(drag(8) + release(8))
    #expect(field.text == "one two three")
  }

  @Test func otherButtonsAndAReleaseAloneDoNothing() {
    let (field, driver) = makeField("one two")
    driver.send("\u{1B}[<2;2;1M\u{1B}[<34;5;1M\u{1B}[<2;5;1m" + release(3) + drag(4))
    #expect(selected(field) == "" && driver.screen.cursor?.column == 7)
  }

  /// What a locator does with one report: whether it asks, and the rows that it hands on.
  private func take(_ mouse: MouseEvent, cursorRow: Int = 1, by locator: inout MouseLocator) -> (Bool, [Int])
  {
    let asks = locator.mustAsk(before: mouse, cursorRow: cursorRow)
    return (asks, locator.takeLocated().map(\.point.row))
  }

  private let pressed = MouseEvent(.press, at: CellPoint(column: 3, row: 12))
  private let dragged = MouseEvent(.drag, at: CellPoint(column: 5, row: 13))

  @Test func anInlineScreenAsksWhereItIs() {
    var locator = MouseLocator.relative
    #expect(take(pressed, by: &locator) == (true, []))
    #expect(take(dragged, by: &locator) == (false, []))
    #expect(locator.awaitsReply)
    locator.locate(CellPoint(column: 0, row: 11))
    let rows = locator.takeLocated().map(\.point.row)
    #expect(rows == [2, 3] && !locator.awaitsReply)
    // A drag goes on from there; the next press asks again, since the screen may have moved.
    #expect(take(dragged, by: &locator) == (false, [3]))
    #expect(take(pressed, by: &locator) == (true, []))
  }

  @Test func aTerminalThatNeverAnswersIsAskedAgain() {
    var locator = MouseLocator.relative
    var asked = 0
    for _ in 0..<200 where take(pressed, by: &locator).0 { asked += 1 }
    #expect(asked == 4)
  }

  @Test func aFullScreenKnowsWhereItIs() {
    var locator = MouseLocator.absolute
    #expect(take(pressed, cursorRow: 5, by: &locator) == (false, [12]))
  }
}

/// What is copied, on its way to the system's clipboard.
@MainActor @Suite struct ClipboardTests {
  private func written(in environment: [String: String] = [:], by body: () -> Void) -> [String] {
    var written: [String] = []
    let clipboard = TerminalClipboard(environment: environment)
    clipboard?.connect { written.append(String(decoding: $0, as: UTF8.self)) }
    body()
    clipboard?.disconnect()
    return written
  }

  @Test func whatIsCopiedIsWritten() {
    #expect(written { UIPasteboard.general.string = "salom" } == ["\u{1B}]52;c;c2Fsb20=\u{1B}\\"])
  }

  @Test func nothingOfASecureFieldIs() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "secret"
    let driver = TerminalDriver(field: field)
    let bytes = written {
      field.selectAll(nil)
      field.copy(nil)
      field.cut(nil)
      driver.send("\u{15}\u{17}\u{1B}w")
    }
    #expect(bytes.isEmpty)
  }

  @Test func whatCameFromTheTerminalIsNotSentBack() {
    let driver = TerminalDriver(field: UITextField())
    #expect(written { driver.paste("from outside") }.isEmpty)
  }

  @Test func aHugeTextAndTheLinuxConsoleAreSpared() {
    let huge = String(repeating: "x", count: TerminalClipboard.limit + 1)
    #expect(written { UIPasteboard.general.string = huge }.isEmpty)
    #expect(written(in: ["TERM": "linux"]) { UIPasteboard.general.string = "x" }.isEmpty)
  }
}
