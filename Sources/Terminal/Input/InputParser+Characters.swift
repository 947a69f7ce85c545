extension InputParser {
  /// Takes the first byte of a character outside of ASCII; `sequence` may hold an Esc before it.
  mutating func beginCharacter(_ byte: UInt8, onEvent: (TerminalEvent) -> Void) {
    sequence.append(byte)
    // Unicode's table 3-7: the second byte's range keeps out overlong forms, surrogates and what is past U+10FFFF.
    switch byte {
    case 0xC2...0xDF: state = .character(due: 1, lower: 0x80, upper: 0xBF)
    case 0xE0: state = .character(due: 2, lower: 0xA0, upper: 0xBF)
    case 0xED: state = .character(due: 2, lower: 0x80, upper: 0x9F)
    case 0xE1...0xEF: state = .character(due: 2, lower: 0x80, upper: 0xBF)
    case 0xF0: state = .character(due: 3, lower: 0x90, upper: 0xBF)
    case 0xF1...0xF3: state = .character(due: 3, lower: 0x80, upper: 0xBF)
    case 0xF4: state = .character(due: 3, lower: 0x80, upper: 0x8F)
    default: endCharacter(isValid: false, onEvent: onEvent)
    }
  }

  /// Hands over the character held; an invalid one as U+FFFD, so that it is seen that something came.
  mutating func endCharacter(isValid: Bool, onEvent: (TerminalEvent) -> Void) {
    if !isValid {
      let isMeta = sequence.first == 0x1B
      sequence.removeAll(keepingCapacity: true)
      if isMeta { sequence.append(0x1B) }
      sequence.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
    if sequence.first == 0x1B { endKey(onEvent) } else { joinCluster(onEvent) }
  }

  /// The longest cluster, in bytes. The longest emoji have 35; what goes on and on comes in parts.
  static let clusterLimit = 128

  /// Adds the scalar held to the character before it, if it goes on with it.
  private mutating func joinCluster(_ onEvent: (TerminalEvent) -> Void) {
    state = .ground
    if !cluster.isEmpty {
      let length = cluster.count
      cluster.append(contentsOf: sequence)
      let text = String(decoding: cluster, as: UTF8.self)
      if cluster.count <= Self.clusterLimit, text.index(after: text.startIndex) == text.endIndex {
        clusterScalars += 1
        return
      }
      cluster.removeSubrange(length...)
      releaseCluster(onEvent)
    }
    cluster.append(contentsOf: sequence)
    clusterScalars = 1
  }

  /// Hands over the character held.
  mutating func releaseCluster(_ onEvent: (TerminalEvent) -> Void) {
    let event = clusterScalars == 1 ? TerminalEvent.key(KeyBytes(cluster)) : .cluster(cluster)
    cluster.removeAll(keepingCapacity: true)
    clusterScalars = 0
    onEvent(event)
  }
}
