extension Canvas {
  /// Draws inside of a rectangle: within `body`, coordinates count from the rectangle's corner, and what falls outside
  /// of it is cut off.
  public mutating func drawing<Result, Failure: Error>(
    in rect: CellRect, _ body: (inout Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = (origin: origin, clip: clip)
    clip = clip.intersection(onCanvas(rect))
    origin = onCanvas(rect.origin)
    defer { (origin, clip) = outer }
    return try body(&self)
  }

  /// Cuts off what `body` draws outside of a rectangle. Coordinates stay as they are.
  public mutating func withClip<Result, Failure: Error>(
    _ rect: CellRect, _ body: (inout Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = clip
    clip = clip.intersection(onCanvas(rect))
    defer { clip = outer }
    return try body(&self)
  }

  /// Draws with coordinates that count from another cell: what `body` draws lies so many cells further right and down.
  /// The clip stays.
  public mutating func moved<Result, Failure: Error>(
    columns: Int, rows: Int, _ body: (inout Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = origin
    origin = onCanvas(CellPoint(column: columns, row: rows))
    defer { origin = outer }
    return try body(&self)
  }

  /// Puts the terminal's cursor at a place in the coordinates of drawing, unless the clip cuts it off.
  public mutating func placeCursor(at point: CellPoint) {
    let place = onCanvas(point)
    if visibleClip.contains(place) { cursor = place }
  }

  /// From the coordinates of drawing to the canvas's own.
  func onCanvas(_ point: CellPoint) -> CellPoint {
    CellPoint(
      column: origin.column.addingSaturated(point.column), row: origin.row.addingSaturated(point.row))
  }

  func onCanvas(_ rect: CellRect) -> CellRect {
    let size = CellSize(
      columns: 0.addingSaturated(rect.size.columns), rows: 0.addingSaturated(rect.size.rows))
    return CellRect(origin: onCanvas(rect.origin), size: size)
  }

  /// The clip, as far as there are cells.
  var visibleClip: CellRect { clip.intersection(CellRect(size: size)) }
}

extension Int {
  /// The sum, held inside of what cells need: coordinates come from callers, and must never trap.
  func addingSaturated(_ other: Int) -> Int {
    let limit = Int(Int32.max)
    return Swift.min(Swift.max(self, -limit), limit) + Swift.min(Swift.max(other, -limit), limit)
  }
}
