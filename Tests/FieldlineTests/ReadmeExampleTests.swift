import FieldTesting
import Testing

@MainActor @Test func killingAWord() {
  @State var name = ""
  let driver = TerminalDriver(columns: 40, rows: 3) { TextField("Your name", text: $name) }
  #expect(driver.screen.lines[0] == "Your name")
  driver.send("salom dunyo")
  driver.send("\u{17}")  // C-w
  #expect(name == "salom ")
  #expect(driver.screen.cursor?.column == 6)
}
