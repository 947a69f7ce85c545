/// Positions between extended grapheme clusters: between what a reader, and Swift's `Character`, take as one.
///
/// Each costs the size of the cluster at hand. Only where that can't be known without what stands before, as
/// in a row of flags, the row is read from its start.
extension TextBuffer {
  /// The next position behind the given one at which a cluster ends. At the end of the text, the end.
  public func clusterBoundary(after position: UTF8Offset) -> UTF8Offset {
    guard position < end else { return end }
    if isBetweenASCII(position + 1) { return position + 1 }
    var cursor = ScalarCursor(self, at: position)
    let position = cursor.position
    guard let before = cursor.moveForward(), let after = cursor.after else { return end }
    if case .always = ClusterBreak.between(before, after) { return cursor.position }
    return boundaryFromContext(after: position)
  }

  /// The last position before the given one at which a cluster starts. At the start of the text, the start.
  public func clusterBoundary(before position: UTF8Offset) -> UTF8Offset {
    let position = min(position, end)
    guard position > .zero else { return .zero }
    if isBetweenASCII(position - 1) { return position - 1 }
    // Inside a scalar, the same as behind it.
    var cursor = ScalarCursor(self, at: position - 1)
    let lastScalar = cursor.position
    guard cursor.moveForward() != nil else { return .zero }
    let limit = cursor.position
    if lastScalar == .zero || isCertainBoundary(lastScalar) { return lastScalar }
    // `String` finds it in a part of the text, unless the part begins within a cluster.
    let window = scalarBoundary(atOrBefore: limit - 64)
    if let found = lastBoundary(from: window, before: limit), isCertainBoundary(found) { return found }
    return lastBoundary(from: certainBoundary(atOrBefore: lastScalar), before: limit) ?? .zero
  }

  /// Whether no cluster reaches across a position. The text's ends are boundaries; positions outside of it,
  /// or inside a Unicode scalar, are none.
  public func isClusterBoundary(_ position: UTF8Offset) -> Bool {
    if isBetweenASCII(position) { return true }
    if position == .zero || position == end { return true }
    guard position.value > 0 && position.value < utf8Count else { return false }
    var cursor = ScalarCursor(self, at: position)
    guard cursor.position == position, let after = cursor.after, let before = cursor.moveBackward() else {
      return false
    }
    switch ClusterBreak.between(before, after) {
    case .always: return true
    case .never: return false
    case .depends: return boundaryFromContext(after: cursor.position) == position
    }
  }

  /// The smallest range of whole clusters that holds the given one. An empty range inside a cluster becomes
  /// the cluster.
  public func roundedOut(_ range: Range<UTF8Offset>) -> Range<UTF8Offset> {
    var lower = max(.zero, min(range.lowerBound, end))
    var upper = max(.zero, min(range.upperBound, end))
    if !isClusterBoundary(lower) { lower = clusterBoundary(before: lower) }
    if !isClusterBoundary(upper) { upper = clusterBoundary(after: upper) }
    return lower..<upper
  }

  /// Whether ASCII characters stand on both sides of a position, in one chunk. The usual case by far, and
  /// quickly told.
  private func isBetweenASCII(_ position: UTF8Offset) -> Bool {
    guard position.value > 0 && position.value < utf8Count else { return false }
    let start = chunkStart(at: position.value, preferring: .next)
    let offset = position.value - start.utf8
    guard offset > 0 else { return false }
    return chunks[start.index].text.withBytes { bytes in
      let (before, after) = (bytes[offset - 1], bytes[offset])
      return before | after < 0x80 && !(before == 0x0D && after == 0x0A)
    }
  }

  /// The next boundary behind a position, read from one that is certain.
  private func boundaryFromContext(after position: UTF8Offset) -> UTF8Offset {
    var boundary = certainBoundary(atOrBefore: position)
    for character in characters(from: boundary) {
      boundary = boundary + character.utf8.count
      if boundary > position { break }
    }
    return boundary
  }

  /// The start of the last cluster before `limit`, where the text began at `start`.
  private func lastBoundary(from start: UTF8Offset, before limit: UTF8Offset) -> UTF8Offset? {
    let string = self[start..<limit]
    guard let last = string.indices.last else { return nil }
    return start + string.utf8.distance(from: string.startIndex, to: last)
  }

  /// The last position, at or before the given one, that is a boundary whatever stands before it.
  private func certainBoundary(atOrBefore position: UTF8Offset) -> UTF8Offset {
    var position = position
    while !isCertainBoundary(position) { position = scalarBoundary(atOrBefore: position - 1) }
    return position
  }

  /// Whether a position between two scalars is a boundary whatever stands before the two.
  private func isCertainBoundary(_ position: UTF8Offset) -> Bool {
    var cursor = ScalarCursor(self, at: position)
    guard let after = cursor.after, let before = cursor.moveBackward() else { return true }
    if case .always = ClusterBreak.between(before, after) { return true }
    return false
  }
}
