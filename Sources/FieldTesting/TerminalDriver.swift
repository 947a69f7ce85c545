public import Fieldline
import Terminal

/// A terminal for tests: keys go in, a screen comes out. There is no tty and no waiting; time is what
/// `advance(by:)` says.
///
/// ```swift
/// let driver = TerminalDriver { TextField("Name", text: $name) }
/// driver.send("salom")
/// #expect(driver.screen.lines[0] == "salom")
/// ```
///
/// What is sent in one call arrives as one burst, and shows as one frame, as in a terminal.
@preconcurrency @MainActor
public final class TerminalDriver {
  private let session: TerminalSession
  private var size: CellSize
  private var parser = InputParser()
  private let clock = VirtualClock()
  private var pendingSince: Duration?

  /// A terminal that shows a SwiftUI view inline, from its first row on.
  ///
  /// - Parameters:
  ///   - columns: the width in cells.
  ///   - rows: the height in cells.
  ///   - inputrc: lines of an inputrc. The user's file is never read.
  ///   - root: the view. Its first field gets the keyboard, unless it takes it itself.
  public convenience init(
    columns: Int = 80, rows: Int = 24, inputrc: String = "", @ViewBuilder root: () -> some View
  ) {
    self.init(
      columns: columns, rows: rows, inputrc: inputrc,
      rootViewController: UIHostingController(rootView: root()))
  }

  /// A terminal that shows a controller's view inline.
  public init(columns: Int = 80, rows: Int = 24, inputrc: String = "", rootViewController: UIViewController) {
    size = CellSize(columns: max(1, columns), rows: max(1, rows))
    clock.use()
    session = TerminalSession(
      rootViewController: rootViewController, size: size, fillsScreen: false,
      keyboard: FieldKeyboard(inputrc: inputrc))
    session.backdrop = .black
  }

  /// A terminal of 80 × 24 cells with one field in its first row, which has the keyboard.
  public convenience init(field: UITextField, inputrc: String = "") {
    self.init(inputrc: inputrc, rootViewController: FieldViewController(field))
  }

  // MARK: What the user does

  /// Types keys, as a terminal sends them: `"a"`, `"\r"`, `"\u{1b}b"` for Meta-b, `"\u{1b}[D"` for Left.
  public func send(_ keys: String) { send(bytes: Array(keys.utf8)) }

  /// Sends bytes that arrive at once. They need be no valid UTF-8.
  public func send(bytes: [UInt8]) {
    clock.use()
    bytes.withUnsafeBufferPointer { buffer in
      parser.feed(buffer) { session.handle($0) }
      parser.endRead { session.handle($0) }
    }
    pendingSince = parser.hasPendingKey ? clock.now : nil
    session.settle()
  }

  /// Pastes a text: a terminal with bracketed paste marks it as one.
  public func paste(_ text: String) {
    clock.use()
    session.handle(.paste(Array(text.utf8)))
    session.settle()
  }

  /// Fills a text into the field that has the keyboard, as iOS does with an address, a password or a code that it knows.
  /// The delegate is asked twice, as there: about a space at the start, which is never put in, then about the whole text.
  public func autofill(_ text: String) {
    clock.use()
    session.settle()
    session.autofill(text)
    session.settle()
  }

  /// Clicks on a cell: once for the caret, twice for a word, three times for all.
  public func click(column: Int, row: Int, count: Int = 1) {
    clock.use()
    session.settle()
    session.click(at: CellPoint(column: column, row: row), count: count)
    session.settle()
  }

  /// Gives the terminal another size, in cells.
  public func resize(columns: Int, rows: Int) {
    size = CellSize(columns: max(1, columns), rows: max(1, rows))
    session.resize(to: size)
    session.settle()
  }

  /// Lets time pass. An Esc with nothing after it is taken for the key after 25 ms.
  public func advance(by duration: Duration) {
    clock.now += duration
    clock.use()
    if let since = pendingSince, clock.now - since >= .milliseconds(25) {
      pendingSince = nil
      parser.flush { session.handle($0) }
      session.settle()
    }
  }

  // MARK: What the user sees

  /// The screen now.
  public var screen: Screen {
    clock.use()
    return Screen(session.draw(), size: size)
  }

  /// How the session ended, once it has.
  public var outcome: Outcome? { session.outcome }
}
