import Synchronization

/// A text as one string, made when it is asked for and kept until the text changes.
///
/// Two strings are kept, and made right by turns. Whoever asked last usually keeps what it was given until it
/// is given the next one, so that the last string couldn't be changed without copying all of it; the one
/// before it can. The lock is there because reading a text fills this in, and copies of one text, which share
/// it, may be read on several threads.
final class WholeString: Sendable {
  private struct Contents {
    var last: KeptString
    var other = KeptString("")
  }

  private let contents: Mutex<Contents>

  private init(_ contents: Contents) { self.contents = Mutex(contents) }

  /// The string of a text that holds just these characters, or where these are none, of any text.
  convenience init(_ string: String) { self.init(Contents(last: KeptString(string))) }

  /// The same, to be changed apart from this one.
  func copy() -> WholeString { WholeString(contents.withLock { $0 }) }

  /// Notes that `range` of the text, `count` UTF-8 code units long until now, is about to be replaced.
  func forget(_ range: Range<Int>, of count: Int) {
    contents.withLock { contents in
      contents.last.forget(range, of: count)
      contents.other.forget(range, of: count)
    }
  }

  /// The characters of `text`, whose string this is.
  func string(of text: TextBuffer) -> String {
    contents.withLock { contents in
      if !contents.last.isRight(for: text.utf8Count) {
        swap(&contents.last, &contents.other)
        contents.last.makeRight(for: text)
      }
      return contents.last.string
    }
  }
}

/// A string that a text once was, and how much of it, at its start and at its end, the text still is.
private struct KeptString {
  private(set) var string: String
  /// So many UTF-8 code units at the start of `string`, and so many at its end, are right.
  private var prefix: Int
  private var suffix: Int

  init(_ string: String) {
    self.string = string
    prefix = string.utf8.count
    suffix = prefix
  }

  /// Whether it is what a text of `count` UTF-8 code units holds.
  func isRight(for count: Int) -> Bool { prefix + suffix >= count && string.utf8.count == count }

  /// Notes that `range` of the text, `count` UTF-8 code units long until now, is about to be replaced.
  mutating func forget(_ range: Range<Int>, of count: Int) {
    prefix = min(prefix, range.lowerBound)
    suffix = min(suffix, count - range.upperBound)
  }

  /// Puts what `text` holds between the two ends in the place of what the string does.
  mutating func makeRight(for text: TextBuffer) {
    let count = text.utf8Count
    if prefix + suffix == 0 {
      string = text[.zero..<text.end]
    } else if !isRight(for: count) {
      let middle = text[UTF8Offset(prefix)..<UTF8Offset(count - suffix)]
      // Nothing else may hold the string here, not even a view of it, or it would be copied whole.
      let lower = string.utf8.index(string.startIndex, offsetBy: prefix)
      if suffix == 0 {
        string.removeSubrange(lower...)
        string += middle
      } else {
        let upper = string.utf8.index(string.endIndex, offsetBy: -suffix)
        string.replaceSubrange(lower..<upper, with: middle)
      }
    }
    prefix = count
    suffix = count
  }
}
