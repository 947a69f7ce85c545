extension FrameWriter {
  /// Whether the terminal is known to reflow long rows when it becomes narrower.
  ///
  /// Where it isn't known, it is taken not to: then pieces of the old frame may be left above the new one. Taking a
  /// terminal to reflow that doesn't would erase what others wrote.
  package static func reflows(environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    // screen and tmux hide the terminal that they run in; only tmux reflows.
    if environment["TMUX"] != nil { return true }
    if environment["STY"] != nil || environment["XTERM_VERSION"] != nil { return false }
    if ["foot", "kitty", "ghostty", "alacritty", "wezterm"].contains(where: term.contains) { return true }
    if let program = environment["TERM_PROGRAM"] {
      return ["iTerm.app", "Apple_Terminal", "WezTerm", "ghostty", "vscode"].contains(program)
    }
    return ["VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID"]
      .contains { environment[$0] != nil }
  }
}
