import CellCanvas
import FieldKit
import Foundation

/// The size that a view is offered, in cells. `nil` asks for the size that it would like best.
struct CellProposal: Hashable {
  var columns: Int?
  var rows: Int?
  /// Whether a frame around the view says how high it is to be, and doesn't only let it be as high.
  var isHeightFixed = false

  init(columns: Int? = nil, rows: Int? = nil) {
    self.columns = columns.map { max(0, $0) }
    self.rows = rows.map { max(0, $0) }
  }

  init(_ size: CellSize) { self.init(columns: size.columns, rows: size.rows) }

  /// The offer, less some cells.
  func reduced(columns lessColumns: Int, rows lessRows: Int) -> CellProposal {
    var proposal = CellProposal(columns: columns.map { $0 - lessColumns }, rows: rows.map { $0 - lessRows })
    proposal.isHeightFixed = isHeightFixed
    return proposal
  }

  /// The offer in points.
  var points: ProposedViewSize {
    var points = ProposedViewSize.unspecified
    if let columns { points.width = CGFloat(columns) * CellMetrics.width }
    if let rows { points.height = CGFloat(rows) * CellMetrics.height }
    return points
  }
}
