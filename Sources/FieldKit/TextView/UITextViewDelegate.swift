public import Foundation

/// What a text view asks and tells. Every method has the answer that UIKit takes where none is written.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before the view takes the keyboard. One that can't be edited doesn't ask.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked before the view gives the keyboard up.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told when the view has the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told when the view has given the keyboard up.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before a change by the user.
  ///
  /// - Parameters:
  ///   - range: what is replaced, in UTF-16 code units of the text as it is. Always in bounds, and whole
  ///     grapheme clusters.
  ///   - text: what comes in its place; `"\n"` for Return.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Told after a change by the user, or by a call that stands for a key.
  func textViewDidChange(_ textView: UITextView)
  /// Told when the caret, the selection, or the text around it has changed. The text is the new one already.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asked whether a link may be followed. Never called: a terminal follows no links.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asked whether an attachment may be used. Never called: a terminal has none.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// The older form of the question about links. Never called.
  func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
  /// The older form of the question about attachments. Never called.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// Asked what the menu over a selection holds. Never called: a terminal opens no menus.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Told before the menu over a selection opens. Never called: a terminal opens no menus.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Told before the menu over a selection closes. Never called: a terminal opens no menus.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

/// What a delegate that leaves these out answers, as UIKit takes it: everything is allowed.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
