public import CellCanvas
public import Foundation
import TextEditing

/// A field for one line of text: UIKit's, in a terminal.
///
/// The field is the one truth for its text, its selection and their history. Every change of them goes through
/// `apply(_:by:)`. Positions at this face are UTF-16 code units, frames are points (8 × 16 a cell).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Content

  /// What edits the text. Every change of text and selection goes through it.
  package final let engine = TextEngine(
    isMultiline: false, attributes: [.foregroundColor: UIColor.label, .font: UIFont.body])

  /// The text. Never `nil`: an empty field gives `""`.
  ///
  /// Setting it asks nobody, sends no event, puts the caret at the end, and forgets undo. While the field is
  /// edited the delegate is told of the selection. Setting an equal text changes nothing.
  open var text: String? {
    get { engine.string }
    set { engine.setText(newValue ?? "") }
  }

  /// The text with the attributes of each part. Never `nil`.
  ///
  /// Setting it does what setting `text` does, and sets `textColor`, `font` and `textAlignment` from its first character.
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

  /// Whether the next insertion replaces the whole text. Falls back to false then. A selection isn't seen until it does.
  open var clearsOnInsertion: Bool {
    get { engine.clearsOnInsertion }
    set {
      engine.clearsOnInsertion = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the text isn't to be seen: bullets are drawn in its place, or what `secureTextDisplay` says.
  ///
  /// The first edit after the field got the keyboard replaces the whole text. The text can't be copied or cut. Nothing
  /// is kept to undo, and what the field held is overwritten with zeros when it goes, in storage that is the field's
  /// own: not in the strings that the program was given, nor in those of at most 15 bytes, which Swift keeps in
  /// registers and on the stack.
  open var isSecureTextEntry = false {
    didSet {
      engine.keepsSecret = isSecureTextEntry
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

  // MARK: Traits

  /// Which on-screen keyboard would suit the text. Stored: it never filters what is typed.
  open var keyboardType = UIKeyboardType.default
  /// Whether an on-screen keyboard would be light or dark. Stored.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// How an on-screen Return key would be labelled. Stored.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters an on-screen keyboard would capitalise. Stored.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether an on-screen keyboard would correct. Stored.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling would be checked. Stored.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes would become curved ones. Stored: what is typed stays what it is.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens would become a dash. Stored: what is typed stays what it is.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces would be put around what is pasted. Stored: a paste stays what it is.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the rest of a word would be guessed within the text. Stored.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether sums would be worked out within the text. Stored.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// How much a writing assistant would do. Stored.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What the text means. Stored.
  open var textContentType: UITextContentType!
  /// What a new password must be made of. Stored.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether Return does nothing while the field is empty.
  open var enablesReturnKeyAutomatically = false

  // MARK: Drawing state

  /// The first cluster that is seen of a text wider than the field.
  final var firstVisible = UTF8Offset.zero

  // MARK: In place of a keyboard

  /// What would stand in place of an on-screen keyboard. Stored: a terminal's keyboard is the one on the desk.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?

  /// What would stand over an on-screen keyboard. Stored.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private var storedInputAccessoryView: UIView?

  /// What would be drawn behind a field with an edge. Stored; a terminal draws no pictures.
  open var background: UIImage?
  /// What would be drawn behind a field that can't be used. Stored; a terminal draws no pictures.
  open var disabledBackground: UIImage?

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

  deinit { engine.loseHost() }

  // MARK: Focus

  /// Whether the field can be used. One that can't gives the keyboard up.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isFirstResponder { _ = endEditing(asking: false) } }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Takes the keyboard, in UIKit's order of questions and events.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  /// Gives the keyboard up, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(asking: true) }

  override func forceResign() -> Bool { endEditing(asking: false) }

  /// What takes edits back. It belongs to this field, and is emptied when editing ends.
  ///
  /// What is typed is grouped by words and by pauses of a second, other edits are steps of their own, and what a program
  /// registers stands among them. The delegate is asked before anything is undone or redone.
  open override var undoManager: UndoManager? { engine.madeUndoManager }

  package override var textEngine: TextEngine? { engine }

  // MARK: UIKeyInput

  /// Whether the field holds any text.
  open var hasText: Bool { !engine.content.buffer.isEmpty }

  /// Puts text in place of the selection, and sends `.editingChanged`. The delegate isn't asked.
  open func insertText(_ text: String) { engine.insert(text) }

  /// Deletes the selection or the cluster before the caret, and sends `.editingChanged`. The delegate isn't asked.
  open func deleteBackward() { engine.deleteBackward() }

  // MARK: Edit actions

  /// Whether an edit action would do anything now. Text that isn't to be seen can't be copied nor cut.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    engine.canPerform(action.text) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Takes the selection to the pasteboard, if the delegate allows it.
  open override func cut(_ sender: Any?) { engine.cutSelection() }
  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) { engine.copySelection() }
  /// Puts the pasteboard's text in place of the selection, as one change. The terminal's own paste comes here too.
  open override func paste(_ sender: Any?) { engine.paste() }
  /// Does what `paste(_:)` does: what is pasted has the style of what stands before it anyway.
  open override func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { engine.selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { engine.selectAll() }
  /// Deletes the selection, if the delegate allows it.
  open override func delete(_ sender: Any?) { engine.offerDeletionOfSelection() }

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

  /// The position so many characters away in a direction; `nil` outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction.isForward ? offset : -offset)
  }

  /// The end of a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction.isForward ? range.end : range.start }

  /// The character beside a position.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let buffer = engine.content.buffer
    let start = buffer.utf8Offset(at: position.offset)
    let end =
      direction.isForward ? buffer.clusterBoundary(after: start) : buffer.clusterBoundary(before: start)
    return start == end ? nil : UITextRange(engine.utf16(min(start, end)..<max(start, end)))
  }

  /// Whether the user may put a text in place of a range: what the delegate says.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(engine.nsRange(engine.utf8(range.offsets)), replacement: text)
  }

  /// Which way text runs. A terminal decides that itself: always natural.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Has no effect: a terminal decides itself which way text runs.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// On which side of a line's end the caret would stand. Stored: in one line it makes no difference.
  open var selectionAffinity = UITextStorageDirection.forward

  /// Who is told of changes that aren't the keyboard's.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { engine.inputDelegate }
    set { engine.inputDelegate = newValue }
  }

  /// What knows where words begin.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The view whose points positions are in: the field.
  open var textInputView: UIView { self }

  /// The attributes of the text at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    engine.attributes(at: engine.content.buffer.utf8Offset(at: position.offset))
  }

  // MARK: Side views

  /// When something at the side of a field is to be seen.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// When the button that empties the field is to be seen, if there is any text.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// What stands before the text.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// When `leftView` is to be seen.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// What stands behind the text.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// When `rightView` is to be seen.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// Whether the clear button is in the field.
  final var clearButtonIsPlaced = false

  /// The button that empties the field, once it was needed.
  final lazy var clearButton = TextFieldClearButton(field: self)

  /// Gives the side views their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSideViews()
  }

  // MARK: Geometry and drawing

  package override var hasTextInMiddle: Bool { true }

  /// How a field's edge is drawn.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The outline of the field's layer, else that of its border style.
  override var outline: BoxStyle? {
    if let box = super.outline { return box }
    switch borderStyle {
    case .none: return nil
    case .line, .bezel: return .square
    case .roundedRect: return .rounded
    }
  }

  /// The field's edge: a box where there are three rows, which is the height that the field asks for then. With less
  /// it is a line under the text.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }

  /// Where a text stands that is narrower than the field: what the paragraph style in `defaultTextAttributes`, or in the
  /// first character of `attributedText`, says too. Right-to-left text is drawn as the terminal does.
  open var textAlignment: NSTextAlignment {
    get { engine.alignment }
    set { engine.alignment = newValue }
  }

  /// What is seen of the text of a secure field.
  public final var secureTextDisplay = SecureTextDisplay.masked { didSet { setNeedsDisplay() } }

  /// Whether letters would shrink to fit. Stored: a terminal's letters have one size.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of letters that shrink, in points. Stored.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font would follow the user's text size. Stored.
  open var adjustsFontForContentSizeCategory = false

  /// Where the border is drawn, in points: around the whole field.
  @discardableResult
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text stands while it isn't edited, in points. It is drawn in the middle row.
  @discardableResult
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    defaultTextRect(bounds, clearButton: isClearButtonShown)
  }

  /// Where the text stands while it is edited, in points. It is drawn in the middle row.
  @discardableResult
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    defaultTextRect(bounds, clearButton: isClearButtonShown)
  }

  /// Where the placeholder stands, in points. It is drawn in the middle row.
  @discardableResult
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the clear button stands, in points.
  @discardableResult
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(bounds, size: CGSize(width: 2 * CellMetrics.width, height: CellMetrics.height), atRight: true)
  }

  /// Where `leftView` stands, in points.
  @discardableResult
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(bounds, size: sideSize(leftView), atRight: false)
  }

  /// Where `rightView` stands, in points.
  @discardableResult
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(bounds, size: sideSize(rightView), atRight: true)
  }

  /// Draws the text in a rectangle, in points. A subclass that overrides this and doesn't call `super` hides it.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder in a rectangle, in points.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  /// What is drawn on, while the field is drawn.
  final var drawingCanvas = Canvas(size: .zero)

  /// What is being drawn, for `drawText(in:)`.
  final var drawn: (line: DisplayedLine, area: CellRect, visible: VisibleLine)?

  /// Where the caret stands at a position, in points of the field: one cell. Outside of the field for text that isn't
  /// in sight.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: engine.content.buffer.utf8Offset(at: position.offset))
  }

  /// The place of a range's first line, in points of the field.
  open func firstRect(for range: UITextRange) -> CGRect {
    let start = caretRect(for: range.start)
    return CGRect(
      x: start.minX, y: start.minY, width: max(0, caretRect(for: range.end).minX - start.minX),
      height: start.height)
  }

  /// The places of a range, in points of the field: one, in a field of one line; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range), containsStart: true, containsEnd: true)]
  }

  /// The position in the text nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(engine.content.buffer.utf16Offset(at: position(at: point)))
  }

  /// The position in a range nearest to a point of the field.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let offset = engine.content.buffer.utf16Offset(at: position(at: point))
    return UITextPosition(min(max(offset, range.offsets.lowerBound), range.offsets.upperBound))
  }

  /// The character at a point of the field, in points.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    let start = position(at: point)
    let end = engine.content.buffer.clusterBoundary(after: start)
    return start == end ? nil : UITextRange(engine.utf16(start..<end))
  }

  /// One row high, three with a border; as wide as it is let.
  open override var intrinsicContentSize: CGSize {
    let rows: CGFloat = borderStyle == .none ? 1 : 3
    return CGSize(width: UIView.noIntrinsicMetric, height: rows * CellMetrics.height)
  }

  open override func draw(in canvas: inout Canvas) { drawField(in: &canvas) }
}
