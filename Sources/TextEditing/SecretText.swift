// Text that is overwritten with zeros when it goes, as far as Swift allows.
//
// That is the storage of the strings of which a text is made, if nobody else holds it: so such a text is built anew in
// storage of its own at each change, and what is handed out are copies. Out of reach are those copies, strings of 15
// bytes and less (which have no storage, and pass through registers and the stack), and what a system swaps to a disk.

extension EditableText {
  /// The same text, in storage that nobody else holds.
  public func isolated() -> EditableText {
    EditableText(buffer.string.isolated(), styles: styles, selection: selection)
  }

  /// Makes a change, and overwrites the text that was there before, which must be isolated.
  public mutating func applySecretly(_ edit: TextEdit) {
    let range = buffer.clamped(edit.range)
    var styles = styles
    let length = edit.replacement.utf8.count
    let new = edit.styles ?? StyleRuns(style(forReplacing: range), length: length)
    styles.replaceSubrange(range, of: buffer.utf8Count, with: new, length: length)
    var old = buffer.string
    let string = old.isolated(
      replacing: range.lowerBound.value..<range.upperBound.value, with: edit.replacement)
    old = ""
    wipe()
    self = EditableText(string, styles: styles, selection: edit.selectionAfter)
  }

  /// Overwrites the text, which must be isolated, and leaves an empty one.
  public mutating func wipe() {
    buffer.wipe()
    self = EditableText()
  }
}

extension TextBuffer {
  fileprivate mutating func wipe() {
    for index in chunks.indices { chunks[index].wipe() }
  }
}

extension String {
  /// The same characters, in storage that nobody else holds.
  public func isolated() -> String { isolated(replacing: 0..<0, with: "") }

  /// The characters after a change, in storage that nobody else holds. Offsets are UTF-8 code units, between scalars.
  fileprivate func isolated(replacing range: Range<Int>, with replacement: String) -> String {
    let count = utf8.count - range.count + replacement.utf8.count
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let stop = utf8.index(startIndex, offsetBy: range.upperBound)
    return String(unsafeUninitializedCapacity: count) { target in
      var end = 0
      for piece in [self[..<start], replacement[...], self[stop...]] {
        for byte in piece.utf8 {
          target.initializeElement(at: end, to: byte)
          end += 1
        }
      }
      return end
    }
  }

  /// Overwrites the string's storage with zeros. Nobody else may hold it, and it must not be a literal's.
  mutating func wipe() {
    withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      UnsafeMutableRawPointer(mutating: start).initializeMemory(
        as: UInt8.self, repeating: 0, count: bytes.count)
    }
    self = ""
  }
}
