import Fieldline
import Foundation

/// The demo: opens the screen that its argument names, and prints what was entered.
@main struct Demo {
  @MainActor static func main() async {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    switch arguments {
    case .help:
      say(Arguments.usage)
    case .unknown(let argument):
      complain("there is no screen \"\(argument.visible)\".\n\n\(Arguments.usage)")
      exit(64)
    case .screen(let screen):
      await show(screen)
    }
  }

  @MainActor private static func show(_ screen: Screen) async {
    @State var text = ""
    let outcome: Outcome
    do {
      switch screen {
      case .first:
        outcome = try await TerminalApplication.run { FirstScreen(text: $text) }
      case .fields:
        let fields = FieldsScreen()
        outcome = try await TerminalApplication.run(rootViewController: fields)
        text = fields.summary
      }
    } catch {
      complain("\(error)")
      exit(74)
    }
    switch outcome {
    // A program gets the text as it is; on a terminal, what was pasted must do nothing.
    case .submitted: say(isatty(STDOUT_FILENO) == 1 ? text.visible : text)
    case .interrupted: exit(130)
    case .cancelled, .endOfInput, .timedOut: exit(1)
    }
  }

  /// Prints a text. One that can't be printed was lost, and whoever waits for it must hear of that.
  private static func say(_ text: String) {
    do { try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8)) } catch {
      complain("standard output can't be written; the text was not saved.")
      exit(74)
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("fieldline: \(message)\n".utf8))
  }
}
