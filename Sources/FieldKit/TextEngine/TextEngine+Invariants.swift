import TextEditing

extension TextEngine {
  /// Stops a debug build where text and selection don't fit together. Called after each change; a long text is
  /// looked at around the selection only, so that debug builds stay usable.
  func _checkInvariants() {
    #if DEBUG
      if content.buffer.utf8Count <= Self.lengthLimit {
        let broken = content.checkInvariants()
        assert(broken.isEmpty, broken.joined(separator: "\n"))
      }
      let selection = content.selection.range
      for end in [selection.lowerBound, selection.upperBound] {
        assert(content.buffer.isClusterBoundary(end), "an end of the selection is inside of a cluster")
      }
    #endif
  }

  private static let lengthLimit = 1_000
}
