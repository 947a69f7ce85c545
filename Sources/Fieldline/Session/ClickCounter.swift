import CellCanvas
import FieldKit

/// Tells one click from two and three: clicks on one cell, soon after one another.
@MainActor struct ClickCounter {
  private var last: (point: CellPoint, time: Duration, count: Int)?

  /// Clicks that are further apart than this don't belong together.
  private static let interval = Duration.milliseconds(500)

  /// The number of clicks, with one at `point` now.
  mutating func count(_ point: CellPoint) -> Int {
    let now = EditingClock.now()
    var count = 1
    if let last, last.point == point, now - last.time <= Self.interval { count = last.count % 3 + 1 }
    last = (point, now, count)
    return count
  }
}
