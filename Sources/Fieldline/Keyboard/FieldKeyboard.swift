import FieldKit
import ReadlineKeyboard
import Terminal
import TextEditing

/// Joins Readline with the field that has the keyboard: what a key did to the line becomes one offer to the field,
/// and what the field made of it goes back into Readline.
@MainActor package final class FieldKeyboard {
  /// How a key ended the session.
  enum Ending { case submitted, cancelled, endOfInput }

  private let configuration: KeyboardConfiguration
  /// Made for the first key, since it takes longer than all the rest of a first frame.
  private lazy var readline = ReadlineKeyboard(configuration)

  /// The engine (by its serial number) whose text Readline has, and the state of it that Readline knows.
  @exclusivity(unchecked) private var loaded: Int?
  /// `nil` if the engine has something else than what Readline reckons with.
  @exclusivity(unchecked) private var loadedRevision: Int?
  /// What Readline was given in place of a text that isn't to be seen.
  @exclusivity(unchecked) private var secret: SecretLine?

  /// - Parameter inputrc: lines of an inputrc in place of the user's file; `nil` for that file.
  package init(inputrc: String? = nil, terminalName: String = "xterm-256color") {
    var configuration = KeyboardConfiguration(inputrc: inputrc.map { .text($0) } ?? .file)
    configuration.terminalName = terminalName
    self.configuration = configuration
  }

  /// Readies the keyboard for its first key.
  ///
  /// - Returns: what is wrong in the inputrc, a line each.
  package func prepare() -> [String] { readline.warnings }

  /// Whether the next key is taken as it is, whatever it would do otherwise: C-v was pressed.
  func takesEveryKey(in engine: TextEngine?) -> Bool {
    loaded != nil && loaded == engine?.serial && readline.isReadingQuotedCharacter
  }

  /// Presses one key in a text.
  func press(_ key: KeyBytes, in engine: TextEngine) -> Ending? {
    if loaded != engine.serial || engine.revision != loadedRevision { load(engine) }
    let outcome = key.withUnsafeBufferPointer(readline.handle)
    return goOn(from: outcome, of: key, in: engine)
  }

  /// Presses a character of several scalars: one key where it is typed, or else each scalar by itself.
  func press(cluster: [UInt8], in engine: TextEngine) -> Ending? {
    if loaded != engine.serial || engine.revision != loadedRevision { load(engine) }
    if readline.takesWhole(cluster) {
      return goOn(from: readline.handle(cluster), of: KeyBytes(cluster), in: engine)
    }
    for scalar in String(decoding: cluster, as: UTF8.self).unicodeScalars {
      // A callback may have given the keyboard to another field: the rest is not for that one.
      guard engine.isEditing else { return nil }
      if let ending = press(KeyBytes(scalar), in: engine) { return ending }
    }
    return nil
  }

  private func goOn(from first: KeyOutcome, of key: KeyBytes, in engine: TextEngine) -> Ending? {
    var outcome = first
    while true {
      if let ending = apply(outcome, to: engine, key: key) { return ending }
      // A callback may have given the keyboard to another field: the rest of a macro is not for that one.
      guard engine.isEditing, loaded == engine.serial else { return nil }
      if engine.revision != loadedRevision { load(engine) }
      guard outcome.hasMore else { return nil }
      outcome = readline.resume()
    }
  }

  /// Drops what Readline is in the middle of: the user did something else.
  func cancelProvisional(in engine: TextEngine?) {
    guard let engine else { return }
    loaded = nil
    engine.provisional = nil
  }

  /// Gives Readline what the field has, and the field the caret as Readline's mode has it: in vi command mode it
  /// stands on a character.
  private func load(_ engine: TextEngine) {
    let content = engine.content
    secret = engine.isSecure ? SecretLine(content.buffer) : nil
    let line = secret?.line ?? content.buffer
    let selection = secret?.inLine(content.selection) ?? content.selection
    if loaded != engine.serial {
      readline.history = engine.isSecure ? [] : engine.history.entries
      readline.begin(line, selection: selection, isMultiline: engine.isMultiline)
      loaded = engine.serial
    } else {
      let settled = readline.load(line, selection: selection)
      if settled != selection { engine.offerSelection(secret?.inText(settled) ?? settled) }
    }
    loadedRevision = engine.revision
  }

  private func apply(_ outcome: KeyOutcome, to engine: TextEngine, key: KeyBytes) -> Ending? {
    let selection = secret?.inText(outcome.selection) ?? outcome.selection
    if outcome.cuts, let edit = outcome.edit, !engine.isSecure {
      loadedRevision = engine.offerCut() && engine.selection == edit.selectionAfter ? engine.revision : nil
    } else if let edit = outcome.edit {
      offer(edit, to: engine)
    } else if selection != engine.selection {
      engine.offerSelection(selection)
      loadedRevision = engine.selection == selection ? engine.revision : nil
    } else if key.isBackspace, engine.selection == TextSelection(caret: .zero) {
      engine.offerBackspaceAtStart()
    }
    let provisional = outcome.provisional.map { ProvisionalLine($0, of: engine, secret: secret) }
    if engine.provisional != provisional { engine.provisional = provisional }
    return outcome.action.flatMap { perform($0, in: engine) }
  }

  private func offer(_ edit: TextEdit, to engine: TextEngine) {
    if let secret {
      // Signs take the place of what was typed before the next key.
      loadedRevision = nil
      if let edit = secret.inText(edit) { engine.offer(edit) }
      return
    }
    var edit = edit
    if edit.kind == .other {
      // Signs that were killed in a text that isn't to be seen mean nothing elsewhere.
      let replacement = SecretLine.withoutSigns(edit.replacement)
      if replacement != edit.replacement {
        edit = TextEdit(range: edit.range, replacement: replacement)
        loadedRevision = nil
        if !edit.range.isEmpty || !replacement.isEmpty { engine.offer(edit) }
        return
      }
    }
    loadedRevision = engine.offer(edit) ? engine.revision : nil
  }

  private func perform(_ action: KeyAction, in engine: TextEngine) -> Ending? {
    switch action {
    case .submit: if engine.offerReturn() { return .submitted }
    case .endOfInput: return .endOfInput
    case .undo(let times): for _ in 0..<times where engine.undoEdit() {}
    case .redo(let times): for _ in 0..<times where engine.redoEdit() {}
    case .revertLine: engine.revertEdits()
    case .move(let motion, let extends, let staysOnCharacter):
      engine.offerMove(RowMove(motion), extending: extends, stayingOnCharacter: staysOnCharacter)
    case .copy: engine.offerCopy()
    case .breakUndo: engine.endUndoGroup()
    case .escape:
      switch engine.escapePolicy {
      case .none: break
      case .clear: engine.offerClear()
      case .cancel: return .cancelled
      }
    case .complete, .clearScreen, .clearDisplay, .redraw, .abort: break
    }
    return nil
  }
}

extension RowMove {
  fileprivate init(_ motion: KeyAction.Motion) {
    switch motion {
    case .rows(let count): self = .rows(count)
    case .pages(let count): self = .pages(count)
    case .rowStart: self = .rowStart
    case .rowEnd: self = .rowEnd
    }
  }
}

extension ProvisionalLine {
  @MainActor fileprivate init(_ display: ProvisionalDisplay, of engine: TextEngine, secret: SecretLine?) {
    let line = display.line ?? secret?.line.string ?? engine.content.buffer.string
    guard secret != nil else {
      self.init(prompt: display.prompt, line: line, caret: display.caret)
      return
    }
    // A sign and the bullet in its place are of different lengths.
    let caret = SecretLine.shown(TextBuffer(line)[.zero..<display.caret])
    self.init(
      prompt: display.prompt, line: SecretLine.shown(line), caret: UTF8Offset(caret.utf8.count))
  }
}
