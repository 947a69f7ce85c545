import CellCanvas
import Terminal

/// Finds out where on an inline screen the mouse is.
///
/// Reports count from the terminal's first row, and an inline screen begins anywhere below it, at another place after
/// each resize and whenever something scrolls. So the terminal is asked where its cursor is at each press: that stands
/// in a row of the screen which is known.
struct MouseLocator {
  /// Reports that wait for the answer.
  private var held: [MouseEvent] = []
  /// The canvas row of the cursor when the terminal was asked.
  private var askedRow: Int?
  /// What is to be taken from a report's row.
  private var offset: Int?
  private let isAbsolute: Bool

  private init(isAbsolute: Bool) {
    self.isAbsolute = isAbsolute
    offset = isAbsolute ? 0 : nil
  }

  /// For a screen that begins in the terminal's first row.
  static var absolute: MouseLocator { MouseLocator(isAbsolute: true) }
  /// For a screen that begins anywhere.
  static var relative: MouseLocator { MouseLocator(isAbsolute: false) }

  /// Whether an answer is still to come.
  var awaitsReply: Bool { askedRow != nil }

  /// Reports that are held while the terminal owes an answer: after so many it won't come.
  private static let limit = 64

  /// Takes a report.
  ///
  /// - Returns: whether the terminal is to be asked for its cursor now.
  mutating func mustAsk(before mouse: MouseEvent, cursorRow: Int) -> Bool {
    if held.count >= Self.limit { (held, askedRow) = ([], nil) }
    held.append(mouse)
    let isFirst: Bool
    switch mouse.action {
    case .press, .scroll: isFirst = true
    case .release, .drag, .move: isFirst = offset == nil
    }
    guard !isAbsolute, isFirst, askedRow == nil else { return false }
    askedRow = cursorRow
    return true
  }

  /// The terminal has said where its cursor is.
  mutating func locate(_ cursor: CellPoint) {
    guard let row = askedRow else { return }
    offset = cursor.row - row
    askedRow = nil
  }

  /// What can be handed on now, in the screen's own cells.
  mutating func takeLocated() -> [MouseEvent] {
    guard let offset, askedRow == nil else { return [] }
    defer { held = [] }
    return held.map { mouse in
      var mouse = mouse
      mouse.point.row -= offset
      return mouse
    }
  }
}
