public import CellCanvas
public import Foundation
package import TextEditing

/// A field for one line of text: UIKit's, in a terminal.
///
/// The field is the one truth for its text, its selection and their history. Every change of them goes through
/// `apply(_:by:)`. Positions at this face are UTF-16 code units, frames are points (8 × 16 a cell).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  // MARK: Content

  // What each typed key goes through isn't checked for overlapping access: no code runs while one of these changes.

  /// The text and the selection, in UTF-8 code units. Changed by `apply(_:by:)` and `select(_:)` alone.
  @exclusivity(unchecked) package final var content = EditableText() { didSet { revision &+= 1 } }

  /// Counts the changes of text and selection, so that who mirrors them sees that one came from elsewhere.
  @exclusivity(unchecked) package private(set) final var revision = 0

  /// The number of this field among all that were ever made: what mirrors a field needs no reference to know it by.
  package final let serial = UITextField.nextSerial()

  private static var fields = 0
  private static func nextSerial() -> Int {
    fields &+= 1
    return fields
  }

  /// The steps of undo and redo, of this stretch of editing.
  @exclusivity(unchecked) final var editHistory = EditHistory()

  /// The text. Never `nil`: an empty field gives `""`.
  ///
  /// Setting it asks nobody, sends no event, puts the caret at the end, and forgets undo. While the field is
  /// edited the delegate is told of the selection. Setting an equal text changes nothing.
  open var text: String? {
    get { content.buffer.string }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes. Never `nil`. Setting it sets `textColor` and `font` from its first character.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        textColor = attributes[.foregroundColor] as? UIColor ?? textColor
        font = attributes[.font] as? UIFont ?? font
      }
      text = newValue?.string
    }
  }

  /// What an empty field shows. Setting it replaces `attributedPlaceholder`.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What an empty field shows, with attributes. It never changes the field's size.
  open var attributedPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }

  // MARK: Looks

  /// The letters' colour. `UIColor.label`, the terminal's own, if set to `nil`.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }

  /// The font: a terminal draws bold and italic, the rest is stored.
  open var font: UIFont? = .body { didSet { setNeedsDisplay() } }

  /// The attributes that text has without others. Setting it sets `textColor` and `font`.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.foregroundColor: textColor ?? .label, .font: font ?? .body] }
    set {
      textColor = newValue[.foregroundColor] as? UIColor ?? .label
      font = newValue[.font] as? UIFont ?? .body
    }
  }

  // MARK: Editing

  /// Who is asked and told. The field keeps its own reference, so a subclass may override this.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  final weak var storedDelegate: (any UITextFieldDelegate)?

  /// Whether the field has the keyboard: true from before `textFieldDidBeginEditing` to before
  /// `textFieldDidEndEditing`.
  public internal(set) final var isEditing = false

  /// Whether the field is emptied when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces the whole text. Falls back to false then.
  open var clearsOnInsertion = false

  /// Whether bullets are drawn in place of the text.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry && !oldValue && isEditing { replacesOnFirstEdit = !content.buffer.isEmpty }
      setNeedsDisplay()
    }
  }

  /// Whether the next edit replaces the whole text: in a secure field, the first one after it got the keyboard.
  final var replacesOnFirstEdit = false

  /// What a lone Esc does here.
  public final var escapePolicy = EscapePolicy.none

  /// What was entered before, for the keyboard to recall. The field adds nothing to it by itself.
  public final var history = TextHistory()

  // MARK: Traits (stored)

  /// Which on-screen keyboard would suit the text. It never filters what is typed.
  open var keyboardType = UIKeyboardType.default
  /// How an on-screen Return key would be labelled.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters an on-screen keyboard would capitalise.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether an on-screen keyboard would correct.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling would be checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether Return does nothing while the field is empty.
  open var enablesReturnKeyAutomatically = false

  // MARK: Drawing state

  /// The first cluster that is seen of a text wider than the field.
  final var firstVisible = UTF8Offset.zero

  /// What the keyboard shows in place of the text while it searches or counts. Drawn, never part of the text.
  package final var provisional: ProvisionalLine? { didSet { setNeedsDisplay() } }

  // MARK: Making one

  /// A field at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A field from an archive, with an empty frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Takes the keyboard, in UIKit's order of questions and events.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  /// Gives the keyboard up, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(asking: true) }

  override func forceResign() -> Bool { endEditing(asking: false) }

  // MARK: UIKeyInput

  /// Whether the field holds any text.
  open var hasText: Bool { !content.buffer.isEmpty }

  /// Puts text in place of the selection, and sends `.editingChanged`. The delegate isn't asked.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes the selection or the cluster before the caret, and sends `.editingChanged`. The delegate isn't asked.
  open func deleteBackward() { deleteCluster() }

  // MARK: UITextInput

  /// The selection. Never `nil`, with or without the keyboard; setting `nil` changes nothing.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(utf16(content.selection.range)) }
    set { if let newValue { select(TextSelection(utf8(newValue.offsets))) } }
  }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(UTF16Offset(0)) }
  /// The position behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(UTF16Offset(content.buffer.utf16Count)) }

  /// The text in a range, which is clamped to the text.
  open func text(in range: UITextRange) -> String? { content.buffer[utf8(range.offsets)] }

  /// Puts `text` in place of a range, with the caret behind it. Silent, as setting `text` is.
  open func replace(_ range: UITextRange, withText text: String) {
    apply(TextEdit(range: utf8(range.offsets), replacement: text), by: .program)
  }

  /// The range between two positions, in either order.
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }

  /// The position `offset` UTF-16 code units away; `nil` outside of the text. Never `nil` inside of it.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflow) = position.offset.value.addingReportingOverflow(offset)
    guard !overflow, (0...content.buffer.utf16Count).contains(target) else { return nil }
    return UITextPosition(UTF16Offset(target))
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The UTF-16 code units from one position to another; negative backwards.
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset.value - from.offset.value }

  // MARK: Geometry and drawing

  /// One row high; as wide as it is let.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  open override func draw(in canvas: inout Canvas) { drawField(in: &canvas) }
}
