/// The screens that the demo has, by the names that open them.
enum Screen: String, CaseIterable {
  case first, fields
}

/// What the demo was asked for.
enum Arguments {
  case help
  case screen(Screen)
  case unknown(String)

  init(_ arguments: some Collection<String>) {
    let arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : Array(arguments)
    if arguments.count > 1 {
      self = .unknown(arguments[1])
      return
    }
    switch arguments.first {
    case nil: self = .screen(.first)
    case "-h", "--help": self = .help
    case let name?: self = Screen(rawValue: name).map(Arguments.screen) ?? .unknown(name)
    }
  }

  static let usage = """
    Usage: fieldline [SCREEN]

    Opens a screen, and prints what was entered when it is submitted with Return.
    Without a name, it opens "first".

    Screens:
      first    a UIKit field in a SwiftUI screen, bound to the line above it
      fields   UIKit's fields and their kinds, a row each: Tab goes to the next one

    Exit status: 0 submitted, 1 end of input (C-d in an empty field), 130 interrupted (C-c),
    64 no such screen, 74 the terminal or the output failed.
    Where standard input is no terminal, the value is read from it as one line.
    """
}
