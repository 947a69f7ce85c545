import ConstraintSolver
import Foundation

/// Keeps what constraints decide up to date.
///
/// What has changed is put on a list. Before views are laid out, each item on it is solved together with all that
/// depends on it, or on which it depends, and with nothing else: a field that asks for another width doesn't touch the
/// rest of a form. Views whose frames are given are constants to their neighbours, and so divide layouts into small
/// ones.
@MainActor enum LayoutEngine {
  private static var dirty: [(state: LayoutState, axis: NSLayoutConstraint.Axis)] = []
  private static var generation = 0

  /// Whether a solve has moved a view since this was last set to false.
  static var hasMoved = false
  /// Whether a view may wait for `updateConstraints`.
  static var hasPendingUpdates = false

  static func enqueue(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) { dirty.append((state, axis)) }

  static var isUpToDate: Bool { dirty.isEmpty }

  static func nextGeneration() -> Int {
    generation += 1
    return generation
  }

  /// Solves what has changed.
  static func update() {
    // Widths may change heights, of text that is wrapped, and those are dirty then. They don't change widths again.
    for _ in 0..<4 where !dirty.isEmpty {
      let changed = dirty
      dirty = []
      var system = LayoutSystem()
      for (state, axis) in changed {
        state.isDirty[axis] = false
        system.include(state, axis)
      }
      system.solve()
    }
  }
}
