import CellCanvas
import TestData
import Testing

@testable import Terminal

/// Bytes, and the events that they are. A flush follows each case.
private let cases: [(bytes: String, events: [TerminalEvent])] = [
  ("", []),
  ("ab", [.key("a"), .key("b")]),
  ("\0\u{1}\r\u{7F}", [.key("\0"), .key("\u{1}"), .key("\r"), .key("\u{7F}")]),
  ("é世😀", [.key("é"), .key("世"), .key("😀")]),
  ("\u{1B}", [.key("\u{1B}")]),
  ("\u{1B}b", [.key("\u{1B}b")]),
  ("\u{1B}é", [.key("\u{1B}é")]),
  ("\u{1B}\r\u{1B}\u{7F}", [.key("\u{1B}\r"), .key("\u{1B}\u{7F}")]),
  ("\u{1B}\u{1B}", [.key("\u{1B}\u{1B}")]),
  ("\u{1B}\u{1B}x", [.key("\u{1B}\u{1B}"), .key("x")]),
  ("\u{1B}\u{1B}\u{1B}", [.key("\u{1B}\u{1B}"), .key("\u{1B}")]),
  ("\u{1B}\u{1B}[A", [.key("\u{1B}\u{1B}[A")]),
  ("\u{1B}\u{1B}OA", [.key("\u{1B}\u{1B}OA")]),
  ("\u{1B}[A\u{1B}OA", [.key("\u{1B}[A"), .key("\u{1B}OA")]),
  ("\u{1B}[", [.key("\u{1B}[")]), ("\u{1B}O", [.key("\u{1B}O")]), ("\u{1B}]", [.key("\u{1B}]")]),
  ("\u{1B}P", [.key("\u{1B}P")]), ("\u{1B}]x", [.key("\u{1B}]"), .key("x")]),
  ("\u{1B}_x\u{1B}^\u{1B}X", [.key("\u{1B}_"), .key("x"), .key("\u{1B}^"), .key("\u{1B}X")]),
  ("\u{1B}[1;5C\u{1B}[3~", [.key("\u{1B}[1;5C"), .key("\u{1B}[3~")]),
  ("\u{1B}[[A", [.key("\u{1B}[[A")]), ("\u{1B}[[", [.key("\u{1B}[[")]),
  ("\u{1B}[3$", [.key("\u{1B}[3$")]), ("\u{1B}[a\u{1B}[c", [.key("\u{1B}[a"), .key("\u{1B}[c")]),
  ("\u{1B}[\u{1B}[B", [.key("\u{1B}["), .key("\u{1B}[B")]),
  ("\u{1B}[1\u{1B}[B", [.key("\u{1B}[B")]), ("\u{1B}[1;\rx", [.key("\r"), .key("x")]),
  ("\u{1B}O5C", [.key("\u{1B}O5C")]), ("\u{1B}Oé", [.key("\u{1B}O"), .key("é")]),
  ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
  (
    "\u{1B}[<0;3;2M\u{1B}[<0;3;2m",
    [
      .mouse(.init(.press, at: .init(column: 2, row: 1))),
      .mouse(.init(.release, at: .init(column: 2, row: 1))),
    ]
  ),
  ("\u{1B}[<34;1;1M", [.mouse(.init(.drag, button: .right, at: .zero))]),
  ("\u{1B}[<35;1;1M", [.mouse(.init(.move, button: .none, at: .zero))]),
  (
    "\u{1B}[<64;1;1M\u{1B}[<65;1;1M",
    [
      .mouse(.init(.scroll(lines: -1), button: .none, at: .zero)),
      .mouse(.init(.scroll(lines: 1), button: .none, at: .zero)),
    ]
  ),
  ("\u{1B}[<20;1;1M", [.mouse(.init(.press, modifiers: [.shift, .control], at: .zero))]),
  ("\u{1B}[<0;0;0M\u{1B}[<999;1;1M\u{1B}[<0M", []),
  ("\u{1B}[M !!a", [.mouse(.init(.press, at: .zero)), .key("a")]),
  ("\u{1B}[200~a\rb\u{1B}[A\0\u{1B}[201~c", [.paste(Array("a\rb\u{1B}[A\0".utf8)), .key("c")]),
  ("\u{1B}[200~\u{1B}[201~", [.paste([])]),
  ("\u{1B}[200~\u{1B}\u{1B}[20\u{1B}[201\u{1B}[201~", [.paste(Array("\u{1B}\u{1B}[20\u{1B}[201".utf8))]),
  ("\u{1B}[201~x", [.key("x")]),
  ("\u{1B}]11;rgb:1e1e/1e1e/ffff\u{1B}\\", [.reply(.background(CellColor(red: 30, green: 30, blue: 255)))]),
  ("\u{1B}]10;rgb:f/8/0\u{7}", [.reply(.foreground(CellColor(red: 255, green: 136, blue: 0)))]),
  ("\u{1B}]11;#102030\u{7}", [.reply(.background(CellColor(red: 16, green: 32, blue: 48)))]),
  ("\u{1B}]11;nonsense\u{7}\u{1B}]52;c;aGk=\u{7}", [.reply(.other), .reply(.other)]),
  ("\u{1B}]11;rgb:1\u{3}x", [.key("\u{3}"), .key("x")]),
  ("\u{1B}]11;rgb:1\u{1B}[A", [.key("\u{1B}[A")]),
  ("\u{1B}[?62;22c", [.reply(.attributes([62, 22]))]), ("\u{1B}[>0;276;0c", [.reply(.other)]),
  ("\u{1B}[12;40R", [.reply(.cursor(CellPoint(column: 39, row: 11)))]),
  ("\u{1B}[1;2R", [.key("\u{1B}[1;2R")]), ("\u{1B}[1;40R", [.reply(.cursor(CellPoint(column: 39, row: 0)))]),
  ("\u{1B}[?2026;2$y", [.reply(.mode(2026, state: 2))]), ("\u{1B}[?1u", [.reply(.keyboardFlags(1))]),
  ("\u{1B}[0n\u{1B}[?997;1n", [.reply(.other), .reply(.isDark(true))]), ("\u{1B}[8;24;80t", [.reply(.other)]),
  ("\u{1B}P>|XTerm(370)\u{1B}\\", [.reply(.version("XTerm(370)"))]),
  ("\u{1B}P1$r0m\u{1B}\\", [.reply(.other)]),
  (
    "\u{1B}[97u\u{1B}[97;5u\u{1B}[97;3u\u{1B}[97;7u",
    [.key("a"), .key("\u{1}"), .key("\u{1B}a"), .key("\u{1B}\u{1}")]
  ),
  (
    "\u{1B}[27u\u{1B}[13u\u{1B}[9;2u\u{1B}[97:65;2u\u{1B}[97;1:3u\u{1B}[97;65u",
    [.key("\u{1B}"), .key("\r"), .key("\u{1B}[Z"), .key("A"), .key("a")]
  ),
  ("\u{1B}[27;5;97~\u{1B}[32;5u\u{1B}[57361u", [.key("\u{1}"), .key("\0"), .key("\u{1B}[57361u")]),
]

