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

  /// Says `message` from any thread.
  nonisolated static func issueAnywhere(_ message: String) {
    if isOnMainQueue {
      MainActor.assumeIsolated { issue(message) }
    } else {
      Task { @MainActor in issue(message) }
    }
  }

  /// Whether the main queue runs this, on whatever thread.
  private nonisolated static var isOnMainQueue: Bool {
    _ = marking
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private nonisolated static let mark = DispatchSpecificKey<Void>()
  private nonisolated static let marking: Void = DispatchQueue.main.setSpecific(key: mark, value: ())

  /// Says again what was said before.
  package static func forget() { issued = [] }

  /// Writes a message to standard error.
  package static func standardError(_ message: String) {
    FileHandle.standardError.write(Data("Fieldline: \(message)\n".utf8))
  }
}
