package import TextEditing

/// What one key did, for the owner of the text to apply: an edit, then the selection, then the action.
package struct KeyOutcome: Sendable {
  /// The change of the text, against the text that was loaded; `nil` if it did not change.
  package var edit: TextEdit?

  /// The selection after the edit, in UTF-8 code units: the caret, and the mark as anchor while a region is
  /// active. Readline reckons with it even if there is no edit.
  package var selection: TextSelection

  /// What the key asks of the owner beyond editing.
  package var action: KeyAction?

  /// What to show in place of the field's own text while Readline is in the middle of something.
  package var provisional: ProvisionalDisplay?

  /// Whether a macro, or the rest of the key, is still to be run. Apply this outcome, then call `resume()`.
  package var hasMore = false

  /// Whether the edit takes the selection away as Cut does, with its text going where what is cut goes.
  package var cuts = false

  /// Whether the bell would ring: the key is not bound, or its command had nothing to do.
  package var rings = false

  /// The outcome of a key that did nothing.
  package init(selection: TextSelection) { self.selection = selection }
}

/// What Readline would show while it searches, reads a count or waits for another key. It is not the text.
package struct ProvisionalDisplay: Hashable, Sendable {
  /// What stands before the line, such as ``(reverse-i-search)`foo': `` or `(arg: 3) `. Often empty.
  package var prompt: String

  /// The line that is shown, or `nil` while the field's own text is.
  package var line: String?

  /// The caret in the line that is shown, in UTF-8 code units.
  package var caret: UTF8Offset
}

/// What a key asks of the owner of the text, who alone can do it.
package enum KeyAction: Hashable, Sendable {
  /// accept-line: the text is finished.
  case submit
  /// C-d on an empty line.
  case endOfInput
  /// undo and vi-undo, so many times.
  case undo(Int)
  /// field-redo, so many times.
  case redo(Int)
  /// field-break-undo: what is typed from here on is undone by itself.
  case breakUndo
  /// revert-line: back to the text that editing began with.
  case revertLine
  /// copy-region-as-kill while a region is shown: the selected text goes where what is copied goes.
  case copy
  /// Moves the caret over the rows of a text of several lines, which only the owner knows.
  ///
  /// With `extends` the mark stays where it is: a region is being marked. In vi command mode the caret stays on a
  /// character of its line.
  case move(Motion, extends: Bool, staysOnCharacter: Bool)
  /// One of the completion commands.
  case complete(Completion)
  /// clear-screen.
  case clearScreen
  /// clear-display: the scrollback too.
  case clearDisplay
  /// redraw-current-line.
  case redraw
  /// abort, when there was nothing to abort but the owner's own matters.
  case abort
  /// A lone Esc that no binding takes.
  case escape

  /// A motion over rows.
  package enum Motion: Hashable, Sendable {
    /// next-history and previous-history: so many rows down, or up if negative.
    case rows(Int)
    /// Page Down and Page Up: so many screens down, or up if negative.
    case pages(Int)
    /// Home: to the start of the row.
    case rowStart
    /// End: to the end of the row.
    case rowEnd
  }

  /// Which completion command was invoked.
  package enum Completion: Hashable, Sendable {
    /// complete, and vi's `\`.
    case complete
    /// possible-completions, and vi's `=`.
    case list
    /// insert-completions, and vi's `*`.
    case insertAll
    /// menu-complete and old-menu-complete.
    case next
    /// menu-complete-backward.
    case previous
  }
}
