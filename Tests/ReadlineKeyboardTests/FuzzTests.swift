import ReadlineKeyboard
import Testing
import TextEditing

/// Random keys, in both modes, with vetoes and loads: no key may crash, or leave the caret inside a character.
/// That Readline's line is what the owner was offered is asserted by the keyboard itself, after each key.
@MainActor @Suite(.serialized) struct FuzzTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  static let pieces = [
    "a", "b ", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "あ", "\u{200D}", "\u{301}", "(", ")", "각", "\u{1}", "ß", " ", "_",
    "👍🏽", "ः",
  ]

  @Test(arguments: 1...24) func randomKeys(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let isVi = seed.isMultiple(of: 2)
    let owner = FakeOwner(
      "hello (wörld) 👨‍👩‍👧 x", inputrc: isVi ? "set editing-mode vi" : "",
      history: ["first", "zweite 🇩🇪 Zeile", "third (line) here"])
    if seed.isMultiple(of: 3) { owner.vetoes = { $0.replacement.contains("b") } }
    for _ in 0..<600 {
      let key = Self.key(&random)
      owner.press(key)
      if Int.random(in: 0..<40, using: &random) == 0 {
        owner.text = "loaded \(Self.pieces.randomElement(using: &random) ?? "")"
        owner.selection = TextSelection(caret: UTF8Offset(owner.text.utf8.count))
        owner.reload()
      }
      check(owner, key)
      if owner.text.utf8.count > 4000 {
        owner.text = ""
        owner.selection = TextSelection(caret: .zero)
        owner.reload()
      }
    }
  }

  private func check(_ owner: FakeOwner, _ key: [UInt8]) {
    let count = owner.text.utf8.count
    let selection = owner.selection
    #expect(selection.caret.value <= count && selection.anchor.value <= count, "after \(key)")
    let isWhole = owner.text.utf8.index(owner.text.startIndex, offsetBy: min(count, selection.caret.value))
      .samePosition(in: owner.text.unicodeScalars)
    #expect(isWhole != nil, "the caret splits a character after \(key): \(owner.last)")
  }

  static func key(_ random: inout Generator) -> [UInt8] {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: return [UInt8.random(in: 0x20...0x7F, using: &random)]
    case 3, 4:
      return Array(
        ((pieces.randomElement(using: &random) ?? "").unicodeScalars.first.map { String($0) } ?? "").utf8)
    case 5, 6: return [UInt8.random(in: 0...0x1F, using: &random)]
    case 7: return [0x1B, UInt8.random(in: 0x20...0x7F, using: &random)]
    case 8:
      return Array(
        "\u{1b}[\(["A", "B", "C", "D", "H", "F", "3~", "1;2C", "15~", "200~"].randomElement(using: &random) ?? "")"
          .utf8)
    case 9: return [0x1B]
    case 10: return [UInt8.random(in: 0x80...0xFF, using: &random)]
    default: return Array("dcyrfxpPu.0$wbehl~3".utf8).randomElement(using: &random).map { [$0] } ?? []
    }
  }
}
