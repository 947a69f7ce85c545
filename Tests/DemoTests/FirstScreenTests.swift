import Testing
import VirtualTerminal

extension DemoTests {
  /// The screen that opens first, and what typing does to it.
  @Suite struct FirstScreenTests {
    @Test("Without a name, the first screen opens", arguments: [["first"], []])
    func opens(arguments: [String]) throws {
      let demo = try DemoTerminal(arguments)
      try demo.see("an empty field under its label") {
        $0.label == "" && $0.fieldText == DemoTerminal.placeholder
      }
      let box = try #require(demo.box)
      let label = try #require(demo.row(with: "Siz yozdingiz:"))
      #expect(label < box.row - 1, "the label is above the box")
      #expect(demo.caret == 0)
      #expect(demo.screen.bracketsPastes)
      #expect(!demo.screen.isAlternateScreen)
    }

    @Test("The box is grey and padded, its corners are round, the placeholder is red")
    func look() throws {
      let demo = try DemoTerminal(environment: ["COLORTERM": "truecolor"])
      let box = try #require(demo.box)
      #expect(box.left >= 2 && box.right <= 77, "padded by two columns: \(box)")
      let inside = demo.screen.cell(column: box.right - 3, row: box.row).background
      guard case .rgb(let red, let green, let blue) = inside else {
        Issue.record("no grey behind the field: \(inside)")
        return
      }
      #expect(red > 0 && red < 128 && abs(Int(red) - Int(green)) < 8 && abs(Int(red) - Int(blue)) < 12)
      for column in [0, box.left - 1, box.right + 1, 79] {
        #expect(demo.screen.cell(column: column, row: box.row).background == .own, "column \(column)")
      }
      let letter = demo.screen.cell(column: box.left + 2, row: box.row)
      #expect(letter.text == "M")
      #expect(letter.foreground == .rgb(255, 0, 0))
      try demo.type("x")
      try demo.seeTyped("x")
      #expect(demo.screen.cell(column: box.left + 2, row: box.row).foreground != .rgb(255, 0, 0))
    }

    @Test("What is typed shows at once in the field and above it, and the placeholder makes way")
    func typing() throws {
      let demo = try DemoTerminal()
      var typed = ""
      for letter in "salom" {
        typed.append(letter)
        try demo.type(String(letter))
        try demo.seeTyped(typed)
        try demo.seeCaret(at: typed.count)
        #expect(demo.row(with: "Menga") == nil)
      }
      for _ in 0..<4 { try demo.type("\u{7F}") }
      try demo.seeTyped("s")
      try demo.type("\u{7F}")
      try demo.see("the placeholder again") { $0.label == "" && $0.fieldText == DemoTerminal.placeholder }
      try demo.seeCaret(at: 0)
    }

    @Test("A line that somebody began before stays, and the screen begins below it")
    func halfALine() throws {
      let demo = try DemoTerminal(shell: "printf 'half a line'; exec \"$@\"")
      try demo.see(DemoTerminal.placeholder)
      #expect(demo.screen.lines[0] == "half a line")
      #expect(demo.row(with: "Siz yozdingiz:") == 1)
    }

    /// Each with the columns that it takes.
    @Test(
      "The caret stands where the text does, however wide its letters are",
      arguments: [
        ("日本", 4), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("a日e\u{301}👨‍👩‍👧b", 7), ("🇺🇿", 2), ("한글", 4), ("o\u{2BB}zbek", 6),
      ])
    func caret(text: String, columns: Int) throws {
      let demo = try DemoTerminal()
      try demo.type(text)
      try demo.seeCaret(at: columns)
      try demo.type("\u{1}")
      try demo.seeCaret(at: 0)
      try demo.type("\u{5}")
      try demo.seeCaret(at: columns)
      // Whole clusters go, one for each Backspace.
      for _ in text { try demo.type("\u{7F}") }
      try demo.see("the placeholder again") { $0.fieldText == DemoTerminal.placeholder }
      try demo.seeCaret(at: 0)
    }

    @Test("What is typed comes out as it went in", arguments: ["日本", "cafe\u{301}", "👨‍👩‍👧", "a\u{2003}b"])
    func unchanged(text: String) throws {
      let demo = try DemoTerminal(output: .pipe)
      try demo.type(text + "\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(Array(demo.program.pipedText.unicodeScalars) == Array((text + "\n").unicodeScalars))
    }

    @Test("A long text scrolls in the field, by whole letters, and the caret stays with it")
    func scrolling() throws {
      let demo = try DemoTerminal(columns: 40, rows: 10)
      let words = (0..<30).map { "w\($0)" }.joined(separator: " ")
      try demo.type(words)
      try demo.see("the text's end in the field") { $0.fieldText?.hasSuffix("w28 w29") == true }
      let box = try #require(demo.box)
      let room = box.right - box.left - 3
      let end = try #require(demo.caret)
      #expect(end < room && end >= room - 2, "the caret \(end) stands at the right of \(room) columns")
      #expect(demo.text(demo.screen.cursor.column - 1, box.row) == "9")
      // In the middle, the letter that the caret is on is the one that typing goes before.
      for _ in 0..<12 { try demo.type("\u{1B}b") }
      try demo.see("the caret on the eighteenth word") {
        guard $0.caret != nil else { return false }
        let cursor = $0.screen.cursor
        return $0.string(row: cursor.row, columns: cursor.column..<cursor.column + 3) == "w18"
      }
      try demo.type("日")
      try demo.see("the new letter before the caret") {
        let cursor = $0.screen.cursor
        return $0.caret != nil
          && $0.string(row: cursor.row, columns: cursor.column - 2..<cursor.column + 3) == "日w18"
      }
      try demo.type("\u{1}")
      try demo.see("the text's start") { $0.fieldText?.hasPrefix("w0 w1 w2") == true && $0.caret == 0 }
    }

    @Test("Nothing is cut in two at the field's edges")
    func wideEdges() throws {
      let demo = try DemoTerminal(columns: 30, rows: 10)
      let box = try #require(demo.box)
      for count in 1...20 {
        try demo.type("日")
        try demo.see("\(count) letters, or as many as fit") {
          guard let text = $0.fieldText, $0.caret != nil else { return false }
          let cursor = $0.screen.cursor
          return text.allSatisfy { $0 == "日" }
            && $0.string(row: box.row, columns: cursor.column - 2..<cursor.column) == "日"
            && ($0.label?.filter { $0 == "日" }.count ?? 0) <= count
        }
        #expect(demo.box?.left == box.left && demo.box?.right == box.right)
      }
    }
  }
}