/// Characters that came at once, and what they are as keys.
private let clusters: [(text: String, events: [TerminalEvent])] = [
  ("👨‍👩‍👧‍👦", [cluster("👨‍👩‍👧‍👦")]), ("🇺🇿🇹🇷", [cluster("🇺🇿"), cluster("🇹🇷")]), ("a👍🏽b", [.key("a"), cluster("👍🏽"), .key("b")]),
  ("1️⃣\r", [cluster("1️⃣"), .key("\r")]), ("xe\u{301}é", [.key("x"), cluster("e\u{301}"), .key("é")]),
  ("\u{301}e", [.key("\u{301}"), .key("e")]), ("\u{1}\u{301}", [.key("\u{1}"), .key("\u{301}")]),
  ("\u{1100}\u{1161}\u{11A8}", [cluster("\u{1100}\u{1161}\u{11A8}")]),
  ("\u{1B}e\u{301}", [.key("\u{1B}e"), .key("\u{301}")]),
  ("世界", [.key("世"), .key("界")]), ("e\u{301}\u{1B}[A", [cluster("e\u{301}"), .key("\u{1B}[A")]),
  ("e\u{301}\u{1B}[200~e\u{301}\u{1B}[201~", [cluster("e\u{301}"), .paste(Array("e\u{301}".utf8))]),
]

