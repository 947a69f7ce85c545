extension TextBuffer {
  /// The character that starts at a position; inside of one, what is left of it. At the end there is none.
  public func character(after position: UTF8Offset) -> Character? {
    let position = scalarBoundary(atOrBefore: position)
    return position < end ? Character(self[position..<clusterBoundary(after: position)]) : nil
  }

  /// The character that ends at a position; inside of one, what stands of it before. At the start there is
  /// none.
  public func character(before position: UTF8Offset) -> Character? {
    let position = scalarBoundary(atOrBefore: position)
    return position > .zero ? Character(self[clusterBoundary(before: position)..<position]) : nil
  }

  /// The characters from a position to the end, read as they are asked for.
  public func characters(from position: UTF8Offset = .zero) -> Characters {
    Characters(text: self, position: scalarBoundary(atOrBefore: position))
  }

  /// The characters from a position back to the start, the last one first, read as they are asked for.
  public func charactersReversed(from position: UTF8Offset) -> ReversedCharacters {
    ReversedCharacters(text: self, position: scalarBoundary(atOrBefore: position))
  }

  /// Characters of a text, forwards.
  public struct Characters: Sequence, IteratorProtocol, Sendable {
    private let text: TextBuffer
    /// Where in the text `window` starts.
    private var position: UTF8Offset
    private var window = ""
    private var index: String.Index
    /// How much to read at once, in UTF-8 code units.
    private var size = 16

    fileprivate init(text: TextBuffer, position: UTF8Offset) {
      self.text = text
      self.position = position
      index = window.startIndex
    }

    /// The next one; `nil` after the last.
    public mutating func next() -> Character? {
      while true {
        let reachesEnd = position + window.utf8.count >= text.end
        if index < window.endIndex {
          let after = window.index(after: index)
          // The last character of a window may go on behind it.
          if after < window.endIndex || reachesEnd {
            defer { index = after }
            return window[index]
          }
        }
        if reachesEnd { return nil }
        position = position + window.utf8.distance(from: window.startIndex, to: index)
        size = index == window.startIndex && !window.isEmpty ? size * 2 : Swift.min(size * 2, 1024)
        window = text[position..<position + size]
        index = window.startIndex
      }
    }
  }

  /// Characters of a text, backwards.
  public struct ReversedCharacters: Sequence, IteratorProtocol, Sendable {
    private let text: TextBuffer
    /// Where in the text `window`, which starts at a cluster boundary, starts.
    private var position: UTF8Offset
    private var window = ""
    private var index: String.Index
    /// How much to read at once, in UTF-8 code units.
    private var size = 16

    fileprivate init(text: TextBuffer, position: UTF8Offset) {
      self.text = text
      self.position = position
      index = window.startIndex
    }

    /// The next one; `nil` after the last.
    public mutating func next() -> Character? {
      if index == window.startIndex {
        guard position > .zero else { return nil }
        size = Swift.min(size * 2, 1024)
        let start = text.clusterBoundary(before: text.scalarBoundary(atOrBefore: position - size) + 1)
        window = text[start..<position]
        position = start
        index = window.endIndex
      }
      index = window.index(before: index)
      return window[index]
    }
  }
}
