public import Foundation

/// A relation between the edges, middles and sizes of views that layout keeps.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Across or down.
  @frozen public enum Axis: Int, Sendable {
    /// Along a row of cells.
    case horizontal = 0
    /// Along a column of cells.
    case vertical = 1
  }
}
