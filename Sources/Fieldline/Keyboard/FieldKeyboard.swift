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

  /// The field (by its serial number) whose text Readline has, and the state of it that Readline knows.
  private var loaded: Int?
  /// `nil` if the field has something else than what Readline reckons with.
  private var loadedRevision: Int?

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
  func takesEveryKey(in field: UITextField?) -> Bool {
    loaded != nil && loaded == field?.serial && readline.isReadingQuotedCharacter
  }

  /// Presses one key in a field.
  func press(_ key: KeyBytes, in field: UITextField) -> Ending? {
    if loaded != field.serial || field.revision != loadedRevision { load(field) }
    var outcome = key.withUnsafeBufferPointer(readline.handle)
    while true {
      if let ending = apply(outcome, to: field, key: key) { return ending }
      // A callback may have given the keyboard to another field: the rest of a macro is not for that one.
      guard field.isEditing, loaded == field.serial else { return nil }
      if field.revision != loadedRevision { load(field) }
      guard outcome.hasMore else { return nil }
      outcome = readline.resume()
    }
  }

  /// Drops what Readline is in the middle of: the user did something else.
  func cancelProvisional(in field: UITextField?) {
    guard let field else { return }
    loaded = nil
    field.provisional = nil
  }

  /// Gives Readline what the field has, and the field the caret as Readline's mode has it: in vi command mode it
  /// stands on a character.
  private func load(_ field: UITextField) {
    let content = field.content
    if loaded != field.serial {
      readline.history = field.isSecureTextEntry ? [] : field.history.entries
      readline.begin(content.buffer, selection: content.selection)
      loaded = field.serial
    } else {
      let selection = readline.load(content.buffer, selection: content.selection)
      if selection != content.selection { field.offerSelection(selection) }
    }
    loadedRevision = field.revision
  }

  private func apply(_ outcome: KeyOutcome, to field: UITextField, key: KeyBytes) -> Ending? {
    if let edit = outcome.edit {
      loadedRevision = field.offer(edit) ? field.revision : nil
    } else if outcome.selection != field.selection {
      field.offerSelection(outcome.selection)
      loadedRevision = field.selection == outcome.selection ? field.revision : nil
    } else if key.isBackspace, field.selection == TextSelection(caret: .zero) {
      field.offerBackspaceAtStart()
    }
    let provisional = outcome.provisional.map { ProvisionalLine($0, of: field) }
    if field.provisional != provisional { field.provisional = provisional }
    return outcome.action.flatMap { perform($0, in: field) }
  }

  private func perform(_ action: KeyAction, in field: UITextField) -> Ending? {
    switch action {
    case .submit: if field.offerReturn() { return .submitted }
    case .endOfInput: return .endOfInput
    case .undo(let times): for _ in 0..<times where field.undoEdit() {}
    case .redo(let times): for _ in 0..<times where field.redoEdit() {}
    case .revertLine: field.revertEdits()
    case .breakUndo: field.endUndoGroup()
    case .escape:
      switch field.escapePolicy {
      case .none: break
      case .clear: field.offerClear()
      case .cancel: return .cancelled
      }
    case .complete, .clearScreen, .clearDisplay, .redraw, .abort: break
    }
    return nil
  }
}

extension ProvisionalLine {
  @MainActor fileprivate init(_ display: ProvisionalDisplay, of field: UITextField) {
    self.init(
      prompt: display.prompt, line: display.line ?? field.content.buffer.string, caret: display.caret)
  }
}
