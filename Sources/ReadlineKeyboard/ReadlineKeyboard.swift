import CReadline
package import TextEditing

/// GNU Readline as a keyboard: it turns the bytes of one key into one edit of somebody else's text.
///
/// It owns no text. Its owner `begin`s a line with the field's text, hands it whole keys, and applies each
/// outcome:
///
///     keyboard.begin(text, selection: selection)
///     var outcome = keyboard.handle(key)
///     apply(outcome)
///     while outcome.hasMore { outcome = keyboard.resume(); apply(outcome) }
///
/// After an outcome, Readline reckons with the text and the selection that it offered. An owner who applied
/// them as they were says nothing; one who did something else (a veto, a formatter, an undo, a click) calls
/// `load` with what the field has now. Loading costs nothing until the next key, so loading once too often
/// does no harm.
///
/// Readline's state is global to the process. One keyboard is current at a time: a key to another one, or
/// `begin`, makes that one current, and drops what was provisional in the first, its kill ring and macros.
@MainActor package final class ReadlineKeyboard {
  /// Counts the changes of the current keyboard, so that each can tell whether it still is.
  @exclusivity(unchecked) private static var generation = 0

  let configuration: KeyboardConfiguration

  /// What was wrong in the inputrc, one complaint an element. The rest of the inputrc works.
  package private(set) var warnings: [String] = []

  /// The entries that can be recalled, oldest first. Changes to recalled entries are kept until the next
  /// `begin`. Setting it forgets them, and goes back to the line being edited.
  package var history: [String] = [] {
    didSet {
      isHistoryStale = true
      isReadyToType = false
    }
  }

  /// What the next key will be to Readline.
  package private(set) var waiting = Waiting.command

  // Unchecked, here and below, is what each typed key touches: the checks would cost as much as our own work.
  // All of it runs on the main actor, and no access spans a call that could come back here.
  @exclusivity(unchecked) var shadow = ShadowLine()
  var region = Region.none
  /// Whether the command that runs selects: the region then outlasts it.
  var isExtending = false
  var outcome = KeyOutcome(selection: TextSelection(caret: .zero))
  var lastChange = TextEdit.Kind.other
  /// The bytes of a key sequence that is not complete yet.
  var sequence: [UInt8] = []
  /// The rest of a key that turned out to be two, when the first has to be applied before it.
  private var deferred: [UInt8] = []
  /// What replace mode typed over, to be put back by Backspace.
  var overstruck: [[UInt8]] = []

  @exclusivity(unchecked) private var ownGeneration = 0
  private(set) var isMultiline = false
  private var isHistoryStale = false
  private var isLoadPending = true
  private var isBetweenLines = true
  /// Whether the next key may take the short way: nothing is to be loaded first, selected or pending.
  @exclusivity(unchecked) private var isReadyToType = false
  var needsConfiguration = false

  /// A keyboard with bindings of its own. It becomes the current one.
  package init(_ configuration: KeyboardConfiguration = KeyboardConfiguration()) {
    self.configuration = configuration
    becomeCurrent()
  }

  // MARK: The text

  /// Starts a new line: a field got the focus, or was submitted. Anything provisional is dropped, vi is in
  /// insert mode, and history at its end.
  ///
  /// - Parameter isMultiline: whether the text may have several lines. Return then puts in a line break, what means a
  ///   line keeps to the one that the caret is in, and what goes through the history moves over rows.
  package func begin(_ text: TextBuffer, selection: TextSelection, isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    if isCurrent {
      fieldline_rl_abandon()
    } else {
      becomeCurrent()
    }
    outcome.provisional = nil
    // A macro that submitted the line before goes on with this one.
    if !isBetweenLines { outcome.hasMore = false }
    isBetweenLines = true
    isHistoryStale = true
    waiting = .command
    sequence = []
    deferred = []
    load(text, selection: selection)
  }

  /// The text and the selection that Readline edits from the next key on.
  ///
  /// It stays in the mode that it was in, and at the place in history. A search, a count or another thing that
  /// is provisional goes on; it works on the text that it began with until it ends. Returns the selection as
  /// the mode has it, for the owner to show: in vi command mode the caret is on a character, not behind the last.
  @discardableResult
  package func load(_ text: TextBuffer, selection: TextSelection) -> TextSelection {
    if !shadow.holds(text) {
      shadow.replace(by: text.string)
      isLoadPending = true
    }
    let selection = limited(selection)
    let mark = selection.anchor.value
    let point = selection.caret.value
    // The owner moves the caret over rows while a region is being marked.
    let isStillMarked =
      isMultiline && region == .marked && !selection.isEmpty && selection.anchor == outcome.selection.anchor
    if !isStillMarked, region == .none || selection.isEmpty || selection != outcome.selection {
      region = selection.isEmpty ? .none : .transient
    }
    if point != shadow.point || mark != shadow.mark { isLoadPending = true }
    shadow.point = point
    shadow.mark = mark
    outcome.selection = selection
    isReadyToType = false
    return selection
  }

  private func limited(_ selection: TextSelection) -> TextSelection {
    guard selection.isEmpty, selection.caret.value > 0, selection.caret.value == shadow.bytes.count,
      isCurrent, !isBetweenLines, fieldline_rl_current().pointee.is_vi_command_mode
    else { return selection }
    let start = shadow.bytes.withUnsafeBufferPointer { ClusterBoundaries(bytes: $0).start(before: $0.count) }
    return TextSelection(caret: UTF8Offset(start))
  }

  private var isCurrent: Bool { ownGeneration == Self.generation }

  // MARK: Keys

  /// Runs one whole key: a character's UTF-8, a control byte, Esc and a character for Meta, a CSI or SS3
  /// sequence, or a lone Esc after which nothing came.
  package func handle(_ key: UnsafeBufferPointer<UInt8>) -> KeyOutcome {
    if isReadyToType, isCurrent, let outcome = type(key) { return outcome }
    guard let first = key.first else { return outcome }
    prepare()
    clearOutcome()
    if first < 0x80 && key.count == 1 {
      return run(key, as: disposition(of: key))
    }
    return handleLongKey(key)
  }

  /// Runs one whole key, as the other `handle` does.
  package func handle(_ key: [UInt8]) -> KeyOutcome { key.withUnsafeBufferPointer { handle($0) } }

  /// Whether a character of several scalars can be one key now: where it is typed, and where a search reads it. Elsewhere
  /// its first scalar may be a command.
  package func takesWhole(_ cluster: [UInt8]) -> Bool {
    guard isCurrent else { return false }
    prepare()
    switch waiting {
    case .command:
      return !fieldline_rl_current().pointee.is_overwriting
        && cluster.withUnsafeBufferPointer { fieldline_rl_binding_of($0.baseAddress, 1) }
          == FIELDLINE_RL_SELF_INSERT
    case .quoted, .incrementalSearch, .search: return true
    case .argument, .sequence, .character, .motion: return false
    }
  }

  /// Goes on after an outcome that `hasMore`, when its edit and its action have been applied.
  package func resume() -> KeyOutcome {
    clearOutcome()
    guard isCurrent, outcome.hasMore else {
      outcome.hasMore = false
      return outcome
    }
    if !deferred.isEmpty && !fieldline_rl_current().pointee.has_more {
      let rest = deferred
      deferred = []
      return handle(rest)
    }
    if isBetweenLines { prepare() } else { putLineIfNeeded() }
    let outcome = finish(since: .function)
    self.outcome.hasMore = outcome.hasMore || !deferred.isEmpty
    return self.outcome
  }

  /// Whether the next key is taken as it is, so that not even C-c, C-z and C-\ may be the terminal's.
  package var isReadingQuotedCharacter: Bool { waiting == .quoted && isCurrent }

  /// Feeds a key to Readline as decided, and gathers what it did.
  func run(_ key: UnsafeBufferPointer<UInt8>, as disposition: Disposition) -> KeyOutcome {
    switch disposition {
    case .feed(let kind):
      if kind == .selfInsert { deleteRegion() }
      fieldline_rl_feed(key.baseAddress, Int32(key.count))
      sequence.isEmpty ? () : sequence.append(contentsOf: key)
      return finish(since: kind)
    case .feedPrefix:
      fieldline_rl_feed(key.baseAddress, Int32(key.count))
      sequence.append(contentsOf: key)
      return finish(since: .function)
    case .feedFirst:
      fieldline_rl_feed(key.baseAddress, 1)
      return finish(since: .function)
    case .split:
      let escape = UnsafeBufferPointer(rebasing: key[..<1])
      let head = run(escape, as: self.disposition(of: escape))
      let rest = UnsafeBufferPointer(rebasing: key[1...])
      let didNothing = head.edit == nil && !head.hasMore && (head.action == nil || head.action == .escape)
      if didNothing { return handle(rest) }
      deferred = Array(rest)
      outcome.hasMore = true
      return outcome
    case .cancel:
      var abort: UInt8 = 7
      fieldline_rl_feed(&abort, 1)
      return finish(since: .function)
    case .drop:
      outcome.rings = true
      return outcome
    case .escape:
      outcome.action = .escape
      return outcome
    }
  }

  // MARK: Readline's line

  private func prepare() {
    if !isCurrent || needsConfiguration { becomeCurrent() }
    fieldline_rl_set_multiline(isMultiline)
    if isBetweenLines {
      if isHistoryStale { putHistory() }
      _ = fieldline_rl_resume()
      putLine()
      isBetweenLines = false
      waiting = .command
      // A macro goes on with the new line; otherwise this is where Readline waits for a key.
      if !fieldline_rl_current().pointee.has_more { _ = advance() }
    }
    if isHistoryStale && waiting == .command {
      putHistory()
      putLine()
    }
    if waiting == .command || waiting == .sequence || waiting == .argument || waiting == .quoted {
      putLineIfNeeded()
    }
  }

  private func putLineIfNeeded() {
    if isLoadPending { putLine() }
  }

  private func putLine() {
    isLoadPending = false
    shadow.bytes.withUnsafeBytes {
      fieldline_rl_set_line(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), Int32(shadow.point),
        Int32(shadow.mark))
    }
    fieldline_rl_set_region_active(region != .none)
  }

  private func putHistory() {
    isHistoryStale = false
    fieldline_rl_clear_history()
    for entry in history { fieldline_rl_add_history(entry) }
  }

  private func becomeCurrent() {
    Self.generation += 1
    ownGeneration = Self.generation
    needsConfiguration = false
    guard fieldline_rl_start(configuration.terminalName) else {
      warnings = ["no memory for Readline's stack"]
      return
    }
    fieldline_rl_abandon()
    fieldline_rl_restore_defaults(configuration.applicationName, configuration.terminalName)
    warnings = readInputrc()
    isBetweenLines = true
    isHistoryStale = true
    isLoadPending = true
    isReadyToType = false
    waiting = .command
    sequence = []
    deferred = []
    outcome.provisional = nil
    outcome.hasMore = false
  }

  private func clearOutcome() {
    outcome.edit = nil
    outcome.action = nil
    outcome.rings = false
    outcome.cuts = false
    isExtending = false
    // The short way of typed keys leaves it behind.
    if region == .none && outcome.provisional == nil {
      outcome.selection = TextSelection(caret: UTF8Offset(shadow.point))
    }
  }

  /// Runs Readline until it waits for a byte, the line ends, or an action must be done first.
  private func advance() -> UnsafePointer<fieldline_rl_state> {
    advance(from: fieldline_rl_resume())
  }

  private func advance(from start: UnsafePointer<fieldline_rl_state>) -> UnsafePointer<fieldline_rl_state> {
    var state = start
    while state.pointee.event == FIELDLINE_RL_COMMAND {
      let isAction = perform(state.pointee)
      if isAction && fieldline_rl_current().pointee.has_more { break }
      state = fieldline_rl_resume()
    }
    return fieldline_rl_current()
  }

  /// What Readline holds is no longer what the owner was offered.
  func markForLoading() {
    isLoadPending = true
    isReadyToType = false
  }

  /// Advances, and says what came of it.
  private func finish(since kind: KeyKind) -> KeyOutcome {
    lastChange = kind == .selfInsert ? .typing : .other
    let state = advance()
    return settle(state, since: kind)
  }

  /// Says what came of a key, after Readline has given control back.
  func settle(since kind: KeyKind) -> KeyOutcome {
    lastChange = kind == .selfInsert ? .typing : .other
    clearOutcome()
    var state = fieldline_rl_current()!
    if state.pointee.event == FIELDLINE_RL_COMMAND { state = advance(from: state) }
    return settle(state, since: kind)
  }

  private func settle(_ pointer: UnsafePointer<fieldline_rl_state>, since kind: KeyKind) -> KeyOutcome {
    let state = pointer.pointee
    outcome.hasMore = false
    isReadyToType = false
    switch state.event {
    case FIELDLINE_RL_KEY:
      waiting = Waiting(state.waiting)
      if waiting != .sequence { sequence.removeAll(keepingCapacity: true) }
      let isSearching = waiting == .incrementalSearch || waiting == .search
      // While an operator reads its motion, Readline keeps a blank behind the line.
      if !isSearching && !state.is_operator_pending { commit(state, since: kind) }
      outcome.provisional = waiting == .command ? nil : provisionalDisplay(of: state)
      if waiting == .command && !isLoadPending { shadow.checkHolds(fieldline_rl_current().pointee) }
      isReadyToType = waiting == .command && region == .none && !isLoadPending && !needsConfiguration
    case FIELDLINE_RL_LINE, FIELDLINE_RL_END:
      let bytes = UnsafeRawBufferPointer(start: state.text, count: Int(state.text_length))
      if state.event == FIELDLINE_RL_LINE { commitAccepted(bytes, state) }
      outcome.action = state.event == FIELDLINE_RL_LINE ? .submit : .endOfInput
      outcome.provisional = nil
      outcome.hasMore = state.has_more
      isBetweenLines = true
      isLoadPending = true
      isHistoryStale = true
      waiting = .command
      region = .none
    default:
      // An action in the middle of a macro: the owner has to know the text so far before it acts.
      commit(state, since: .function)
      outcome.hasMore = true
    }
    return outcome
  }
}
