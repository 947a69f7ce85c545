package import CellCanvas
package import FieldKit
import FieldUI
import Foundation
package import Terminal

/// One screen being used: events go in, a canvas comes out. It knows no tty, so tests drive it as a terminal does.
@MainActor package final class TerminalSession {
  package let window: UIWindow

  /// How the session ended, once it has.
  @exclusivity(unchecked) package private(set) var outcome: Outcome?

  /// What the process is to do besides. Taken by whoever owns the terminal.
  package var request: Request?

  /// What a key can ask of the process that runs the session.
  package enum Request { case suspend, quit, redraw }

  /// The terminal's own background, with which translucent colours are blended; `nil` until it is known.
  package var backdrop: CellColor? { didSet { window.setNeedsDisplay() } }

  private let fillsScreen: Bool
  let keyboard: FieldKeyboard
  private var screenSize: CellSize

  /// - Parameters:
  ///   - size: the terminal's, in cells.
  ///   - fillsScreen: whether the root view gets the whole screen, or only the rows that it needs.
  package init(
    rootViewController: UIViewController, size: CellSize, fillsScreen: Bool, keyboard: FieldKeyboard
  ) {
    self.fillsScreen = fillsScreen
    self.keyboard = keyboard
    screenSize = size
    window = UIWindow(frame: CellMetrics.rect(CellRect(size: size)))
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    settle()
    if window.firstResponder == nil { window.moveFocus() }
    settle()
  }

  // MARK: Events

  /// Takes one event. The views are brought up to date before it, unless it goes on typing: a run of typed
  /// characters is one change to them.
  package func handle(_ event: TerminalEvent) {
    guard outcome == nil else { return }
    // A frame follows the burst that this event is of.
    ViewTree.expectingUpdate { take(event) }
  }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .key(let key) where key.isPrintable: type(key)
    case .key(let key):
      settle()
      press(key)
    case .cluster(let scalars): if let text { finish(keyboard.press(cluster: scalars, in: text)) }
    case .paste(let bytes):
      settle()
      keyboard.cancelProvisional(in: text)
      text?.offerClipboard(String(decoding: bytes, as: UTF8.self))
    case .mouse(let mouse):
      settle()
      take(mouse)
    case .reply(.background(let color)): backdrop = color
    case .focus, .reply: break
    }
  }

  /// The text that has the keyboard.
  var text: TextEngine? { window.firstResponder?.textEngine }

  private func type(_ key: KeyBytes) {
    if let text {
      finish(keyboard.press(key, in: text))
    } else if key == " ", let control = pressedControl {
      settle()
      control.offerPress()
    }
  }

  private func press(_ key: KeyBytes) {
    if !keyboard.takesEveryKey(in: text), let control = ControlKey(key), obey(control) { return }
    if let text { finish(keyboard.press(key, in: text)) }
  }

  /// Keys that do the same whatever has the keyboard.
  ///
  /// - Returns: whether the key was used.
  private func obey(_ key: ControlKey) -> Bool {
    switch key {
    case .interrupt:
      keyboard.cancelProvisional(in: text)
      outcome = .interrupted
    case .suspend: request = .suspend
    case .quit: request = .quit
    case .redraw: request = .redraw
    case .nextField: window.moveFocus()
    case .previousField: window.moveFocus(backwards: true)
    case .submit where text == nil:
      if let control = pressedControl { control.offerPress() } else { outcome = .submitted }
    case .endOfInput where text == nil: outcome = .endOfInput
    case .arrow(let arrow) where text == nil: pressedControl?.offerArrow(arrow)
    case .escape: return window.offerEscape()
    case .submit, .endOfInput, .arrow: return false
    }
    return true
  }

  private func finish(_ ending: FieldKeyboard.Ending?) {
    switch ending {
    case .submitted: outcome = .submitted
    case .cancelled: outcome = .cancelled
    case .endOfInput: outcome = .endOfInput
    case nil: break
    }
  }

  /// Fills a text in where the keyboard is.
  package func autofill(_ string: String) {
    guard let text else { return }
    keyboard.cancelProvisional(in: text)
    text.offerAutofill(string)
  }

  var clicks = ClickCounter()
  var drag: Drag?

  /// What has the keyboard, and has no text.
  private var pressedControl: (any KeyOperated)? {
    guard let holder = window.firstResponder, holder.textEngine == nil else { return nil }
    return holder as? any KeyOperated
  }

  /// Ends the session from outside.
  package func end(_ outcome: Outcome) {
    if self.outcome == nil { self.outcome = outcome }
  }

  /// Puts a line in place of what the field holds, and submits it: input that doesn't come from a terminal.
  package func submit(line: String) {
    if let text {
      text.selectAll()
      text.offerPaste(line)
      _ = text.offerReturn()
    }
    settle()
    end(.submitted)
  }

  // MARK: Frames

  /// The terminal has another size now, in cells.
  package func resize(to size: CellSize) {
    window.transition(to: CellMetrics.size(size)) {
      screenSize = size
      window.setNeedsLayout()
    }
  }

  /// Brings the views up to date with the state.
  package func settle() {
    window.updateHierarchy()
    let size = fillsScreen ? screenSize : CellSize(columns: screenSize.columns, rows: rowsNeeded)
    let frame = CellMetrics.rect(CellRect(size: size))
    if window.frame != frame { window.frame = frame }
    window.layoutIfNeeded()
  }

  /// The rows that the root view takes of the screen, at least one.
  private var rowsNeeded: Int {
    guard let view = window.rootViewController?.view else { return 1 }
    let screen = CellMetrics.size(screenSize)
    let size = view.sizeThatFits(screen)
    let alertRows = window.alert?.rows(on: screenSize) ?? 0
    return max(1, min(screenSize.rows, max(CellMetrics.rows(size.height), alertRows)))
  }

  /// Draws what the user is to see now.
  package func draw() -> Canvas {
    settle()
    window.didDisplay()
    var canvas = Canvas(size: CellMetrics.cells(window.frame).size, backdrop: backdrop)
    window.drawHierarchy(in: &canvas)
    return canvas
  }
}
