import CellCanvas
import FieldKit
import Foundation
import Terminal

/// A screen used without drawing it: its first field gets one line of the input.
@MainActor struct LineApplication {
  let input: Int32
  /// Where a prompt goes, if the input is a terminal that can only print.
  let promptOutput: Int32?

  /// Reads a line and submits it. Without a line: `endOfInput`.
  func run(_ rootViewController: UIViewController) async throws -> Outcome {
    let session = TerminalSession(
      rootViewController: rootViewController, size: CellSize(columns: 80, rows: 24), fillsScreen: false,
      keyboard: FieldKeyboard(inputrc: ""))
    if let promptOutput {
      write(prompt(for: session.window.firstResponder as? UITextField), to: promptOutput)
    }
    let input = input
    // Reading blocks, and other tasks are to go on meanwhile.
    let line = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Result { try LineReader.read(from: input) })
      }
    }
    guard let line = try line.get() else { return .endOfInput }
    session.submit(line: line)
    return session.outcome ?? .submitted
  }

  /// What the field would show while it is empty, harmless and without escape sequences.
  private func prompt(for field: UITextField?) -> String {
    let placeholder = field?.placeholder ?? ""
    let text = String(placeholder.map { DrawnCluster($0).character })
    return text.isEmpty ? "> " : text + " "
  }

  private func write(_ text: String, to output: Int32) {
    FileHandle(fileDescriptor: output, closeOnDealloc: false).write(Data(text.utf8))
  }
}