private func cluster(_ text: String) -> TerminalEvent { .cluster(Array(text.utf8)) }

/// Bytes that aren't UTF-8, and the events that they are.
private let invalid: [(bytes: [UInt8], events: [TerminalEvent])] = [
  ([0xFF], [.key("\u{FFFD}")]), ([0xC0, 0xAF], [.key("\u{FFFD}"), .key("\u{FFFD}")]),
  ([0xE4, 0xB8], [.key("\u{FFFD}")]), ([0xE4, 0xB8, 0x61], [.key("\u{FFFD}"), .key("a")]),
  ([0xED, 0xA0, 0x80], [.key("\u{FFFD}"), .key("\u{FFFD}"), .key("\u{FFFD}")]),
  ([0xF4, 0x90], [.key("\u{FFFD}"), .key("\u{FFFD}")]),
  ([0xF0, 0x9F, 0x98, 0x1B], [.key("\u{FFFD}"), .key("\u{1B}")]),
  ([0x1B, 0xC3, 0x41], [.key("\u{1B}\u{FFFD}"), .key("A")]), ([0x9B, 0x41], [.key("\u{FFFD}"), .key("A")]),
  ([0x1B, 0x5B, 0x9B], [.key("\u{1B}["), .key("\u{FFFD}")]),
]

struct InputParserTests {
  private func events(_ pieces: [[UInt8]]) -> [TerminalEvent] {
    var parser = InputParser()
    var events: [TerminalEvent] = []
    for piece in pieces { piece.withUnsafeBufferPointer { parser.feed($0) { events.append($0) } } }
    parser.endRead { events.append($0) }
    parser.flush { events.append($0) }
    return events
  }

  @Test(
    "Bytes become events",
    arguments: (cases + clusters.map { ($0.text, $0.events) }).map { (Array($0.bytes.utf8), $0.events) }
      + invalid.map { ($0.bytes, $0.events) })
  func table(bytes: [UInt8], expected: [TerminalEvent]) {
    #expect(events([bytes]) == expected)
    #expect(events(bytes.map { [$0] }) == expected, "byte by byte")
  }

