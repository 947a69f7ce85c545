import CellCanvas
import Testing
import VirtualTerminal

@testable import Terminal

struct FrameWriterTests {
  @Test("Full screen, the emulator shows each canvas", arguments: 0..<16 as Range<UInt64>)
  func fullScreen(seed: UInt64) {
    var size = CellSize(columns: 40 - Int(seed % 7), rows: 8)
    var canvases = RandomCanvases(seed: seed, size: size)
    let terminal = VirtualTerminal(columns: size.columns, rows: size.rows)
    let level = ColorLevel.allCases[Int(seed % 4)]
    var writer = FrameWriter(mode: .fullScreen, screen: size, colors: level)
    terminal.feed("left over\r\n\u{1B}[31mfrom before")
    for step in 0..<60 {
      if Int.random(in: 0..<10, using: &canvases.random) == 0 {
        size = CellSize(
          columns: .random(in: 2...50, using: &canvases.random),
          rows: .random(in: 1...10, using: &canvases.random))
        terminal.resize(columns: size.columns, rows: size.rows)
        writer.resize(to: size)
        if step % 2 == 0 { canvases.resize(to: size) }
      }
      canvases.change()
      if step % 9 == 0 { canvases.canvas.cursor = nil }
      let canvas = canvases.canvas
      terminal.feed(writer.frame(canvas))
      let difference = Screen.difference(
        terminal, row: 0, shows: canvas, from: writer.windowTop, rows: size.rows, level: level)
      if let difference {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
      #expect(terminal.isCursorVisible == (canvas.cursor != nil), "seed \(seed), step \(step)")
      if let cursor = canvas.cursor {
        #expect(terminal.cursor.column == min(cursor.column, size.columns - 1), "seed \(seed), step \(step)")
        #expect(terminal.cursor.row == cursor.row - writer.windowTop, "seed \(seed), step \(step)")
      }
      #expect(writer.frame(canvas).isEmpty, "the same canvas again needs no byte")
    }
  }

  @Test(
    "Inline, the emulator shows each canvas, and what was above stays", arguments: 0..<16 as Range<UInt64>)
  func inline(seed: UInt64) {
    let screen = CellSize(columns: 30, rows: 9)
    let terminal = VirtualTerminal(columns: screen.columns, rows: screen.rows)
    let before = (0..<Int(seed % 12)).map { "$ \($0)" }
    terminal.feed(before.map { $0 + "\r\n" }.joined())
    var canvases = RandomCanvases(seed: seed, size: CellSize(columns: 30, rows: 2))
    var writer = FrameWriter(mode: .inline, screen: screen, colors: .trueColor)
    var rows = 0
    for step in 0..<60 {
      if Int.random(in: 0..<4, using: &canvases.random) == 0 {
        canvases.resize(
          to: CellSize(
            columns: .random(in: 25...32, using: &canvases.random),
            rows: .random(in: 1...12, using: &canvases.random)))
      }
      canvases.change()
      let canvas = canvases.canvas
      terminal.feed(writer.frame(canvas))
      rows = min(canvas.size.rows, screen.rows)
      let top = before.count - terminal.scrollback.count
      let difference =
        Screen.difference(
          terminal, row: top, shows: canvas, from: writer.windowTop, rows: rows, level: .trueColor)
        ?? (Array((terminal.scrollback + terminal.lines).prefix(before.count)) == before
          ? nil : "lines above")
        ?? (terminal.lines.dropFirst(top + rows).allSatisfy(\.isEmpty) ? nil : "lines below")
      if let difference {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
      #expect(
        terminal.cursor.row == top + (canvas.cursor?.row ?? 0) - writer.windowTop,
        "seed \(seed), step \(step)")
    }
    terminal.feed(writer.finish())
    #expect(terminal.cursor.column == 0)
    #expect(terminal.cursor.row == before.count - terminal.scrollback.count + rows)
    #expect(terminal.isCursorVisible)
  }

  @Test("Inline, a resize leaves what was above", arguments: 0..<16 as Range<UInt64>)
  func inlineResize(seed: UInt64) {
    var screen = CellSize(columns: 30, rows: 12)
    let terminal = VirtualTerminal(columns: screen.columns, rows: screen.rows)
    let before = (0..<Int(seed % 14)).map { "$ \($0)" }
    terminal.feed(before.map { $0 + "\r\n" }.joined())
    var canvases = RandomCanvases(seed: seed, size: CellSize(columns: 30, rows: 3))
    var writer = FrameWriter(mode: .inline, screen: screen, colors: .trueColor)
    terminal.feed(writer.frame(canvases.canvas))
    for step in 0..<30 {
      screen = CellSize(
        columns: .random(in: 5...40, using: &canvases.random),
        rows: .random(in: 5...14, using: &canvases.random))
      terminal.resize(columns: screen.columns, rows: screen.rows)
      writer.resize(to: screen)
      canvases.resize(to: CellSize(columns: screen.columns, rows: 3))
      canvases.change()
      let canvas = canvases.canvas
      terminal.feed(writer.frame(canvas))
      let top = terminal.cursor.row - (canvas.cursor?.row ?? 0)
      let difference =
        Screen.difference(terminal, row: top, shows: canvas, from: 0, rows: 3, level: .trueColor)
        ?? (Array((terminal.scrollback + terminal.lines).prefix(before.count)) == before
          ? nil : "lines above")
      if let difference {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
  }

  @Test("Inline, text that stands in the row already stays")
  func partialRow() {
    for (text, top) in [("", 0), ("Name: ", 1), ("0123456789", 1)] {
      let terminal = VirtualTerminal(columns: 10, rows: 4)
      terminal.feed(text)
      var writer = FrameWriter(mode: .inline, screen: CellSize(columns: 10, rows: 4), colors: .none)
      var canvas = Canvas(size: CellSize(columns: 10, rows: 1))
      canvas.draw("field", at: .zero)
      terminal.feed(writer.frame(canvas))
      #expect(terminal.lines[top] == "field")
      if top == 1 { #expect(terminal.lines[0] + " " == text + (text.hasSuffix(" ") ? "" : " ")) }
    }
  }

  @Test("A typed key costs few bytes")
  func typing() {
    let size = CellSize(columns: 80, rows: 24)
    let terminal = VirtualTerminal(columns: size.columns, rows: size.rows)
    for mode in [FrameWriter.Mode.fullScreen, .inline] {
      var writer = FrameWriter(mode: mode, screen: size, colors: .trueColor)
      var canvas = Canvas(size: size)
      canvas.drawBox(CellRect(column: 2, row: 2, columns: 40, rows: 3))
      canvas.cursor = CellPoint(column: 4, row: 3)
      terminal.feed(writer.frame(canvas))
      for (index, letter) in "hello".enumerated() {
        canvas.draw(letter, at: CellPoint(column: 4 + index, row: 3))
        canvas.cursor = CellPoint(column: 5 + index, row: 3)
        let bytes = writer.frame(canvas)
        #expect(bytes.count <= 40)
        if index == 0 { print("\(mode): \(bytes.count) bytes for a typed key") }
        terminal.feed(bytes)
      }
      canvas.draw(" ", at: CellPoint(column: 8, row: 3))
      canvas.cursor = CellPoint(column: 8, row: 3)
      let bytes = writer.frame(canvas)
      print("\(mode): \(bytes.count) bytes for a Backspace")
      #expect(bytes.count <= 40)
      canvas.cursor = CellPoint(column: 4, row: 3)
      print("\(mode): \(writer.frame(canvas).count) bytes for Home")
    }
  }

  @Test("Without colours none are written")
  func noColor() {
    var writer = FrameWriter(mode: .inline, screen: CellSize(columns: 20, rows: 3), colors: .none)
    var canvas = Canvas(size: CellSize(columns: 20, rows: 1))
    canvas.draw("ab", at: .zero, style: CellStyle(foreground: .white, background: .black, attributes: .bold))
    let text = String(decoding: writer.frame(canvas), as: UTF8.self)
    #expect(text.contains("\u{1B}[1mab"))
    #expect(!text.contains("38;") && !text.contains("48;"))
  }

  @Test("What reflow did is counted by both widths")
  func reflow() {
    var writer = FrameWriter(
      mode: .inline, screen: CellSize(columns: 20, rows: 10), colors: .none, reflows: true)
    var canvas = Canvas(size: CellSize(columns: 20, rows: 2))
    canvas.draw("0123456789abcdefghi", at: .zero)
    canvas.cursor = CellPoint(column: 3, row: 1)
    _ = writer.frame(canvas)
    writer.resize(to: CellSize(columns: 8, rows: 10))
    let text = String(decoding: writer.frame(canvas), as: UTF8.self)
    // The first row takes three rows now.
    #expect(text.contains("\u{1B}[3A\r\u{1B}[K"))
  }

  @Test("An inline region can be taken away")
  func erase() {
    let terminal = VirtualTerminal(columns: 20, rows: 4)
    terminal.feed("$ 1\r\n")
    var writer = FrameWriter(mode: .inline, screen: CellSize(columns: 20, rows: 4), colors: .none)
    var canvas = Canvas(size: CellSize(columns: 20, rows: 2))
    canvas.drawBox(CellRect(size: canvas.size))
    terminal.feed(writer.frame(canvas))
    #expect(!terminal.isCursorVisible)
    terminal.feed(writer.erase())
    #expect(terminal.lines == ["$ 1", "", "", ""])
    #expect(terminal.cursor == (0, 1))
    #expect(terminal.isCursorVisible)
  }
}
