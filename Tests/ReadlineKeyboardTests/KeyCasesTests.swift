import Foundation
import ReadlineKeyboard
import Testing
import TextEditing

/// One line of keys.jsonl.
struct KeyCase: Decodable {
  struct Line: Decodable {
    var text: String
    var cursor: Int?
    var mark: Int?
    var history: [String]?
  }
  struct After: Decodable {
    var text: String?
    var cursor: Int?
  }
  var id: String
  var mode: String
  var state: String?
  var before: Line
  var keys: String
  var pauses: [Int]?
  var bind: [String]?
  var after: After
  var kind: String

  var bytes: [UInt8] {
    var result: [UInt8] = []
    var rest = Substring(keys)
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == "\\" else {
        result += Array(String(first).utf8)
        continue
      }
      if rest.first == "x", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
        result.append(byte)
        rest = rest.dropFirst(3)
      } else {
        result.append(UInt8(ascii: "\\"))
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

@MainActor @Suite(.serialized) struct KeyCasesTests {
  static func cases() throws -> [KeyCase] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/keys", withExtension: "jsonl"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(KeyCase.self, from: Data($0.utf8)) }
  }

  @Test func allCases() throws {
    var failures: [String: Int] = [:]
    var totals: [String: Int] = [:]
    for test in try Self.cases() {
      totals[test.kind, default: 0] += 1
      if let failure = run(test) {
        failures[test.kind, default: 0] += 1
        print(
          "FAIL \(test.id) \(test.kind) \(test.mode)\(test.state.map { "/\($0)" } ?? "")", terminator: " ")
        print("\(test.before.text.debugDescription)@\(test.before.cursor ?? -1) \(test.keys): \(failure)")
      }
    }
    for (kind, total) in totals.sorted(by: { $0.key < $1.key }) {
      print("CASES \(kind): \(total - failures[kind, default: 0]) of \(total)")
    }
    let failed = failures.values.reduce(0, +)
    print("CASES all: \(totals.values.reduce(0, +) - failed) of \(totals.values.reduce(0, +))")
    #expect(failed <= 0)
  }

  private func run(_ test: KeyCase) -> String? {
    let mode = test.mode == "vi" ? "set editing-mode vi\n" : ""
    let owner = FakeOwner(
      test.before.text, caret: test.before.cursor, mark: test.before.mark,
      inputrc: mode + (test.bind ?? []).joined(separator: "\n"), history: test.before.history ?? [])
    if test.state == "command" {
      let selection = owner.selection
      owner.press([0x1B])
      owner.selection = selection
      owner.reload()
    }
    owner.type(test.bytes, pauses: Set(test.pauses ?? []))
    // A search that goes on shows its line, and has not committed it.
    let text = owner.last.provisional?.line ?? owner.text
    let caret = owner.last.provisional?.line == nil ? owner.caret : owner.last.provisional?.caret.value
    let expected = test.after.text ?? text
    if text.utf8.elementsEqual(expected.utf8), test.after.cursor == nil || caret == test.after.cursor {
      return nil
    }
    return
      "\(text.debugDescription)@\(caret ?? -1) for \(expected.debugDescription)@\(test.after.cursor ?? -1)"
  }
}
