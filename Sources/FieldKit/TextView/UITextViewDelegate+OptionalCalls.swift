public import Foundation

// In Objective-C the delegate's methods are optional, and who passes them on writes `delegate?.textViewDidChange?(view)`,
// or `if let ask = delegate?.textView(_:shouldChangeTextIn:replacementText:)`. Here every method is there, with the
// answer of one that isn't written as its default; these members let the optional spellings compile.

/// A delegate's question about a text view, called as the method of the same name is.
@preconcurrency @MainActor
public struct _TextViewQuestion {
  let ask: @MainActor (UITextView) -> Bool
  /// Asks.
  public func callAsFunction(_ textView: UITextView) -> Bool { ask(textView) }
}

/// What a delegate is told of a text view, called as the method of the same name is.
@preconcurrency @MainActor
public struct _TextViewNotice {
  let tell: @MainActor (UITextView) -> Void
  /// Tells.
  public func callAsFunction(_ textView: UITextView) { tell(textView) }
}

/// A delegate's question about a change, a link or an attachment.
@preconcurrency @MainActor
public struct _TextViewDetail {
  let delegate: any UITextViewDelegate

  /// Asks about a change. The range is in UTF-16 code units.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// Asks about a link. The range is in UTF-16 code units.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(textView, shouldInteractWith: url, in: characterRange, interaction: interaction)
  }

  /// Asks about an attachment. The range is in UTF-16 code units.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }

  /// Asks about a link, in the older form. The range is in UTF-16 code units.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool {
    delegate.textView(textView, shouldInteractWith: url, in: characterRange)
  }

  /// Asks about an attachment, in the older form. The range is in UTF-16 code units.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }
}

extension UITextViewDelegate {
  /// `textViewShouldBeginEditing(_:)`, for an optional call.
  public var textViewShouldBeginEditing: _TextViewQuestion? {
    _TextViewQuestion { self.textViewShouldBeginEditing($0) }
  }
  /// `textViewShouldEndEditing(_:)`, for an optional call.
  public var textViewShouldEndEditing: _TextViewQuestion? {
    _TextViewQuestion { self.textViewShouldEndEditing($0) }
  }
  /// `textViewDidBeginEditing(_:)`, for an optional call.
  public var textViewDidBeginEditing: _TextViewNotice? {
    _TextViewNotice { self.textViewDidBeginEditing($0) }
  }
  /// `textViewDidEndEditing(_:)`, for an optional call.
  public var textViewDidEndEditing: _TextViewNotice? { _TextViewNotice { self.textViewDidEndEditing($0) } }
  /// `textView(_:shouldChangeTextIn:replacementText:)` and its like, for an optional call.
  public var textView: _TextViewDetail? { _TextViewDetail(delegate: self) }
  /// `textViewDidChange(_:)`, for an optional call.
  public var textViewDidChange: _TextViewNotice? { _TextViewNotice { self.textViewDidChange($0) } }
  /// `textViewDidChangeSelection(_:)`, for an optional call.
  public var textViewDidChangeSelection: _TextViewNotice? {
    _TextViewNotice { self.textViewDidChangeSelection($0) }
  }
}
