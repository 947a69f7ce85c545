import Foundation
import ReadlineKeyboard
import Testing

/// Inputrc files that include others.
@MainActor @Suite(.serialized) struct IncludeTests {
  /// The complaints about an inputrc that names itself `NAME`.
  private func warnings(_ text: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("inputrc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.replacingOccurrences(of: "NAME", with: file.path).write(
      to: file, atomically: true, encoding: .utf8)
    return ReadlineKeyboard(KeyboardConfiguration(inputrc: .text("$include \(file.path)\n"))).warnings
  }

  @Test func aFileThatIncludesItselfIsLeft() throws {
    let complaints = try warnings("$include NAME\n")
    #expect(complaints.count == 1 && complaints[0].contains("include one another"), "\(complaints)")
  }

  @Test func whatAConditionHidesIsNotIncluded() throws {
    #expect(try warnings("$if mode=vi\n$include /does/not/exist\n$endif\n").isEmpty)
  }

  @Test func aMissingFileIsNamed() throws {
    let complaints = try warnings("$include /does/not/exist\n")
    #expect(complaints.count == 1 && complaints[0].contains("/does/not/exist"), "\(complaints)")
  }
}
