import PseudoTerminal
import Testing
import VirtualTerminal

extension DemoTests {
  /// Terminals that can do less.
  @Suite struct PlainTerminalTests {
    @Test(
      "A terminal that can't move its cursor gets a prompt, and not one escape sequence",
      arguments: ["dumb", ""])
    func dumb(term: String) throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", environment: ["TERM": term])
      try demo.program.wait(forOutput: DemoTerminal.placeholder)
      try demo.type("salom\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.outputText == "\(DemoTerminal.placeholder) salom\r\nsalom\r\n")
    }

    @Test(
      "There, C-d is the end of input and C-c the signal, as the terminal has it",
      arguments: [
        ("\u{4}", .exited(1)), ("\u{3}", .killed(2)),
      ] as [(String, PseudoTerminal.Ending)])
    func dumbEndings(key: String, ending: PseudoTerminal.Ending) throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", environment: ["TERM": "dumb"])
      try demo.program.wait(forOutput: DemoTerminal.placeholder)
      try demo.type(key)
      #expect(try demo.program.waitForExit() == ending)
      #expect(!demo.program.output.contains(0x1B))
    }

    @Test("A collected value on such a terminal: the prompt is on the terminal, the value alone is collected")
    func dumbCollected() throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", environment: ["TERM": "dumb"], output: .pipe)
      try demo.program.wait(forOutput: DemoTerminal.placeholder)
      try demo.type("salom\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.program.pipedText == "salom\n")
      #expect(!demo.program.output.contains(0x1B))
    }

    struct Colors: CustomTestStringConvertible, Sendable {
      let environment: [String: String]
      let placeholder: VirtualCell.Color
      /// Whether a change of style may have these parameters.
      let isAllowed: @Sendable ([Int]) -> Bool
      var testDescription: String {
        environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
      }
    }

    private static func isColor(_ code: Int) -> Bool {
      (30...49).contains(code) || (90...97).contains(code) || (100...107).contains(code)
    }

    @Test(
      "Colours are those that the terminal has",
      arguments: [
        Colors(environment: ["NO_COLOR": "1"], placeholder: .own) { !$0.contains(where: isColor) },
        Colors(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"], placeholder: .own) {
          !$0.contains(where: isColor)
        },
        Colors(environment: ["TERM": "vt100"], placeholder: .own) { !$0.contains(where: isColor) },
        Colors(environment: ["TERM": "linux"], placeholder: .index(9)) {
          !$0.contains(38) && !$0.contains(48)
        },
        Colors(environment: ["TERM": "xterm"], placeholder: .index(9)) {
          !$0.contains(38) && !$0.contains(48)
        },
        Colors(environment: ["TERM": "xterm-256color"], placeholder: .index(196)) {
          for color in [38, 48] {
            if let place = $0.firstIndex(of: color), !$0[place...].dropFirst().starts(with: [5]) {
              return false
            }
          }
          return true
        },
        Colors(environment: ["COLORTERM": "truecolor"], placeholder: .rgb(255, 0, 0)) { _ in true },
      ])
    func colors(_ example: Colors) throws {
      let demo = try DemoTerminal(environment: example.environment)
      let box = try #require(demo.box)
      #expect(demo.screen.cell(column: box.left + 2, row: box.row).foreground == example.placeholder)
      try demo.type("salom")
      try demo.seeTyped("salom")
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      let styles = EmittedBytes.styles(in: demo.program.outputText)
      #expect(styles.filter { !example.isAllowed($0) } == [])
      #expect(EmittedBytes.stranger(in: demo.program.output) == nil)
    }

    @Test("An empty NO_COLOR means nothing")
    func emptyNoColor() throws {
      let demo = try DemoTerminal(shell: "NO_COLOR= exec \"$@\"", environment: ["COLORTERM": "truecolor"])
      try demo.see(DemoTerminal.placeholder)
      let box = try #require(demo.box)
      #expect(demo.screen.cell(column: box.left + 2, row: box.row).foreground == .rgb(255, 0, 0))
    }
  }
}
