public import Foundation
import TextEditing

/// Answers questions about how a text view's text is laid out.
///
/// A glyph is a UTF-16 code unit here, so glyphs and characters have the same ranges. Places are points from the corner
/// of the text container, which `UITextView.textContainerInset` moves into the view.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  final weak var textView: UITextView?

  /// The containers that the text is laid out for: that of the text view.
  open internal(set) var textContainers: [NSTextContainer] = []

  /// The text: that of the text view, or else the one that the manager was added to.
  open var textStorage: NSTextStorage? {
    get { textView?.textStorage ?? addedStorage }
    set { addedStorage = newValue }
  }
  private weak var addedStorage: NSTextStorage?

  /// Who would decide on the layout. Stored: rows are cells, about which nobody is asked.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// Adds a container. A text view that is made with it takes this manager for its own.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// Breaks the text of a range of characters into rows anew.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    for container in textContainers { container.containerChanged?() }
  }

  /// Draws a range of characters anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textView?.setNeedsDisplay() }

  /// Whether the text was laid out where nobody looks. Stored: it always is.
  open var allowsNonContiguousLayout = false

  /// A manager without a view, which knows of no text.
  public override init() {}

  /// The number of glyphs: UTF-16 code units.
  open var numberOfGlyphs: Int { textView?.engine.content.buffer.utf16Count ?? 0 }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// The glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: the same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyph of a character: the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph: the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Lays the text out. It always is, when it is asked about.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Lays a part of the text out. It always is, when it is asked about.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// The room that the text takes, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView else { return .zero }
    let size = textView.fittingSize(textView.bounds.size)
    let inset = textView.textContainerInset
    return CGRect(
      x: 0, y: 0, width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
  }

  /// The rectangle around glyphs, in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let textView else { return .zero }
    let rects = textView.rects(for: textView.engine.utf8(glyphRange.utf16Offsets))
    return inContainer(rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) })
  }

  /// The row of a glyph, as wide as the text's room, in points. `effectiveGlyphRange` gets the glyphs in it.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let textView else { return .zero }
    let engine = textView.engine
    let position = engine.content.buffer.utf8Offset(at: UTF16Offset(max(0, glyphIndex)))
    let place = textView.textLayout(through: position).rows.place(at: position)
    effectiveGlyphRange?.pointee = engine.nsRange(place.start..<place.end)
    return fragment(row: place.row, in: textView)
  }

  /// Calls `block` with each row of a range of glyphs: its rectangle, the part that its text takes, and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let textView, let container = textContainers.first else { return }
    let engine = textView.engine
    let range = engine.utf8(glyphRange.utf16Offsets)
    let layout = textView.textLayout(through: range.upperBound)
    var place = layout.rows.place(at: range.lowerBound)
    var stop = ObjCBool(false)
    while !stop.boolValue {
      let rect = fragment(row: place.row, in: textView)
      let used = textView.rects(for: place.start..<place.end, limit: 1).first.map(inContainer) ?? rect
      block(rect, used, container, engine.nsRange(place.start..<place.end), &stop)
      guard place.end < range.upperBound, place.row + 1 < layout.rows.count else { break }
      place = layout.rows.place(row: place.row + 1)
    }
  }

  /// The glyph at a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    guard let textView else { return 0 }
    let inset = textView.textInset
    let moved = CGPoint(
      x: point.x + inset.left - container.lineFragmentPadding, y: point.y + inset.top)
    return textView.engine.content.buffer.utf16Offset(at: textView.caret(at: moved).position).value
  }

  /// The character at a point. `partialFraction` gets how far through it the point is: nothing, since a cell is one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }

  private func fragment(row: Int, in textView: UITextView) -> CGRect {
    let inset = textView.textContainerInset
    return CGRect(
      x: 0, y: CGFloat(row) * CellMetrics.height, width: textView.bounds.width - inset.left - inset.right,
      height: CellMetrics.height)
  }

  private func inContainer(_ rect: CGRect) -> CGRect {
    guard let textView else { return rect }
    return rect.offsetBy(dx: -textView.textContainerInset.left, dy: -textView.textInset.top)
  }
}
