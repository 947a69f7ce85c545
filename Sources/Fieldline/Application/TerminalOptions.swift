extension TerminalApplication {
  /// What a run takes of the terminal besides its keys.
  public struct Options: Hashable, Sendable {
    /// Whether clicks, drags and the wheel are the screen's, as long as something on it can use them.
    ///
    /// `nil`, the default, is yes for a full screen and no for an inline one: there the terminal goes on selecting
    /// with the mouse, and scrolls back with the wheel. Most terminals select while Shift is held in any case.
    public var usesMouse: Bool?

    /// Whether what is cut or copied goes to the system's clipboard as well, by the terminal's OSC 52. Nothing is read
    /// from there: what the user pastes comes from the terminal. Nothing from secure fields is copied.
    public var copiesToClipboard: Bool

    /// - Parameters:
    ///   - usesMouse: whether the mouse is the screen's; `nil` for full screens alone.
    ///   - copiesToClipboard: whether what is cut or copied goes to the system's clipboard.
    public init(usesMouse: Bool? = nil, copiesToClipboard: Bool = true) {
      self.usesMouse = usesMouse
      self.copiesToClipboard = copiesToClipboard
    }
  }
}
