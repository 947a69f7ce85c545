public import CellCanvas
public import Foundation
import TextEditing

/// A text of several lines, which can be edited and scrolled: UIKit's, in a terminal.
///
/// It is the one truth for its text, its selection and their history; what edits them is what edits a text field. Rows
/// are broken between words, or wherever they are full (`textContainer.lineBreakMode`). Positions at this face are
/// UTF-16 code units, frames are points (8 × 16 a cell).
///
/// The keyboard: Return puts in a line break; Up, Down, C-p and C-n move by rows and keep their column; Page Up and Page
/// Down by screens; C-a and C-e go to the ends of the paragraph, Home and End to those of the row; C-k and C-u delete to
/// those of the paragraph; Tab goes to the next field. A text view of one line (`textContainer.maximumNumberOfLines`)
/// leaves Return to its owner, as a text field does.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Content

  /// What edits the text. Every change of text and selection goes through it.
  package final let engine = TextEngine(
    isMultiline: true, attributes: [.foregroundColor: UIColor.label, .font: UIFont.body])

  /// The text. Never `nil`: an empty view gives `""`.
  ///
  /// Setting it asks nobody, sends no event but that of the selection while the text is edited, puts the caret at the
  /// end, and forgets undo. Setting an equal text changes nothing.
  open var text: String! {
    get { engine.string }
    set { engine.setText(newValue ?? "") }
  }

  /// The text with the attributes of each part. Never `nil`.
  ///
  /// Setting it does what setting `text` does, and sets `textColor` and `font` from its first character.
  open var attributedText: NSAttributedString! {
    get { engine.attributedText }
    set { engine.setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  // MARK: Looks

  /// The font: a terminal draws bold and italic, the rest is stored. Setting it sets that of the whole text.
  open var font: UIFont? {
    get { engine.attributes.defaults[.font] as? UIFont }
    set { engine.setAttribute(.font, to: newValue ?? .body) }
  }

  /// The letters' colour. `UIColor.label`, the terminal's own, if set to `nil`. Setting it colours the whole text.
  open var textColor: UIColor? {
    get { engine.attributes.defaults[.foregroundColor] as? UIColor }
    set { engine.setAttribute(.foregroundColor, to: newValue ?? .label) }
  }

  /// Where rows stand that are narrower than the view. A paragraph style in `attributedText` says it for its paragraphs;
  /// this is that of the first one, and setting it sets that of all.
  open var textAlignment: NSTextAlignment {
    get { engine.alignment }
    set { engine.alignment = newValue }
  }

  /// The attributes of the next typed character: those of the text where the caret stands, until others are set. A
  /// moved caret forgets what was set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { engine.typingAttributes }
    set { engine.typingAttributes = newValue }
  }

  /// Whether the user may change attributes. Stored: a keyboard has no keys for it, and a terminal pastes plain text.
  open var allowsEditingTextAttributes = false

  /// What would be made into links. Stored: nothing is looked for.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// How links are drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]
  {
    didSet { setNeedsDisplay() }
  }

  /// Whether letters would be scaled as macOS does it. Stored.
  open var usesStandardTextScaling = false

  /// Whether the font would follow the user's text size. Stored.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Layout

  /// The room between the view's edges and the text, in points. Its upper and lower parts are scrolled with the text,
  /// and give way where the view is too low for them and a row. As everything is drawn in cells, the usual 8 points
  /// above the text are a row, and the usual 8 below it none.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { setNeedsTextLayout() } }
  }

  /// How the text is broken into rows, and how many lines it may have.
  public final let textContainer: NSTextContainer

  /// Answers questions about the layout in points.
  public final let layoutManager: NSLayoutManager

  /// The text, to be changed as an attributed string: what is done to it is done to the view.
  public final var textStorage: NSTextStorage {
    storage.refresh()
    return storage
  }
  private final lazy var storage: TextViewStorage = {
    let made = TextViewStorage(self)
    madeStorage = made
    return made
  }()
  /// The storage, once it was asked for: nobody listens to it before.
  final weak var madeStorage: TextViewStorage?

  /// How much room the text takes, with its insets, in points.
  open override var contentSize: CGSize {
    get {
      updateContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Editing

  /// Who is asked and told. The view keeps its own reference, so a subclass may override this.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      _scrollDelegate = newValue
    }
  }
  final weak var storedDelegate: (any UITextViewDelegate)?

  /// Whether the user may change the text. If not, it can still be read, selected and scrolled.
  open var isEditable = true {
    didSet { if !isEditable, oldValue, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the user may select. A text that can be neither edited nor selected doesn't take the keyboard.
  open var isSelectable = true {
    didSet { if !isSelectable, oldValue, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the next insertion replaces the whole text. Falls back to false then. A selection isn't seen until it does.
  open var clearsOnInsertion: Bool {
    get { engine.clearsOnInsertion }
    set {
      engine.clearsOnInsertion = newValue
      setNeedsDisplay()
    }
  }

  /// The selection, in UTF-16 code units. What lies outside of the text is taken to its nearest end.
  open var selectedRange: NSRange {
    get { engine.nsRange(engine.selection.range) }
    set { engine.select(TextSelection(engine.utf8(newValue.utf16Offsets))) }
  }

  /// What a lone Esc does here.
  public final var escapePolicy: EscapePolicy {
    get { engine.escapePolicy }
    set { engine.escapePolicy = newValue }
  }

  /// What would come up in place of the keyboard. Stored: a terminal's keyboard is on the desk.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?

  /// What would come up above the keyboard. Stored: a terminal's keyboard is on the desk.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private var storedInputAccessoryView: UIView?

  // MARK: Traits

  /// Which letters an on-screen keyboard would capitalise. Stored.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether an on-screen keyboard would correct. Stored.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling would be checked. Stored.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes would become curved ones. Stored.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens would become a dash. Stored.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces would be put around what is pasted. Stored.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the rest of a word would be guessed within the text. Stored.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Which on-screen keyboard would suit the text. It never filters what is typed. Stored.
  open var keyboardType = UIKeyboardType.default
  /// Whether an on-screen keyboard would be light or dark. Stored.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// How an on-screen Return key would be labelled. Stored.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether Return does nothing while the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether sums would be worked out within the text. Stored.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// How much a writing assistant would do. Stored.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What the text means. Stored.
  open var textContentType: UITextContentType!
  /// What a new password must be made of. Stored.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether bullets are drawn in place of the text, line breaks aside. Its rows are then broken where they are full,
  /// the first edit after the view got the keyboard replaces all of it, and nothing is kept to undo.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      engine.keepsSecret = isSecureTextEntry
      if isSecureTextEntry && engine.isEditing { engine.replacesOnFirstEdit = hasText }
      setNeedsTextLayout()
    }
  }

  // MARK: State of layout and drawing

  /// The text in rows, as it was last asked for.
  final var cachedLayout: TextLayout?
  /// A layout in another width, which was asked for only to measure it.
  final var measuredLayout: (text: Int, rules: LayoutRules, rows: Int, width: Int)?
  /// Whether the caret is to be brought in sight by the next layout.
  final var revealsCaret = false

  /// The size in which the caret was brought in sight last: in another one it may be out of sight.
  final var revealedSize = CGSize.zero
  /// What rows and columns mean for the caret, beyond its position.
  final var caretMemory = CaretMemory()

  // MARK: Making one

  /// A text view with a container of its own, at a place in its superview, in points.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    layoutManager = textContainer?.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    let text = layoutManager.textStorage
    prepare()
    if let text, text.length > 0 { attributedText = text }
  }

  /// A text view at a place in its superview, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    layoutManager = NSLayoutManager()
    super.init(coder: coder)
    prepare()
  }

  deinit { engine.loseHost() }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Takes the keyboard, in UIKit's order of questions and events.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  /// Gives the keyboard up, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(asking: true) }

  override func forceResign() -> Bool { endEditing(asking: false) }

  /// What takes edits back. It belongs to this view, and is emptied when editing ends.
  ///
  /// What is typed is grouped by words and by pauses of a second, other edits are steps of their own. The delegate is
  /// asked before anything is undone or redone.
  open override var undoManager: UndoManager? { engine.madeUndoManager }

  package override var textEngine: TextEngine? { engine }

  // MARK: UIKeyInput

  /// Whether the view holds any text.
  open var hasText: Bool { !engine.content.buffer.isEmpty }

  /// Puts text in place of the selection, and tells the delegate, which isn't asked.
  open func insertText(_ text: String) { engine.insert(text) }

  /// Deletes the selection or the cluster before the caret, and tells the delegate, which isn't asked.
  open func deleteBackward() { engine.deleteBackward() }

  // MARK: Edit actions

  /// Whether an edit action would do anything now. Text that isn't to be seen can't be copied nor cut.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let can = engine.canPerform(action.text) else {
      return super.canPerformAction(action, withSender: sender)
    }
    let changes = ["cut:", "paste:", "pasteAndMatchStyle:", "delete:"].contains(action.text)
    return can && (isEditable || !changes)
  }

  /// Takes the selection to the pasteboard, if the delegate allows it.
  open override func cut(_ sender: Any?) { if isEditable { engine.cutSelection() } }
  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) { engine.copySelection() }
  /// Puts the pasteboard's text in place of the selection, as one change. The terminal's own paste comes here too.
  open override func paste(_ sender: Any?) { if isEditable { engine.paste() } }
  /// Does what `paste(_:)` does: what is pasted has the style of what stands before it anyway.
  open override func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { engine.selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { engine.selectAll() }
  /// Deletes the selection, if the delegate allows it.
  open override func delete(_ sender: Any?) {
    if isEditable { engine.offerDeletionOfSelection() }
  }

  // MARK: UITextInput

  /// The selection. Never `nil`, with or without the keyboard; setting `nil` changes nothing.
  open var selectedTextRange: UITextRange? {
    get { engine.selectedTextRange }
    set { engine.selectedTextRange = newValue }
  }

  /// To which side of a soft line break the caret belongs: `.backward` after End, or a click behind a row that was cut.
  open var selectionAffinity: UITextStorageDirection {
    get { layoutCaret.isBehindRow ? .backward : .forward }
    set {
      caretMemory = CaretMemory(
        revision: engine.revision, column: nil, isBehindRow: newValue == .backward)
      setNeedsDisplay()
    }
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

  /// Told of changes by other hands than the keyboard's.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { engine.inputDelegate }
    set { engine.inputDelegate = newValue }
  }

  /// What knows where words and lines begin.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(UTF16Offset(0)) }
  /// The position behind the last character.
  open var endOfDocument: UITextPosition { engine.endOfDocument }

  /// The text in a range, which is clamped to the text.
  open func text(in range: UITextRange) -> String? { engine.text(in: range) }

  /// Puts `text` in place of a range, with the caret behind it. Silent, as setting `text` is.
  open func replace(_ range: UITextRange, withText text: String) { engine.replace(range, with: text) }

  /// Whether the user may put a text in place of a range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(engine.nsRange(engine.utf8(range.offsets)), replacement: text)
  }

  /// The range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fromPosition.range(to: toPosition)
  }

  /// The position `offset` UTF-16 code units away; `nil` outside of the text. Never `nil` inside of it.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    engine.position(from: position, offset: offset)
  }

  /// The position so many UTF-16 code units away, or rows up or down; `nil` outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: self.position(from: position, offset: -offset)
    case .right: self.position(from: position, offset: offset)
    case .up: self.position(from: position, rows: -offset)
    case .down: self.position(from: position, rows: offset)
    }
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.comparison(with: other)
  }

  /// The UTF-16 code units from one position to another; negative backwards.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset.value - from.offset.value
  }

  // MARK: Geometry

  /// Where the caret stands at a position, in points of the content: one cell.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: LayoutCaret(position: engine.content.buffer.utf8Offset(at: position.offset)))
  }

  /// The place of a range's first row, in points of the content.
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(for: engine.utf8(range.offsets), limit: 1).first ?? caretRect(for: range.start)
  }

  /// The places of a range, row by row, in points of the content; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(for: engine.utf8(range.offsets))
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  /// The position nearest to a point of the content.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(engine.content.buffer.utf16Offset(at: caret(at: point).position))
  }

  /// The position in a range nearest to a point of the content.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let offset = engine.content.buffer.utf16Offset(at: caret(at: point).position)
    return UITextPosition(min(max(offset, range.offsets.lowerBound), range.offsets.upperBound))
  }

  /// The character at a point of the content.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    let start = caret(at: point).position
    let end = engine.content.buffer.clusterBoundary(after: start)
    return start == end ? nil : UITextRange(engine.utf16(start..<end))
  }

  /// The attributes at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let offset = engine.content.buffer.utf8Offset(at: position.offset)
    return engine.attributes[engine.content.style(forReplacing: offset..<offset)]
  }

  /// Scrolls as little as is needed to show a range, in UTF-16 code units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = engine.utf8(range.utf16Offsets)
    reveal(LayoutCaret(position: range.upperBound))
    reveal(LayoutCaret(position: range.lowerBound))
  }

  /// Gives the view the height of its text where it isn't scrolled; the width is up to others.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: height(ofRows: shownRows))
  }

  /// The size of the text in a width, with its insets, in points. No wider than asked for, and as high as it takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// Whether the user can scroll. If not, the view asks for the height of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { setNeedsTextLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
  }

  open override func draw(in canvas: inout Canvas) { drawText(in: &canvas) }
}

extension NSRange {
  /// The offsets of the range. What is negative or too large to count is taken to the nearest end.
  var utf16Offsets: Range<UTF16Offset> {
    let start = max(0, location)
    let (end, overflow) = start.addingReportingOverflow(max(0, length))
    return UTF16Offset(start)..<UTF16Offset(overflow ? .max : end)
  }
}
