extension TextBuffer {
  /// What is wrong with this value, a line each: nothing, unless there is a mistake in this module. Costs a
  /// reading of the whole text; for tests, and debug builds.
  public func checkInvariants() -> [String] {
    var violations: [String] = []
    func require(_ condition: Bool, _ violation: @autoclosure () -> String) {
      if !condition { violations.append(violation()) }
    }
    var start = ChunkStart()
    var joined = ""
    for chunk in chunks {
      if start.index == recent.index {
        require(
          start.utf8 == recent.utf8 && start.utf16 == recent.utf16,
          "chunk \(start.index) starts at \(start), and is noted as starting at \(recent)")
      }
      require(chunk.utf8Count == chunk.text.utf8.count, "chunk \(start.index) has a wrong UTF-8 count")
      require(chunk.utf16Count == chunk.text.utf16.count, "chunk \(start.index) has a wrong UTF-16 count")
      require(chunk.utf8Count <= TextChunk.maximumSize, "chunk \(start.index) is too long")
      require(chunk.utf8Count > 0 || chunks.count == 1, "chunk \(start.index) is empty")
      joined += chunk.text
      start.step(over: chunk)
    }
    require(!chunks.isEmpty, "there is no chunk")
    require(recent.index < chunks.count, "the recent chunk, \(recent.index), is none of \(chunks.count)")
    require(utf8Count == start.utf8, "the UTF-8 count is \(utf8Count), and the chunks' \(start.utf8)")
    require(utf16Count == start.utf16, "the UTF-16 count is \(utf16Count), and the chunks' \(start.utf16)")
    require(string.utf8.elementsEqual(joined.utf8), "the whole string isn't what the chunks hold")
    return violations
  }
}
