import CReadline

/// What happens to a key, decided before Readline sees it.
///
/// A sequence that Readline does not know would be typed in part, or run as vi commands. So only keys that are
/// bound as a whole reach it, and what it waits for in the middle of something.
enum Disposition {
  case feed(KeyKind)
  /// The start of a longer key sequence.
  case feedPrefix
  /// Its first byte alone, which ends what Readline is in the middle of.
  case feedFirst
  /// Esc as one key, the rest as the next.
  case split
  /// C-g in its place.
  case cancel
  case drop
  case escape
}

extension ReadlineKeyboard {
  func handleLongKey(_ key: UnsafeBufferPointer<UInt8>) -> KeyOutcome {
    if key[0] >= 0x80 && !isValid(key) {
      // The replacement character: what was typed can't be kept, but that something was can.
      return [0xEF, 0xBF, 0xBD].withUnsafeBufferPointer { run($0, as: disposition(of: $0)) }
    }
    return run(key, as: disposition(of: key))
  }

  private func isValid(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    String(validating: key, as: UTF8.self) != nil
  }

  func disposition(of key: UnsafeBufferPointer<UInt8>) -> Disposition {
    switch waiting {
    case .command: return key[0] == 0x1B ? escapeDisposition(of: key) : commandDisposition(of: key)
    case .argument:
      if key[0] != 0x1B { return commandDisposition(of: key) }
      return key.count == 1 ? .cancel : escapeDisposition(of: key)
    case .sequence: return sequenceDisposition(of: key)
    case .quoted: return .feed(.selfInsert)
    case .character, .motion: return key[0] == 0x1B ? .feedFirst : .feed(.function)
    case .incrementalSearch:
      if key[0] != 0x1B || key.count == 1 { return .feed(.function) }
      return isBound(key) ? .feed(.function) : .drop
    case .search:
      if key[0] != 0x1B { return .feed(.function) }
      return key.count == 1 ? .cancel : .drop
    }
  }

  private func commandDisposition(of key: UnsafeBufferPointer<UInt8>) -> Disposition {
    switch fieldline_rl_binding_of(key.baseAddress, 1) {
    case FIELDLINE_RL_SELF_INSERT: return .feed(.selfInsert)
    case FIELDLINE_RL_MOTION: return .feed(.motion)
    case FIELDLINE_RL_UNBOUND: return .drop
    case FIELDLINE_RL_PREFIX, FIELDLINE_RL_PREFIX_ALSO: return key.count > 1 ? .feed(.function) : .feedPrefix
    default: return .feed(.function)
    }
  }

  private func escapeDisposition(of key: UnsafeBufferPointer<UInt8>) -> Disposition {
    let escape = fieldline_rl_binding_of(key.baseAddress, 1)
    let isCommand = escape != FIELDLINE_RL_PREFIX && escape != FIELDLINE_RL_UNBOUND
    if key.count == 1 {
      return isCommand ? .feed(escape == FIELDLINE_RL_MACRO ? .function : .function) : .escape
    }
    switch fieldline_rl_binding_of(key.baseAddress, Int32(key.count)) {
    case FIELDLINE_RL_UNBOUND, FIELDLINE_RL_PREFIX:
      let isSequence = key.count > 2 && (key[1] == 0x5B || key[1] == 0x4F)
      if isSequence { return .drop }
      return isCommand || fieldline_rl_is_vi() ? .split : .drop
    case FIELDLINE_RL_MOTION: return .feed(.motion)
    default: return .feed(.function)
    }
  }

  private func sequenceDisposition(of key: UnsafeBufferPointer<UInt8>) -> Disposition {
    guard key[0] == 0x1B else { return .feed(.function) }
    let whole = sequence + key
    let binding = whole.withUnsafeBufferPointer { fieldline_rl_binding_of($0.baseAddress, Int32($0.count)) }
    return binding == FIELDLINE_RL_UNBOUND || binding == FIELDLINE_RL_PREFIX ? .cancel : .feed(.function)
  }

  private func isBound(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let binding = fieldline_rl_binding_of(key.baseAddress, Int32(key.count))
    return binding != FIELDLINE_RL_UNBOUND && binding != FIELDLINE_RL_PREFIX
  }
}
