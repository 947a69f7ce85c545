import FieldKit
import Foundation
import Terminal

/// Passes on to the terminal what is put on the general pasteboard (OSC 52), and so to the system's clipboard.
@MainActor final class TerminalClipboard {
  private var before: (@MainActor (String) -> Void)?

  /// Texts of more bytes than this are not passed on: terminals that take as much are rare, and others show it.
  static let limit = 1 << 20

  /// - Returns: `nil` where the terminal would show the sequence instead of obeying it.
  init?(environment: [String: String]) {
    if environment["TERM"] == "linux" { return nil }
  }

  /// From now on, copies are written with `write`.
  func connect(_ write: @escaping @MainActor ([UInt8]) -> Void) {
    before = UIPasteboard.didCopy
    UIPasteboard.didCopy = { text in
      if text.utf8.count <= Self.limit { write(Escapes.copy(text)) }
    }
  }

  /// Copies are written no more.
  func disconnect() {
    UIPasteboard.didCopy = before
    before = nil
  }
}
