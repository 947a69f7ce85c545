import Testing

extension DemoTests {
  /// A window whose size changes while somebody types.
  @Suite struct ResizeTests {
    private static let shell = ["$ ls", "one two", "$ fieldline"]

    @Test(
      "Wider, narrower and back: the screen is right after each, and what stood above stays",
      arguments: [
        [(100, 24), (50, 24), (80, 24)],
        [(80, 40), (80, 10), (80, 24)],
        [(120, 50), (30, 12), (81, 25), (80, 24)],
      ])
    func resizes(sizes: [(Int, Int)]) throws {
      let demo = try DemoTerminal(below: Self.shell)
      try demo.type("salom")
      try demo.seeTyped("salom")
      for (columns, rows) in sizes {
        demo.resize(columns: columns, rows: rows)
        try demo.see("the box in \(columns) columns") {
          guard let box = $0.box else { return false }
          return box.left == 2 && box.right == columns - 3
        }
        try demo.seeTyped("salom")
        try demo.seeCaret(at: 5)
        try expectNoLitter(demo)
        try demo.type("!")
        try demo.seeTyped("salom!")
        try demo.type("\u{7F}")
        try demo.seeTyped("salom")
      }
    }

    @Test(
      "A window too small for the screen shows what it can, and recovers",
      arguments: [
        (1, 1), (2, 2), (3, 24), (80, 1), (80, 2), (5, 3), (8, 5),
      ])
    func tiny(columns: Int, rows: Int) throws {
      let demo = try DemoTerminal(below: Self.shell)
      try demo.type("salom")
      try demo.seeTyped("salom")
      demo.program.clearOutput()
      demo.resize(columns: columns, rows: rows)
      try demo.see("something drawn") { !$0.program.output.isEmpty }
      // Typed blindly, perhaps, but not lost.
      try demo.type(" dunyo")
      try demo.program.settle()
      demo.resize(columns: 80, rows: 24)
      try demo.seeTyped("salom dunyo")
      try demo.seeCaret(at: 11)
      try demo.type("\r")
      #expect(try demo.program.waitForExit() == .exited(0))
      #expect(demo.screen.lines.last { !$0.isEmpty } == "salom dunyo")
      #expect(EmittedBytes.stranger(in: demo.program.output) == nil)
    }

    @Test("It starts in a tiny window, too", arguments: [(1, 1), (4, 2), (10, 3), (20, 4)])
    func startsTiny(columns: Int, rows: Int) throws {
      let demo = try DemoTerminal(shell: "exec \"$@\"", columns: columns, rows: rows)
      try demo.see("something drawn") { $0.screen.bracketsPastes }
      try demo.type("salom")
      try demo.program.settle()
      demo.resize(columns: 80, rows: 24)
      try demo.seeTyped("salom")
    }

    @Test("At the bottom of the screen nothing above is lost or drawn twice")
    func atTheBottom() throws {
      let lines = (1...30).map { "line \($0)" }
      let demo = try DemoTerminal(below: lines)
      try demo.type("salom")
      try demo.seeTyped("salom")
      for (columns, rows) in [(90, 24), (60, 24), (60, 30), (80, 24)] {
        demo.resize(columns: columns, rows: rows)
        try demo.see("the box in \(columns) columns") { $0.box?.right == columns - 3 }
        try demo.seeTyped("salom")
        let shown = demo.screen.scrollback + demo.screen.lines
        #expect(Array(shown.filter { $0.hasPrefix("line ") }) == lines, "\(demo.picture)")
        #expect(shown.filter { $0.contains("Siz yozdingiz") }.count == 1, "\(demo.picture)")
        #expect(shown.filter { $0.contains("╭") }.count == 1, "\(demo.picture)")
      }
    }

    @Test("Many sizes in a row end in the last one")
    func manySizes() throws {
      let demo = try DemoTerminal(below: Self.shell)
      try demo.type("salom")
      try demo.seeTyped("salom")
      for columns in stride(from: 120, to: 60, by: -1) { demo.resize(columns: columns, rows: 24) }
      demo.resize(columns: 60, rows: 24)
      try demo.see("the box in 60 columns") { $0.box?.right == 57 }
      try demo.seeTyped("salom")
    }

    private func expectNoLitter(_ demo: DemoTerminal) throws {
      let lines = demo.screen.scrollback + demo.screen.lines
      let box = try #require(demo.box)
      #expect(lines.filter { !$0.isEmpty }.prefix(3) == Self.shell[...], "\(demo.picture)")
      #expect(lines.filter { $0.contains("Siz yozdingiz") }.count == 1, "\(demo.picture)")
      #expect(lines.filter { $0.contains("╭") || $0.contains("╰") }.count == 2, "\(demo.picture)")
      #expect(demo.screen.lines.dropFirst(box.row + 2).allSatisfy { $0.isEmpty }, "\(demo.picture)")
    }
  }
}
