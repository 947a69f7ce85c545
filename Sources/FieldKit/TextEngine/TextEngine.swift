import Foundation
package import TextEditing

/// What edits a text: a text field's one line, or a text view's many.
///
/// It is the one truth for the text, its styles, the selection and their history, and the one place where they change
/// (`apply(_:by:)` and `select(_:)`). Offsets are UTF-8 code units here; at the face of the view that owns the engine,
/// its host, they are UTF-16 code units.
@MainActor package final class TextEngine {
  // What each typed key goes through isn't checked for overlapping access: no code runs while one of these changes.

  /// The text, its styles and the selection. Changed by `apply(_:by:)` and `select(_:)` alone.
  @exclusivity(unchecked) package internal(set) var content = EditableText() { didSet { revision &+= 1 } }

  /// Counts the changes of text and selection, so that who mirrors them sees that one came from elsewhere.
  @exclusivity(unchecked) package private(set) var revision = 0

  /// Counts the changes of the text.
  @exclusivity(unchecked) var changes = 0

  /// The number of this engine among all that were ever made: what mirrors it needs no reference to know it by.
  package let serial = TextEngine.nextSerial()

  private static var engines = 0
  private static func nextSerial() -> Int {
    engines &+= 1
    return engines
  }

  /// The view that the text is in. It owns the engine, and takes itself out before it goes (`loseHost()`).
  package internal(set) var host: (any TextEngineHost)? {
    get { reference }
    set { reference = newValue }
  }

  // Not weak: a view that is referred to weakly costs more at every touch.
  @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var reference: (any TextEngineHost)?

  /// The host is about to go.
  nonisolated func loseHost() { reference = nil }

  /// Who is told of changes that aren't the keyboard's.
  weak var inputDelegate: (any UITextInputDelegate)?

  /// Whether the text may have several lines at all.
  package let isMultiline: Bool

  /// How many lines the user may make of the text; 0 for any number.
  package internal(set) var lineLimit: Int

  /// Whether the host has the keyboard.
  @exclusivity(unchecked) package internal(set) var isEditing = false

  /// Counts the stretches of editing.
  private(set) var stretches = 0

  /// The part of the text that an input method has not decided yet.
  @exclusivity(unchecked) var markedRange: Range<UTF8Offset>?

  /// What the styles in `content` stand for.
  var attributes: AttributeTable

  /// The style that was set for the next typed character.
  @exclusivity(unchecked) var typingStyle: TextStyle?

  /// The steps of undo and redo, of this stretch of editing.
  @exclusivity(unchecked) var editHistory = EditHistory()

  /// The undo manager, once a program has asked for it.
  @exclusivity(unchecked) var undoManager: TextUndoManager?

  /// Whether the next insertion replaces the whole text.
  @exclusivity(unchecked) var clearsOnInsertion = false

  /// Whether the next edit replaces the whole text: in a secure field, the first one after it got the keyboard.
  @exclusivity(unchecked) var replacesOnFirstEdit = false

  /// Whether the text is overwritten with zeros when it goes. Nothing of it is kept for undo then.
  var keepsSecret = false {
    didSet {
      guard keepsSecret, !oldValue else { return }
      content = content.isolated()
      forgetHistory()
    }
  }

  /// The selection that the user makes right now from its end to its start.
  var directedSelection: TextSelection?

  /// What the keyboard shows in place of the text while it searches or counts. Drawn, never part of the text.
  package var provisional: ProvisionalLine? { didSet { host?.contentDidChange() } }

  /// What a lone Esc does.
  package var escapePolicy = EscapePolicy.none

  /// What was entered before, for the keyboard to recall.
  package var history = TextHistory()

  init(isMultiline: Bool, attributes: [NSAttributedString.Key: Any]) {
    self.isMultiline = isMultiline
    lineLimit = isMultiline ? 0 : 1
    self.attributes = AttributeTable(defaults: attributes)
  }

  deinit {
    if keepsSecret { content.wipe() }
  }

  /// The text, for the program to keep.
  var string: String { keepsSecret ? content.buffer.string.isolated() : content.buffer.string }

  /// A part of the text, for the program to keep.
  func string(in range: Range<UTF8Offset>) -> String {
    keepsSecret ? content.buffer[range].isolated() : content.buffer[range]
  }

  /// The keyboard is here.
  ///
  /// - Returns: the number of this stretch of editing, for `isIn(_:)`.
  func beginEditing() -> Int {
    isEditing = true
    stretches &+= 1
    return stretches
  }

  /// Whether a stretch of editing goes on. A callback may have ended it, and have begun another one.
  func isIn(_ stretch: Int) -> Bool { isEditing && stretches == stretch }

  /// The keyboard has gone: what belonged to this stretch of editing goes with it.
  func endEditing() {
    isEditing = false
    replacesOnFirstEdit = false
    provisional = nil
    typingStyle = nil
    markedRange = nil
    editHistory.removeAll()
    undoManager?.removeAllActions()
    host?.contentDidChange()
  }

  /// The selection, without a copy of the text that it is in.
  package var selection: TextSelection { content.selection }

  /// The whole text's range.
  var everything: Range<UTF8Offset> { .zero..<content.buffer.end }
}
