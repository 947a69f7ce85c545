import CellCanvas
import Testing

@testable import Terminal

struct ColorTests {
  @Test(
    "The environment says how many colours there are",
    arguments: [
      ([:], .none), (["TERM": "dumb"], .none), (["TERM": "xterm"], .ansi16),
      (["TERM": "xterm-256color"], .ansi256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "vt100"], .none), (["TERM": "xterm-direct"], .trueColor), (["TERM": "linux"], .ansi16),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .ansi256),
      (["TERM": "vt100", "CLICOLOR_FORCE": "1"], .ansi16),
      (["NO_COLOR": "1", "FORCE_COLOR": "3"], .trueColor),
      (["TERM": "xterm", "FORCE_COLOR": "0"], .none),
      (["TERM": "xterm-256color", "FORCE_COLOR": "1"], .ansi256),
    ] as [([String: String], ColorLevel)])
  func environment(environment: [String: String], level: ColorLevel) {
    #expect(ColorLevel(environment: environment) == level)
  }

  @Test(
    "Colours are lowered to the nearest",
    arguments: [
      (CellColor(red: 255, green: 0, blue: 0), .index(9), .index(196)),
      (CellColor(red: 0, green: 0, blue: 0), .index(0), .index(16)),
      (CellColor(red: 255, green: 255, blue: 255), .index(15), .index(231)),
      (CellColor(red: 128, green: 128, blue: 128), .index(8), .index(244)),
      (CellColor(red: 0, green: 122, blue: 255), .index(12), .index(33)),
      (CellColor(red: 95, green: 135, blue: 175), .index(8), .index(67)),
    ] as [(CellColor, TerminalColor, TerminalColor)])
  func lowering(color: CellColor, to16: TerminalColor, to256: TerminalColor) {
    #expect(TerminalColor(color, level: .ansi16) == to16)
    #expect(TerminalColor(color, level: .ansi256) == to256)
    #expect(TerminalColor(color, level: .trueColor) == .rgb(color.red, color.green, color.blue))
    #expect(TerminalColor(color, level: .none) == .standard)
    #expect(TerminalColor(nil, level: .trueColor) == .standard)
  }

  @Test("Styles change by the shortest sequence")
  func styles() {
    func text(_ style: CellStyle, after other: CellStyle) -> String {
      let bytes = TerminalStyle(style, level: .ansi16).bytes(after: TerminalStyle(other, level: .ansi16))
      return String(decoding: bytes.dropFirst(), as: UTF8.self)
    }
    let red = CellColor(red: 205, green: 0, blue: 0)
    #expect(text(.plain, after: .plain) == "")
    #expect(text(.plain, after: CellStyle(attributes: .bold)) == "[m")
    #expect(text(CellStyle(foreground: red, attributes: .bold), after: .plain) == "[1;31m")
    #expect(text(CellStyle(attributes: .dim), after: CellStyle(attributes: .bold)) == "[0;2m")
    #expect(
      text(
        CellStyle(foreground: red, attributes: .dim),
        after: CellStyle(foreground: red, attributes: [.bold, .dim])) == "[22;2m")
    #expect(text(CellStyle(background: red), after: CellStyle(foreground: red, background: red)) == "[39m")
  }
}
