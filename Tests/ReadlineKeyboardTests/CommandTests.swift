import ReadlineKeyboard
import Testing
import TextEditing

/// One line each: mode, before, keys, after. `|` is the caret, brackets are a selection.
@MainActor @Suite(.serialized) struct CommandTests {
  enum Mode: String { case emacs, vi }

  struct Case: CustomTestStringConvertible {
    var mode: Mode
    var before: String
    var keys: String
    var after: String
    var testDescription: String { "\(mode) \(before) \(keys.debugDescription) \(after)" }

    init(_ mode: Mode, _ before: String, _ keys: String, _ after: String) {
      (self.mode, self.before, self.keys, self.after) = (mode, before, keys, after)
    }
  }

  nonisolated static let cases: [Case] = [
    // Clusters
    Case(.emacs, "a👨‍👩‍👧|b", "\u{7f}", "a|b"),
    Case(.emacs, "|🇩🇪🇫🇷", "\u{6}x", "🇩🇪x|🇫🇷"),
    Case(.emacs, "e\u{301}|x", "\u{14}", "xe\u{301}|"),
    Case(.emacs, "|👨‍👩‍👧b", "\u{1b}[2~x", "x|b"),
    Case(.emacs, "a|👍🏽", "\u{4}", "a|"),
    Case(.emacs, "👍🏽👍🏽👍🏽|", "\u{1b}2\u{7f}\u{19}\u{19}", "👍🏽👍🏽👍🏽👍🏽👍🏽|"),
    Case(.vi, "👨‍👩‍👧xy|", "\u{1b}0dl", "|xy"),
    Case(.vi, "👨‍👩‍👧xy|", "\u{1b}02sq\u{1b}", "|qy"),
    Case(.vi, "straße|", "\u{1b}0$X", "stra|e"),
    Case(.vi, "e\u{301}a|", "\u{1b}0~", "E\u{301}|a"),
    Case(.vi, "über foo|", "\u{1b}0de", "| foo"),
    Case(.vi, "xe\u{301} foo|", "\u{1b}0de", "| foo"),
    Case(.vi, "f(ü) x|", "\u{1b}0fü~", "f(Ü|) x"),
    Case(.vi, "äöü|", "\u{1b}0Rab\u{7f}\u{1b}", "|aöü"),
    // Counts
    Case(.emacs, "|", "\u{1b}3x", "xxx|"),
    Case(.emacs, "|", "\u{1b}3é", "ééé|"),
    Case(.emacs, "abc|", "\u{1b}9\u{1b}9\u{1b}9\u{1b}9\u{1b}9\u{1b}9\u{2}", "|abc"),
    Case(.vi, "one two three four|", "\u{1b}02d2w", "|"),
    Case(.vi, "aaa bbb ccc ddd|", "\u{1b}03w2dld2h2d3h", "aaa |d"),
    // Kill ring
    Case(.emacs, "one two|", "\u{17}\u{17}\u{19}", "one two|"),
    Case(.emacs, "one two|", "\u{15}\u{19}\u{19}", "one twoone two|"),
    Case(.emacs, "a b c|", "\u{17}\u{2}\u{17}\u{19}\u{1b}y", "a c| "),
    Case(.emacs, "x|", "\u{19}\u{1b}y", "x|"),
    // Keys that Readline would type or run in part
    Case(.emacs, "abc|", "\u{1b}[1;7C\u{1b}[15~\u{1b}[<0;3;4M", "abc|"),
    Case(.vi, "abc|", "\u{1b}\u{1b}[1;7D\u{1b}[15~", "ab|c"),
    Case(.emacs, "ab|c", "\u{1b}[1~x\u{1b}[4~y\u{1b}[7~\u{1b}[8~\u{1b}[3~", "xabcy|"),
    Case(.vi, "abc|", "\u{1b}\u{7f}x", "a|c"),
    // Case
    Case(.emacs, "|straße ok", "\u{1b}u", "STRASSE| ok"),
    Case(.emacs, "|ǆ éa", "\u{1b}c\u{1b}c", "ǅ Éa|"),
    // Mark
    Case(.emacs, "hello|", "\u{2}\u{2}\u{0}\u{5}", "hel[lo]"),
    Case(.emacs, "hello|", "\u{0}\u{2}\u{2}x", "helx|"),
    Case(.emacs, "hello|", "\u{0}\u{2}\u{2}\u{7f}", "hel|"),
    Case(.emacs, "hello|", "\u{0}\u{2}\u{2}\u{17}\u{1}\u{19}", "lo|hel"),
    Case(.emacs, "hello|", "\u{0}\u{2}\u{2}\u{7}", "hel|lo"),
    // Undo is the owner's
    Case(.emacs, "|", "one two\u{1f}", "one|"),
    Case(.vi, "|", "one\u{1b}ahi\u{1b}u", "on|e"),
    // Macros
    Case(.emacs, "|", "\u{18}(ab\u{18})\u{18}e", "abab|"),
    Case(.emacs, "|", "\u{11}\u{1}", "\u{1}|"),
    Case(.emacs, "|", "\u{11}é", "é|"),
  ]

  @Test(arguments: cases) func command(_ test: Case) {
    let caret = test.before.utf8.firstIndex(of: UInt8(ascii: "|")).map {
      test.before.utf8.distance(from: test.before.startIndex, to: $0)
    }
    let owner = FakeOwner(
      test.before.filter { $0 != "|" }, caret: caret, inputrc: "set editing-mode \(test.mode.rawValue)")
    // In vi, an Esc at the end of the keys, or before a command, is alone.
    let keys = Array(test.keys.utf8)
    let pauses = test.mode == .vi ? keys.indices.filter { keys[$0] == 0x1B && !isSequence(keys, $0) } : []
    owner.type(keys, pauses: Set(pauses.map { $0 + 1 }))
    #expect(owner.shown == test.after)
  }

  private func isSequence(_ keys: [UInt8], _ escape: Int) -> Bool {
    escape + 1 < keys.count && keys[escape + 1] == UInt8(ascii: "[")
  }
}