  @Test("Any split gives the same events", arguments: 0..<50 as Range<UInt64>)
  func splits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts =
      cases.map { Array($0.bytes.utf8) } + clusters.map { Array($0.text.utf8) } + invalid.map(\.bytes)
    var bytes: [UInt8] = []
    for _ in 0..<60 { bytes += parts.randomElement(using: &random) ?? [] }
    for _ in 0..<40 where seed % 2 == 0 {
      bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
    }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(9, rest.count), using: &random)
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(events(pieces) == events([bytes]), "seed \(seed)")
  }

  @Test(
    "What may be a key by itself waits, what can't be doesn't",
    arguments: [
      ("\u{1B}", true), ("\u{1B}[", true), ("\u{1B}O", true), ("\u{1B}\u{1B}", true), ("\u{1B}]", true),
      ("a", false),
      ("\u{1B}[1;", false), ("\u{1B}]11;", false), ("\u{1B}[200~", false), ("\u{1B}[A", false), ("", false),
    ])
  func pending(bytes: String, isPending: Bool) {
    var parser = InputParser()
    _ = parser.events(from: Array(bytes.utf8))
    #expect(parser.hasPendingKey == isPending)
  }

  @Test("An answer that comes in two parts with a pause is still an answer")
  func pausedAnswer() {
    var parser = InputParser()
    var events = parser.events(from: Array("\u{1B}]11;rgb:ffff/".utf8))
    parser.flush { events.append($0) }
    events += parser.events(from: Array("ffff/ffff\u{1B}\\".utf8))
    #expect(events == [.reply(.background(.white))])
  }

  @Test("A cursor report is one where it was asked for")
  func cursorReport() {
    var parser = InputParser()
    parser.awaitedCursorReports = 1
    let report = Array("\u{1B}[1;2R".utf8)
    #expect(
      parser.events(from: report + report) == [
        .reply(.cursor(CellPoint(column: 1, row: 0))), .key("\u{1B}[1;2R"),
      ])
  }

  @Test(
    "Endless sequences are dropped, and the next key is one",
    arguments: ["\u{1B}[", "\u{1B}]1", "\u{1B}P1", "\u{1B}O"])
  func endless(start: String) {
    var parser = InputParser()
    var count = 0
    _ = parser.events(from: Array(start.utf8))
    let digits = [UInt8](repeating: 0x31, count: 64 << 10)
    for _ in 0..<16 { count += parser.events(from: digits).count }
    if start == "\u{1B}O" { #expect(count <= 16 << 16) } else { #expect(count == 0) }
    #expect(parser.sequence.count < 5000)
    #expect(parser.events(from: [0x03]).suffix(1) == [.key("\u{3}")])
  }

  @Test("A paste without an end can be ended")
  func endlessPaste() {
    var parser = InputParser()
    var events = parser.events(from: Array("\u{1B}[200~abc\u{1B}[20".utf8))
    #expect(events.isEmpty && parser.isInPaste)
    parser.endPaste { events.append($0) }
    events += parser.events(from: [0x61])
    #expect(events == [.paste(Array("abc\u{1B}[20".utf8)), .key("a")])
  }

  @Test("Characters that reads cut are the same text", arguments: clusters.map(\.text))
  func cutClusters(text: String) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      var events = parser.events(from: Array(bytes[..<cut]))
      events += parser.events(from: Array(bytes[cut...]))
      parser.flush { events.append($0) }
      let whole = self.events([bytes]).flatMap(\.typed)
      #expect(events.flatMap(\.typed) == whole, "cut at \(cut)")
    }
  }

  @Test("A character that never ends comes in parts")
  func endlessCluster() {
    var parser = InputParser()
    let text = "e" + String(repeating: "\u{301}", count: 10_000)
    let events = parser.events(from: Array(text.utf8))
    #expect(events.flatMap(\.typed) == Array(text.utf8))
    #expect(events.allSatisfy { $0.typed.count <= InputParser.clusterLimit })
  }

  @Test("C-c alone ends a paste without an end, if nothing follows")
  func interruptedPaste() {
    var parser = InputParser()
    #expect(parser.events(from: Array("\u{1B}[200~ab\u{3}".utf8)).isEmpty && !parser.hasPendingKey)
    #expect(parser.events(from: [3]).isEmpty && parser.hasPendingKey)
    #expect(parser.events(from: Array("c".utf8)).isEmpty && !parser.hasPendingKey)
    #expect(parser.events(from: [3]).isEmpty && parser.hasPendingKey)
    var events: [TerminalEvent] = []
    parser.flush { events.append($0) }
    #expect(events == [.paste(Array("ab\u{3}\u{3}c".utf8)), .key("\u{3}")])
    #expect(parser.events(from: [0x61]) == [.key("a")])
  }

  @Test("A paste of megabytes comes whole")
  func bigPaste() {
    var parser = InputParser()
    var random = SeededGenerator(seed: 1)
    let text = (0..<3_000_000).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
    let bytes = Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8)
    var events: [TerminalEvent] = []
    let clock = ContinuousClock()
    let time = clock.measure {
      for start in stride(from: 0, to: bytes.count, by: 65_536) {
        bytes[start..<min(start + 65_536, bytes.count)].withUnsafeBufferPointer {
          parser.feed($0) { events.append($0) }
        }
      }
    }
    #expect(events == [.paste(text)])
    print("3 MB paste: \(time)")
    let keys = [UInt8](repeating: 0x61, count: 20_000)
    var count = 0
    let keyTime = clock.measure { keys.withUnsafeBufferPointer { parser.feed($0) { _ in count += 1 } } }
    parser.endRead { _ in count += 1 }
    print("20,000 keys: \(keyTime)")
    #expect(count == 20_000)
  }

  @Test("A key is stored as its bytes")
  func keyBytes() {
    let bytes = (0..<16).map { UInt8($0 * 16 + 1) }
    #expect(Array(KeyBytes(bytes)) == bytes)
    #expect(KeyBytes(bytes + [9]).count == 16)
    #expect(KeyBytes("\u{1B}[A").description == "\\e[A")
  }
}

extension TerminalEvent {
  /// The bytes that the event puts in.
  fileprivate var typed: [UInt8] {
    switch self {
    case .key(let key): Array(key)
    case .cluster(let bytes), .paste(let bytes): bytes
    case .mouse, .focus, .reply: []
    }
  }
}
