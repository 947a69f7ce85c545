public import CellCanvas
public import Foundation
import TextEditing

/// A field for one line of text: UIKit's, in a terminal.
///
/// The field is the one truth for its text, its selection and their history. Every change of them goes through
/// `apply(_:by:)`. Positions at this face are UTF-16 code units, frames are points (8 × 16 a cell).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  // MARK: Content

  /// What edits the text. Every change of text and selection goes through it.
  package final let engine = TextEngine(
    isMultiline: false, attributes: [.foregroundColor: UIColor.label, .font: UIFont.body])

  /// The text. Never `nil`: an empty field gives `""`.
  ///
  /// Setting it asks nobody, sends no event, puts the caret at the end, and forgets undo. While the field is
  /// edited the delegate is told of the selection. Setting an equal text changes nothing.
  open var text: String? {
    get { engine.content.buffer.string }
    set { engine.setText(newValue ?? "") }
  }

  /// The text with the attributes of each part. Never `nil`.
  ///
  /// Setting it does what setting `text` does, and sets `textColor` and `font` from its first character.
  open var attributedText: NSAttributedString? {
    get { engine.attributedText }
    set { engine.setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// What an empty field shows. Setting it replaces `attributedPlaceholder`.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What an empty field shows, with attributes. It never changes the field's size.
  open var attributedPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }

  // MARK: Looks

  /// The letters' colour. `UIColor.label`, the terminal's own, if set to `nil`. Setting it colours the whole text.
  open var textColor: UIColor? {
    get { engine.attributes.defaults[.foregroundColor] as? UIColor }
    set { engine.setAttribute(.foregroundColor, to: newValue ?? .label) }
  }

  /// The font: a terminal draws bold and italic, the rest is stored. Setting it sets that of the whole text.
  open var font: UIFont? {
    get { engine.attributes.defaults[.font] as? UIFont }
    set { engine.setAttribute(.font, to: newValue ?? .body) }
  }

  /// The attributes that text has without others. Setting them gives them to the whole text. `textColor` and `font`
  /// are among them.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { engine.attributes.defaults }
    set {
      engine.setDefaultAttributes(
        [.foregroundColor: UIColor.label, .font: UIFont.body].merging(newValue) { $1 })
    }
  }

  /// The attributes of the next typed character: those of the text where the caret stands, until others are set.
  /// `nil` unless the field is edited, and setting them has no effect then. A moved caret forgets what was set.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? engine.typingAttributes : nil }
    set { if isEditing { engine.typingAttributes = newValue ?? defaultTextAttributes } }
  }

  /// Whether the user may change attributes. Stored: a keyboard has no keys for it, and a terminal pastes plain text.
  open var allowsEditingTextAttributes = false

  // MARK: Editing

  /// Who is asked and told. The field keeps its own reference, so a subclass may override this.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  final weak var storedDelegate: (any UITextFieldDelegate)?

  /// Whether the field has the keyboard: true from before `textFieldDidBeginEditing` to before
  /// `textFieldDidEndEditing`.
  open var isEditing: Bool { engine.isEditing }

  /// Whether the field is emptied when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces the whole text. Falls back to false then.
  open var clearsOnInsertion: Bool {
    get { engine.clearsOnInsertion }
    set { engine.clearsOnInsertion = newValue }
  }

  /// Whether bullets are drawn in place of the text.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry && !oldValue && isEditing { engine.replacesOnFirstEdit = hasText }
      setNeedsDisplay()
    }
  }

  /// What a lone Esc does here.
  public final var escapePolicy: EscapePolicy {
    get { engine.escapePolicy }
    set { engine.escapePolicy = newValue }
  }

  /// What was entered before, for the keyboard to recall. The field adds nothing to it by itself.
  public final var history: TextHistory {
    get { engine.history }
    set { engine.history = newValue }
  }

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

  // MARK: Making one

  /// A field at a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    engine.host = self
  }

  /// A field from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    engine.host = self
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Takes the keyboard, in UIKit's order of questions and events.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  /// Gives the keyboard up, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(asking: true) }

  override func forceResign() -> Bool { endEditing(asking: false) }

  package override var textEngine: TextEngine? { engine }

  // MARK: UIKeyInput

  /// Whether the field holds any text.
  open var hasText: Bool { !engine.content.buffer.isEmpty }

  /// Puts text in place of the selection, and sends `.editingChanged`. The delegate isn't asked.
  open func insertText(_ text: String) { engine.insert(text) }

  /// Deletes the selection or the cluster before the caret, and sends `.editingChanged`. The delegate isn't asked.
  open func deleteBackward() { engine.deleteBackward() }

  // MARK: UITextInput

  /// The selection. Never `nil`, with or without the keyboard; setting `nil` changes nothing.
  open var selectedTextRange: UITextRange? {
    get { engine.selectedTextRange }
    set { engine.selectedTextRange = newValue }
  }

  /// What an input method has not decided yet, if anything.
  open var markedTextRange: UITextRange? { engine.markedTextRange }

  /// How marked text would look. Stored; it is drawn underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Puts provisional text in place of the marked text, else of the selection. The delegate isn't asked.
  ///
  /// - Parameter selectedRange: what is selected of it, in its UTF-16 code units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    engine.setMarkedText(markedText ?? "", selected: selectedRange)
  }

  /// Makes the marked text a part of the text like any other.
  open func unmarkText() { engine.unmarkText() }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(UTF16Offset(0)) }
  /// The position behind the last character.
  open var endOfDocument: UITextPosition { engine.endOfDocument }

  /// The text in a range, which is clamped to the text.
  open func text(in range: UITextRange) -> String? { engine.text(in: range) }

  /// Puts `text` in place of a range, with the caret behind it. Silent, as setting `text` is.
  open func replace(_ range: UITextRange, withText text: String) { engine.replace(range, with: text) }

  /// The range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fromPosition.range(to: toPosition)
  }

  /// The position `offset` UTF-16 code units away; `nil` outside of the text. Never `nil` inside of it.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    engine.position(from: position, offset: offset)
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.comparison(with: other)
  }

  /// The UTF-16 code units from one position to another; negative backwards.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset.value - from.offset.value
  }

  // MARK: Geometry and drawing

  package override var hasTextInMiddle: Bool { true }

  /// One row high; as wide as it is let.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  open override func draw(in canvas: inout Canvas) { drawField(in: &canvas) }
}
