import Synchronization

/// A text as one string, made when it is asked for and kept until the text changes.
///
/// It remembers how much of the kept string, at its start and at its end, is still what the text holds, so
/// that only what lies between has to be replaced. The lock is there because reading a text fills this in,
/// and copies of one text, which share it, may be read on several threads.
final class WholeString: Sendable {
  private struct Contents {
    var string: String
    /// So many UTF-8 code units at the start of `string`, and so many at its end, are right.
    var prefix: Int
    var suffix: Int
  }

  private let contents: Mutex<Contents>

  private init(_ contents: Contents) { self.contents = Mutex(contents) }

  /// The string of a text that holds just these characters.
  convenience init(_ string: String) {
    self.init(Contents(string: string, prefix: string.utf8.count, suffix: 0))
  }

  /// The same, to be changed apart from this one.
  func copy() -> WholeString { WholeString(contents.withLock { $0 }) }

  /// Notes that `range` of the text, `count` UTF-8 code units long until now, is about to be replaced.
  func forget(_ range: Range<Int>, of count: Int) {
    contents.withLock { contents in
      if contents.prefix == count && contents.string.utf8.count == count { contents.suffix = count }
      contents.prefix = min(contents.prefix, range.lowerBound)
      contents.suffix = min(contents.suffix, count - range.upperBound)
    }
  }

  /// The characters of `text`, whose string this is.
  func string(of text: TextBuffer) -> String {
    contents.withLock { contents in
      let count = text.utf8Count
      if contents.prefix + contents.suffix < count || contents.string.utf8.count != count {
        if contents.prefix + contents.suffix == 0 {
          contents.string = text[.zero..<text.end]
        } else {
          let old = contents.string.utf8
          let lower = old.index(old.startIndex, offsetBy: contents.prefix)
          let upper = old.index(old.endIndex, offsetBy: -contents.suffix)
          let middle = text[UTF8Offset(contents.prefix)..<UTF8Offset(count - contents.suffix)]
          contents.string.replaceSubrange(lower..<upper, with: middle)
        }
        contents.prefix = count
        contents.suffix = 0
      }
      return contents.string
    }
  }
}
