import Foundation
import Testing

/// What the README prints is what is compiled.
@Suite struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func file(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The code blocks of a language, in order.
  private func blocks(_ language: String) throws -> [String] {
    try file("README.md").components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test func theFirstProgramIsTheOneThatIsBuilt() throws {
    let program = try file("Tests/FirstProgram/Greeting.swift")
    #expect(try blocks("swift").contains(program))
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 20)
  }

  @Test func theHeadlessTestIsTheOneThatRuns() throws {
    let test = try file("Tests/FieldlineTests/ReadmeExampleTests.swift")
    #expect(try blocks("swift").contains(test))
  }

  @Test(arguments: ["Demo/run", "Tests/run"])
  func theCommandsAreThere(_ command: String) throws {
    #expect(try file("README.md").contains(command))
    #expect(FileManager.default.isExecutableFile(atPath: root.appendingPathComponent(command).path))
  }
}
