/// Where a keyboard gets its bindings from.
package struct KeyboardConfiguration: Sendable {
  /// The source of the bindings beyond Readline's own.
  package enum Inputrc: Hashable, Sendable {
    /// The file that Readline itself would read: `$INPUTRC`, else `~/.inputrc`, else `/etc/inputrc`.
    case file
    /// These lines, and no file.
    case text(String)
  }

  /// The source of the bindings beyond Readline's own.
  package var inputrc: Inputrc

  /// The name that `$if` tests in an inputrc.
  package var applicationName = "Fieldline"

  /// The terminal's terminfo name: for `$if term=`, and for the keys that only terminfo knows.
  package var terminalName = "xterm-256color"

  /// A configuration with bindings from `inputrc`.
  package init(inputrc: Inputrc = .file) { self.inputrc = inputrc }
}
