import ReadlineKeyboard
import Testing
import TextEditing

@MainActor @Suite(.serialized) struct KeyboardTests {
  @Test func anotherKeyboardTakesOverWithItsOwnBindings() {
    let first = FakeOwner("one", inputrc: "\"\\C-t\": \"macro\"\nset editing-mode vi")
    first.type("\u{1b}d")
    let second = FakeOwner("two")
    second.type("x\u{14}\u{19}")
    #expect(second.text == "twxo")
    first.type("y")
    #expect(first.text == "onye", "what was provisional is dropped, and vi begins in insert mode")
    second.type("\u{19}")
    #expect(second.text == "twxo", "nothing of the other's kill ring")
  }

  @Test func killRingLivesAcrossLoads() {
    let owner = FakeOwner("secret")
    owner.type("\u{15}")
    owner.text = "other "
    owner.selection = TextSelection(caret: UTF8Offset(6))
    owner.reload()
    owner.type("\u{19}")
    #expect(owner.text == "other secret")
  }

  @Test func loneEscapeNeverTakesTheNextKey() {
    for mode in ["emacs", "vi"] {
      let owner = FakeOwner("ab", inputrc: "set editing-mode \(mode)\nset keyseq-timeout 0")
      owner.press([0x1B])
      owner.press([0x1B])
      owner.press(Array("x".utf8))
      #expect(owner.text == (mode == "vi" ? "a" : "abx"))
      #expect(owner.actions.first == .escape, "\(mode)")
    }
  }

  @Test func invalidBytesBecomeReplacementCharacters() {
    let owner = FakeOwner("a")
    owner.press([0xFF])
    owner.press([0xC3])
    owner.press([0x16])
    owner.press([0xA9])
    owner.type("b")
    #expect(owner.text == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
  }

  @Test func searchIsProvisionalUntilAccepted() {
    let owner = FakeOwner("mine", history: ["alpha one", "beta two"])
    owner.type("\u{12}al")
    #expect(owner.last.provisional?.prompt == "(reverse-i-search)`al': ")
    #expect(owner.last.provisional?.line == "alpha one")
    #expect(owner.text == "mine" && owner.edits.isEmpty)
    owner.type("\u{7f}\u{7f}\u{7}\u{12}b")
    #expect(owner.last.provisional?.line == "beta two")
    owner.type("\u{7}")
    #expect(owner.text == "mine" && owner.last.provisional == nil)
    owner.type("\u{12}al\u{5}")
    #expect(owner.text == "alpha one" && owner.caret == 9)
    #expect(owner.edits.count == 1)
  }

  @Test func countIsShown() {
    let owner = FakeOwner("")
    owner.press([0x1B, UInt8(ascii: "3")])
    #expect(owner.last.provisional?.prompt == "(arg: 3) ")
    #expect(owner.last.provisional?.line == nil)
  }

  @Test func recallIsOneEditAndEditsOfEntriesAreKept() {
    let owner = FakeOwner("draft", history: ["first", "second"])
    owner.type("\u{10}")
    #expect(owner.text == "second" && owner.edits.count == 1)
    owner.type("X\u{10}\u{e}")
    #expect(owner.text == "secondX")
    owner.type("\u{e}")
    #expect(owner.text == "draft")
    owner.type("!\u{10}\u{e}")
    #expect(owner.text == "draft!")
  }

  @Test func vetoLeavesReadlineWithTheOwnersText() {
    let owner = FakeOwner("12")
    owner.vetoes = { $0.replacement.contains { !$0.isNumber } }
    owner.type("a3b4\u{2}c\u{4}")
    #expect(owner.text == "123")
  }

  @Test func quotedCharacterIsAnnounced() {
    let owner = FakeOwner("")
    owner.type("\u{11}")
    #expect(owner.keyboard.isReadingQuotedCharacter)
    owner.press([0x03])
    #expect(owner.text == "\u{3}" && !owner.keyboard.isReadingQuotedCharacter)
  }

  @Test func actions() {
    let owner = FakeOwner("x")
    owner.type("\t\u{1b}?\u{c}\u{1f}\r")
    #expect(owner.actions == [.complete(.complete), .complete(.list), .clearScreen, .undo(1), .submit])
    owner.text = ""
    owner.selection = TextSelection(caret: .zero)
    owner.reload()
    owner.type("\u{4}")
    #expect(owner.actions.last == .endOfInput)
  }

  @Test func macroStopsForEachAction() {
    let owner = FakeOwner("", inputrc: "\"\\C-t\": \"ab \\C-_cd\"")
    owner.type("\u{14}")
    #expect(owner.text == "abcd" || owner.text == "cd")
    #expect(owner.actions == [.undo(1)])
  }

  @Test func brokenInputrcLinesAreWarningsAndTheRestWorks() {
    let owner = FakeOwner(
      "a b",
      inputrc: """
        set nonsense on
        "\\C-t": no-such-command
        $if Fieldline
        "\\C-o": kill-whole-line
        $else
        "\\C-o": also-none
        $endif
        $if never-closed
        """)
    #expect(
      owner.keyboard.warnings == [
        "inputrc, line 1: nonsense: unknown variable name",
        "inputrc, line 2: no-such-command: unknown command",
      ])
    owner.type("\u{f}")
    #expect(owner.text == "")
  }

  @Test func hugeCountsEnd() {
    let owner = FakeOwner("abc", inputrc: "set editing-mode vi")
    owner.type("\u{1b}999999x", pauses: [1])
    #expect(owner.text == "ab")
    owner.type("999999p")
    #expect(owner.text.utf8.count < 3_000_000)
    let emacs = FakeOwner("")
    emacs.type("\u{1b}9\u{1b}9\u{1b}9\u{1b}9\u{1b}9\u{1b}9\u{1b}9\u{1b}9x")
    #expect(emacs.text.utf8.count <= 1_000_000)
  }

  @Test func endlessMacroIsCutOff() {
    let owner = FakeOwner("", inputrc: "\"x\": \"yx\"")
    owner.type("xz")
    #expect(owner.text.hasSuffix("z") && owner.text.utf8.count < 100)
  }
}
