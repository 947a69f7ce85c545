import CPseudoTerminal

/// The modes of a terminal: what `stty -a` shows. To be compared before and after a program.
public struct TerminalModes: Hashable, Sendable, CustomStringConvertible {
  /// Flags for input, output, the line and local modes, as termios has them, and the speeds.
  public var flags: [UInt]
  /// The control characters, as termios has them.
  public var characters: [UInt8]
  /// Whether the terminal edits lines before it hands them over.
  public var isCanonical: Bool
  /// Whether the terminal shows what is typed.
  public var echoes: Bool

  /// The modes of the terminal that a descriptor is a side of.
  public init(of descriptor: Int32) throws {
    var modes = cpt_modes()
    let error = cpt_read_modes(descriptor, &modes)
    guard error == 0 else { throw PseudoTerminalError.closed(errno: error) }
    flags = [
      modes.input, modes.output, modes.control, modes.local, modes.input_speed, modes.output_speed,
    ].map { UInt($0) }
    characters = withUnsafeBytes(of: modes.characters) { Array($0) }
    isCanonical = cpt_is_canonical(&modes)
    echoes = cpt_echoes(&modes)
  }

  public var description: String {
    let names = ["input", "output", "control", "local", "ispeed", "ospeed"]
    let words = zip(names, flags).map { "\($0) \(String($1, radix: 8))" }
    let last = characters.lastIndex { $0 != 0 } ?? 0
    return (words + ["characters \(characters.prefix(last + 1))"]).joined(separator: ", ")
  }
}
