package import CellCanvas
import FieldKit
import Foundation
import Terminal
import TextEditing

/// What the mouse does: clicks, drags, and the wheel.
extension TerminalSession {
  /// What a press began, while the button is held.
  struct Drag {
    /// The text in which it was, by its serial number.
    let text: Int
    /// What it selected.
    let anchor: Range<UTF8Offset>
    /// The clicks it was the last of.
    let count: Int
  }

  /// Takes what the mouse did.
  func take(_ mouse: MouseEvent) {
    if case .scroll(let lines) = mouse.action { scroll(at: mouse.point, lines: lines) } else { click(mouse) }
  }

  private func click(_ mouse: MouseEvent) {
    guard mouse.button == .left || mouse.action == .release else { return }
    switch mouse.action {
    case .press:
      if mouse.modifiers.contains(.shift), let text, text.serial == drag?.text ?? text.serial {
        return text.offerExtension(to: middle(of: mouse.point))
      }
      let count = clicks.count(mouse.point)
      click(at: mouse.point, count: count)
      drag = text.map { Drag(text: $0.serial, anchor: $0.selection.range, count: count) }
    case .drag:
      guard let drag, let text, text.serial == drag.text else { return }
      keyboard.cancelProvisional(in: text)
      text.offerDrag(to: middle(of: mouse.point), from: drag.anchor, count: drag.count)
    case .release: drag = nil
    case .move, .scroll: break
    }
  }

  /// Whether anything on the screen does something when it is clicked.
  var canUseMouse: Bool { window.takesClicks }

  /// The middle of a cell, in points of the window.
  private func middle(of point: CellPoint) -> CGPoint {
    CGPoint(
      x: (CGFloat(point.column) + 0.5) * CellMetrics.width, y: (CGFloat(point.row) + 0.5) * CellMetrics.height
    )
  }

  /// The wheel: the innermost view under it that can be scrolled that way scrolls by three rows, or a screen but one.
  private func scroll(at point: CellPoint, lines: Int) {
    var view = window.hitTest(middle(of: point), with: nil)
    while let current = view {
      if let scrolled = current as? UIScrollView {
        let rows = max(1, min(3, CellMetrics.rows(scrolled.bounds.height) - 1))
        if scrolled.offerScroll(rows: lines * rows) { return }
      }
      view = current.superview
    }
  }

  /// A click. Gestures, controls and views see it first; in a text one click places the caret, two select a word, three
  /// all.
  package func click(at point: CellPoint, count: Int) {
    let place = middle(of: point)
    guard let view = window.hitTest(place, with: nil) else { return }
    view.click(at: place, count: count)
    if view is any KeyOperated, view.textEngine == nil, view.canBecomeFirstResponder {
      view.becomeFirstResponder()
    }
    guard view.window === window, let text = view.textEngine, view.becomeFirstResponder() else { return }
    keyboard.cancelProvisional(in: text)
    text.offerClick(at: place, count: count)
  }
}
