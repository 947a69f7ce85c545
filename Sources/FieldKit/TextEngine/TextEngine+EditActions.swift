import Foundation
import TextEditing

/// What the edit menu's actions do to a text.
extension TextEngine {
  /// Whether an action would do anything now; `nil` if it isn't one of a text's.
  ///
  /// - Parameter name: the action's name as Objective-C spells it, such as `paste:`.
  func canPerform(_ name: String) -> Bool? {
    switch name {
    case "copy:": !content.selection.isEmpty && !isSecure
    case "cut:", "delete:": !content.selection.isEmpty && !(name == "cut:" && isSecure)
    case "paste:", "pasteAndMatchStyle:": UIPasteboard.general.hasStrings
    case "select:": content.selection.isEmpty && !content.buffer.isEmpty
    case "selectAll:": !content.buffer.isEmpty && content.selection.range != everything
    default: nil
    }
  }

  /// Puts the selected text on the pasteboard. Not what isn't to be seen.
  func copySelection() {
    guard canPerform("copy:") == true else { return }
    UIPasteboard.general.string = string(in: content.selection.range)
  }

  /// Takes the selection to the pasteboard. If the delegate forbids it, the pasteboard stays as it is as well.
  func cutSelection() {
    guard canPerform("cut:") == true else { return }
    let text = string(in: content.selection.range)
    if offerDeletionOfSelection() { UIPasteboard.general.string = text }
  }

  /// Puts the pasteboard's text in place of the selection.
  func paste() {
    if let text = UIPasteboard.general.string { offerPaste(text) }
  }

  /// Selects the word at the caret; all of a text that isn't to be seen.
  func selectWord() {
    guard !content.buffer.isEmpty else { return }
    if isSecure { return selectAll() }
    offerSelection(TextSelection(content.buffer.word(around: content.selection.caret)))
  }

  /// The user cuts the selection: through the host's `cut(_:)`, which subclasses override.
  ///
  /// - Returns: whether that changed the text once, as a deletion of the selection does.
  package func offerCut() -> Bool {
    let before = revision
    if let host, host.canPerformAction(Selector("cut:"), withSender: nil) { host.cut(nil) }
    return revision == before &+ 1
  }

  /// The user copies the selection: through the host's `copy(_:)`, which subclasses override.
  package func offerCopy() {
    if let host, host.canPerformAction(Selector("copy:"), withSender: nil) { host.copy(nil) }
  }

  /// A text came from the terminal's own clipboard. It goes on the pasteboard, and from there through the host's
  /// `paste(_:)`, which subclasses override; a host that doesn't allow pasting gets nothing.
  package func offerClipboard(_ text: String) {
    guard let host, !text.isEmpty else { return }
    UIPasteboard.general.receive(text)
    if host.canPerformAction(Selector("paste:"), withSender: nil) { host.paste(nil) }
  }
}
