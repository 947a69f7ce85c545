import CVTerm

/// A real terminal emulator (libvterm) without a window: what a program writes is fed to it, and its screen is read.
public final class VirtualTerminal {
  private let terminal: OpaquePointer
  public private(set) var columns: Int
  public private(set) var rows: Int

  public init(columns: Int = 80, rows: Int = 24) {
    (self.columns, self.rows) = (columns, rows)
    terminal = cv_new(Int32(columns), Int32(rows))
  }

  deinit { cv_free(terminal) }

  /// Takes what a program writes.
  public func feed(_ bytes: some Collection<UInt8>) {
    Array(bytes).withUnsafeBytes { cv_feed(terminal, $0.baseAddress, $0.count) }
  }

  public func feed(_ text: String) { feed(Array(text.utf8)) }

  /// Changes the size, as a user does who drags the window's edge. libvterm doesn't reflow.
  ///
  /// A window that becomes lower loses first what is below the cursor, and then moves rows up out of the screen, as in
  /// VTE, kitty and tmux. libvterm (0.1) would keep what is below, and move the cursor off its row.
  public func resize(columns: Int, rows: Int) {
    let below = min(self.rows - 1 - cursor.row, self.rows - rows)
    if below > 0 { feed("\u{1B}7\u{1B}[\(self.rows - below + 1);1H\u{1B}[J\u{1B}8") }
    (self.columns, self.rows) = (columns, rows)
    cv_resize(terminal, Int32(columns), Int32(rows))
  }

  // MARK: The screen

  public func cell(column: Int, row: Int) -> VirtualCell {
    var cell = cv_cell()
    cv_cell_at(terminal, Int32(column), Int32(row), &cell)
    return VirtualCell(cell)
  }

  /// The text of each row, without the blanks at its end.
  public var lines: [String] {
    (0..<rows).map { row in Self.text((0..<columns).map { cell(column: $0, row: row) }) }
  }

  /// The rows that went up out of the screen, the oldest first.
  public var scrollback: [String] {
    (0..<cv_scrollback_count(terminal)).map { line in
      Self.text(
        (0..<cv_scrollback_columns(terminal, line)).map { column in
          var cell = cv_cell()
          cv_scrollback_cell(terminal, line, column, &cell)
          return VirtualCell(cell)
        })
    }
  }

  private static func text(_ cells: [VirtualCell]) -> String {
    var text = cells.map { $0.isContinuation ? "" : $0.text.isEmpty ? " " : $0.text }.joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Where the cursor is, whether it shows or not.
  public var cursor: (column: Int, row: Int) {
    var (column, row): (Int32, Int32) = (0, 0)
    var visible = false
    cv_cursor(terminal, &column, &row, &visible)
    return (Int(column), Int(row))
  }

  public var isCursorVisible: Bool {
    var (column, row): (Int32, Int32) = (0, 0)
    var visible = false
    cv_cursor(terminal, &column, &row, &visible)
    return visible
  }

  public var isAlternateScreen: Bool { cv_alternate(terminal) }
  public var wantsMouse: Bool { cv_mouse(terminal) != 0 }

  // MARK: What the terminal sends

  /// The bytes that the terminal sent since the last call: answers, pastes, mouse reports.
  public func takeOutput() -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [CChar](repeating: 0, count: 4096)
    while true {
      let count = cv_take_output(terminal, &chunk, chunk.count)
      guard count > 0 else { return output }
      output += chunk[..<count].map { UInt8(bitPattern: $0) }
    }
  }

  /// What a paste sends: in brackets if the program asked for them.
  public func paste(_ text: String) -> [UInt8] {
    cv_paste_start(terminal)
    var bytes = takeOutput()
    bytes += text.utf8
    cv_paste_end(terminal)
    return bytes + takeOutput()
  }

  public var bracketsPastes: Bool { !paste("").isEmpty }

  /// What a click sends.
  public func click(column: Int, row: Int) -> [UInt8] {
    cv_mouse_move(terminal, Int32(column), Int32(row))
    cv_mouse_button(terminal, 1, true)
    cv_mouse_button(terminal, 1, false)
    return takeOutput()
  }
}
