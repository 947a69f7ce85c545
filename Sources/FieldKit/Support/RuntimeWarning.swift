import Foundation

/// What a program does wrong at run time, said once to its developer, and never to the middle of a screen.
@MainActor package enum RuntimeWarning {
  /// Where warnings go. A run of the terminal replaces it for its duration, and says them when it ends.
  package static var handler: @MainActor (String) -> Void = standardError

  private static var issued: Set<String> = []

  /// Says `message`, unless the same was said before.
  package static func issue(_ message: String) {
    if issued.insert(message).inserted { handler(message) }
  }

  /// Says again what was said before.
  package static func forget() { issued = [] }

  /// Writes a message to standard error.
  package static func standardError(_ message: String) {
    FileHandle.standardError.write(Data("Fieldline: \(message)\n".utf8))
  }
}
