import Fieldline
import Foundation

/// The demo: opens the screen that its argument names, and prints what was entered.
@main struct Demo {
  @MainActor static func main() async throws {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    switch arguments {
    case .help:
      print(Arguments.usage)
    case .unknown(let argument):
      complain("there is no screen \"\(visible(argument))\".\n\n\(Arguments.usage)")
      exit(64)
    case .screen(let screen):
      try await show(screen)
    }
  }

  @MainActor private static func show(_ screen: Screen) async throws {
    @State var text = ""
    let outcome = try await TerminalApplication.run {
      switch screen {
      case .first: FirstScreen(text: $text)
      }
    }
    switch outcome {
    case .submitted: print(text)
    case .interrupted: exit(130)
    case .cancelled, .endOfInput, .timedOut: exit(1)
    }
  }

  /// An argument may hold anything. Controls in it are named, not sent to the terminal.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0)
    }.joined()
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("fieldline: \(message)\n".utf8))
  }
}
