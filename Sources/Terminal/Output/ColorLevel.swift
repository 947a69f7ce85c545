import CellCanvas

/// How many colours a terminal can show.
package enum ColorLevel: Int, Comparable, Sendable, CaseIterable {
  case none, ansi16, ansi256, trueColor

  package static func < (left: ColorLevel, right: ColorLevel) -> Bool { left.rawValue < right.rawValue }

  /// What the environment says. In this order: `FORCE_COLOR` (0 to 3, as in supports-color), `NO_COLOR`
  /// (no-color.org: set and not empty), `COLORTERM`, `TERM`; `CLICOLOR_FORCE` asks for at least 16.
  package init(environment: [String: String]) {
    switch environment["FORCE_COLOR"] {
    case "0", "false":
      self = .none
      return
    case "2":
      self = .ansi256
      return
    case "3":
      self = .trueColor
      return
    case "1", "true", "":
      self = max(.ansi16, ColorLevel(terminal: environment))
      return
    default: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty {
      self = .none
      return
    }
    self = ColorLevel(terminal: environment)
    if let value = environment["CLICOLOR_FORCE"], value != "0", !value.isEmpty { self = max(self, .ansi16) }
  }

  private init(terminal environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let trueColorNames = ["direct", "kitty", "ghostty", "alacritty", "foot", "wezterm"]
    self =
      if term.isEmpty || term == "dumb" {
        .none
      } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) {
        .trueColor
      } else if trueColorNames.contains(where: term.contains) {
        .trueColor
      } else if term.contains("256color") {
        .ansi256
      } else if term.hasPrefix("vt") {
        .none
      } else {
        .ansi16
      }
  }
}
