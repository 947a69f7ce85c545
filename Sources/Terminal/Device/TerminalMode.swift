/// A mode of the terminal that is switched on while it is used, and off on every way out.
package enum TerminalMode: Hashable, Sendable {
  case alternateScreen
  case bracketedPaste
  case focusReports
  case mouse
  /// The kitty keyboard protocol, where the terminal knows it.
  case keyReports

  var enter: [UInt8] {
    switch self {
    case .alternateScreen: Escapes.enterAlternateScreen
    case .bracketedPaste: Escapes.enterBracketedPaste
    case .focusReports: Escapes.enterFocusReports
    case .mouse: Escapes.enterMouse
    case .keyReports: Escapes.enterKeyReports
    }
  }

  var leave: [UInt8] {
    switch self {
    case .alternateScreen: Escapes.leaveAlternateScreen
    case .bracketedPaste: Escapes.leaveBracketedPaste
    case .focusReports: Escapes.leaveFocusReports
    case .mouse: Escapes.leaveMouse
    case .keyReports: Escapes.leaveKeyReports
    }
  }
}

extension Sequence<TerminalMode> {
  var enter: [UInt8] { flatMap(\.enter) }

  /// The bytes that leave the modes, the last one first. They also end a frame that was cut off in its middle.
  func leave(parting: [UInt8]) -> [UInt8] {
    Escapes.endFrame + Escapes.wrapRows + Escapes.plain + parting + reversed().flatMap(\.leave)
      + Escapes.showCursor
  }
}
