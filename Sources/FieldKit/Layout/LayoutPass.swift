import Foundation

/// Brings a hierarchy's constraints up to date, solves them, and lays out from the outside to the inside; and again,
/// where that has changed what lies further outside.
@MainActor enum LayoutPass {
  private static var isRunning = false

  static func run(on view: UIView) {
    // Inside of a layout, the one around it does the rest.
    if isRunning {
      LayoutEngine.update()
      return view.layoutHierarchy()
    }
    isRunning = true
    defer { isRunning = false }
    // A view that asks for a layout in each layout must not stop the program.
    for _ in 0..<10 {
      if LayoutEngine.hasPendingUpdates || view.isConstraintUpdateDue {
        if view.superview == nil { LayoutEngine.hasPendingUpdates = false }
        view.updateConstraintsIfNeeded()
      }
      LayoutEngine.update()
      LayoutEngine.hasMoved = false
      view.layoutHierarchy()
      if !LayoutEngine.hasMoved { return }
    }
  }
}
