extension Canvas {
  /// Draws one grapheme cluster. A background of `nil` keeps what is under it; translucent colours are blended.
  ///
  /// A wide cluster of which the clip leaves one cell draws that cell blank.
  /// - Returns: the cells that it takes, drawn or cut off.
  @discardableResult
  public mutating func draw(_ cluster: Character, at point: CellPoint, style: CellStyle = .plain) -> Int {
    let place = onCanvas(point)
    return draw(DrawnCluster(cluster), column: place.column, row: place.row, style: style, clip: visibleClip)
  }

  /// Draws text on one line.
  ///
  /// - Parameter maxColumns: The cells that it may take. A wide cluster that has only one left draws it blank.
  /// - Returns: the cells that were taken, drawn or cut off by the clip; never more than `maxColumns`.
  @discardableResult
  public mutating func draw(
    _ text: some Sequence<Character>, at point: CellPoint, style: CellStyle = .plain, maxColumns: Int = .max
  ) -> Int {
    drawClusters(text, at: point, style: style, maxColumns: maxColumns)
  }

  private mutating func drawClusters(
    _ text: some Sequence<Character>, at point: CellPoint, style: CellStyle, maxColumns: Int
  ) -> Int {
    let place = onCanvas(point)
    let clip = visibleClip
    var used = 0
    for character in text {
      guard used < maxColumns else { break }
      let column = place.column + used
      let cluster = DrawnCluster(character)
      if cluster.columns > maxColumns - used {
        used += draw(DrawnCluster(" ", columns: 1), column: column, row: place.row, style: style, clip: clip)
        break
      }
      // Nothing right of the clip can be seen: only what the text measures is left to find.
      if column < clip.maxColumn {
        draw(cluster, column: column, row: place.row, style: style, clip: clip)
      }
      used += cluster.columns
    }
    return used
  }

  /// Draws text on one line, as above. Strings are what most callers have, and a run of ASCII in them, of which each
  /// letter is a cluster of its own, is drawn by bytes.
  @discardableResult
  public mutating func draw(
    _ text: String, at point: CellPoint, style: CellStyle = .plain, maxColumns: Int = .max
  ) -> Int {
    let maxColumns = max(0, maxColumns)
    let ascii = text.utf8.prefix { (0x20..<0x7F).contains($0) }
    // The last letter may be the base of a mark that follows it.
    let count = ascii.endIndex == text.endIndex ? ascii.count : max(0, ascii.count - 1)
    guard count <= maxColumns else {
      drawASCII(text.utf8.prefix(maxColumns), at: point, style: style)
      return maxColumns
    }
    drawASCII(text.utf8.prefix(count), at: point, style: style)
    if count == text.utf8.count { return count }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: count)...]
    let behind = CellPoint(column: point.column + count, row: point.row)
    return count + drawClusters(rest, at: behind, style: style, maxColumns: maxColumns - count)
  }

  private mutating func drawASCII(_ text: Substring.UTF8View, at point: CellPoint, style: CellStyle) {
    let place = onCanvas(point)
    let clip = visibleClip
    guard place.row >= clip.minRow, place.row < clip.maxRow else { return }
    var column = place.column
    for byte in text {
      if column >= clip.maxColumn { return }
      if column >= clip.minColumn {
        put(Glyph(ascii: byte), columns: 1, at: place.row * size.columns + column, style: style)
      }
      column += 1
    }
  }

  /// Draws one narrow cluster into every cell of a rectangle, in the canvas's own coordinates.
  mutating func draw(_ cluster: Character, columns: Range<Int>, rows: Range<Int>, style: CellStyle) {
    let glyph = Glyph(DrawnCluster(cluster).character)
    let clip = visibleClip
    for row in rows.clamped(to: clip.minRow..<clip.maxRow) {
      for column in columns.clamped(to: clip.minColumn..<clip.maxColumn) {
        put(glyph, columns: 1, at: row * size.columns + column, style: style)
      }
    }
  }

  /// Draws a cluster at a place in the canvas's own coordinates.
  @discardableResult
  private mutating func draw(
    _ cluster: DrawnCluster, column: Int, row: Int, style: CellStyle, clip: CellRect
  ) -> Int {
    guard row >= clip.minRow, row < clip.maxRow else { return cluster.columns }
    var style = style
    if cluster.isSubstitute { style.attributes.insert(.dim) }
    let isWhole = column >= clip.minColumn && column + cluster.columns <= clip.maxColumn
    if isWhole {
      put(Glyph(cluster.character), columns: cluster.columns, at: row * size.columns + column, style: style)
    } else {
      for column in column..<column + cluster.columns
      where column >= clip.minColumn && column < clip.maxColumn {
        put(.space, columns: 1, at: row * size.columns + column, style: style)
      }
    }
    return cluster.columns
  }

  /// Writes a cluster over the cells from `index` on, and leaves no half of what stood there.
  private mutating func put(_ glyph: Glyph, columns: Int, at index: Int, style: CellStyle) {
    let style = blended(style, over: cells[index].style)
    breakWide(before: index)
    breakWide(before: index + columns)
    cells[index] = Cell(glyph, style: style)
    if columns == 2 { cells[index + 1] = Cell(.continuation, style: style) }
  }

  /// Blanks both halves of a wide cluster that has its halves at either side of the edge before `index`.
  mutating func breakWide(before index: Int) {
    guard index < cells.count, cells[index].isContinuation else { return }
    cells[index].character = " "
    cells[index - 1].character = " "
  }

  /// A style whose colours are opaque, as they look over the style that is there.
  private func blended(_ style: CellStyle, over under: CellStyle) -> CellStyle {
    var result = style
    if let background = style.background {
      // Fully transparent is not there: the terminal's own background stays its own.
      result.background =
        background.alpha == 0
        ? under.background : background.blended(over: under.background ?? backdrop ?? .black)
    } else {
      result.background = under.background
    }
    if let foreground = style.foreground, foreground.alpha < 255 {
      result.foreground = foreground.blended(over: result.background ?? backdrop ?? .black)
    }
    if backdrop == nil, result.foreground == nil, let background = result.background {
      result.foreground = background.luma < 128 ? .white : .black
    }
    return result
  }
}
