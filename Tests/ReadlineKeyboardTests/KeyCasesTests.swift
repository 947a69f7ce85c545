import TestData
import Testing
import TextEditing

/// All key cases, on the keyboard alone.
@MainActor @Suite(.serialized) struct KeyCasesTests {
  @Test func allCases() throws {
    var failures: [String: Int] = [:]
    var totals: [String: Int] = [:]
    for test in try KeyCase.all() {
      totals[test.kind, default: 0] += 1
      if let failure = run(test) {
        failures[test.kind, default: 0] += 1
        print(
          "FAIL \(test.id) \(test.kind) \(test.mode)\(test.state.map { "/\($0)" } ?? "")", terminator: " ")
        print("\(test.before.text.debugDescription)@\(test.before.cursor) \(test.keys): \(failure)")
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
