import FieldTesting
import Fieldline
import Testing

/// What people found that typed at it with ill will.
@MainActor @Suite struct KeyboardEdgeTests {
  @Test func yankingNothingLeavesTheRegion() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.send("alpha beta\u{0}\u{1}\u{19}")
    #expect(field.text == "alpha beta")
  }

  @Test func yankingReplacesTheRegion() {
    let field = UITextField()
    let driver = TerminalDriver(field: field)
    driver.send("one two\u{17}")  // C-w
    driver.send("three\u{0}\u{1}\u{19}")  // C-@ C-a C-y
    #expect(field.text == "two")
    #expect(driver.screen.cursor?.column == 3)
    driver.send("\u{19}")
    #expect(field.text == "twotwo")
  }

  @Test func blinkingParenthesesAreOff() {
    let field = UITextField()
    let driver = TerminalDriver(field: field, inputrc: "set blink-matching-paren on\n")
    driver.send("((a))")
    #expect(field.text == "((a))")
  }

  @Test func aSearchThatIsInterruptedLeavesTheText() {
    let field = UITextField()
    field.text = "kept"
    let driver = TerminalDriver(field: field)
    driver.send("\u{12}x\u{3}")
    #expect(driver.outcome == .interrupted)
    #expect(driver.screen.lines[0] == "kept")
  }

  @Test func aSearchFindsNothingOfAnotherFieldsHistory() {
    let first = UITextField()
    first.history = ["alpha", "beta", "gamma"]
    let one = TerminalDriver(field: first)
    one.send("\u{12}alp\u{5}")
    #expect(first.text == "alpha")
    for _ in 0..<20 {
      let second = UITextField()
      second.text = "kept"
      let two = TerminalDriver(field: second)
      two.send("\u{12}alp\u{7}")
      #expect(second.text == "kept")
      two.send("\u{12}a")
    }
  }

  @Test func viewsRecoverFromEndlessChange() {
    @State var text = ""
    @State var count = 0
    let driver = TerminalDriver { Restless(text: $text, count: $count) }
    driver.send("a")
    #expect(driver.screen.lines[0].hasPrefix("a "))
    driver.send("b")
    _ = driver.screen
    driver.send("c")
    #expect(driver.screen.lines[0].hasPrefix("abc "))
  }

  private struct Restless: View {
    @Binding var text: String
    @Binding var count: Int
    var body: some View {
      if text.hasSuffix("b") { count += 1 }
      return VStack(alignment: .leading) {
        Text("\(text) \(count)")
        TextField("", text: $text)
      }
    }
  }
}
