import Foundation
import Testing

/// Every public declaration says what it is.
///
/// A comment on an extension is one for what stands in it: the default implementations of a protocol that is documented
/// itself. Overrides say what they override.
@Suite struct DocumentationTests {
  private struct Line {
    let text: Substring
    let indent: Int

    init(_ line: Substring) {
      text = line.drop { $0 == " " }
      indent = line.count - text.count
    }

    var words: [Substring] { text.split { !($0.isLetter || $0 == "@" || $0 == "#") } }
    var isComment: Bool { text.hasPrefix("///") }
    /// What may stand between a comment and its declaration.
    var isPassedOver: Bool {
      text.hasPrefix("@") && !declares || text.hasPrefix("#") || text.hasPrefix("// swift-format")
    }
    private static let kinds: Set<Substring> = [
      "func", "var", "let", "init", "subscript", "class", "struct", "enum", "protocol", "typealias",
      "associatedtype", "case", "actor",
    ]
    var declares: Bool { !Self.kinds.isDisjoint(with: words) }
    var isPublic: Bool {
      let head = words.prefix { !Self.kinds.contains($0) || $0 == "class" }
      return declares && (head.contains("public") || head.contains("open")) && !head.contains("override")
        && !head.contains("import")
    }
  }

  /// Modules that show nothing to programs.
  private static let internals = ["ReadlineKeyboard", "Terminal", "ConstraintSolver"]

  @Test(arguments: [
    "TextEditing", "CellCanvas", "ConstraintSolver", "FieldKit", "ReadlineKeyboard", "Terminal", "Fieldline",
    "FieldTesting", "FieldUI", "Combine",
  ])
  func everyPublicDeclarationIsDocumented(module: String) throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/\(module)")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declarations = 0
    var undocumented: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(Line.init)
      for (index, line) in lines.enumerated() where line.isPublic {
        declarations += 1
        if !isDocumented(index, in: lines) {
          undocumented.append("\(file.lastPathComponent):\(index + 1): \(line.text)")
        }
      }
    }
    #expect(declarations > 0 || Self.internals.contains(module))
    #expect(undocumented == [], "\(undocumented.count) of \(declarations)")
  }

  private func isDocumented(_ index: Int, in lines: [Line]) -> Bool {
    if hasComment(before: index, in: lines) { return true }
    var index = index
    var indent = lines[index].indent
    while index > 0, indent > 0 {
      index -= 1
      let line = lines[index]
      guard !line.text.isEmpty, line.indent < indent, !line.text.hasPrefix("#") else { continue }
      indent = line.indent
      if line.text.hasPrefix("extension") { return hasComment(before: index, in: lines) }
    }
    return false
  }

  private func hasComment(before index: Int, in lines: [Line]) -> Bool {
    let above = lines[..<index].last { !$0.isPassedOver }
    return above?.isComment == true
  }
}
